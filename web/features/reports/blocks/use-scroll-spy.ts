import { useEffect, useState } from 'react'

const READING_LINE = 0.3

/** Returns the id of the section that the reader is in: the last one that starts above the reading line. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const key = ids.join(' ')
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const all = key.split(' ')
    let frame = 0
    const update = () => {
      frame = 0
      const line = window.innerHeight * READING_LINE
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const begun = all.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line,
      )
      setCurrent(atEnd ? all.at(-1) : (begun.at(-1) ?? all[0]))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [key])
  return current
}
