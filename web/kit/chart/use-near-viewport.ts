import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Far enough that a chart is drawn before a scrolling reader sees its place. */
const MARGIN = '500px'

/** Whether the element has come near what is visible, or the page is about to be printed. Stays true from then on. */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    })
    observer.observe(element)
    // The browser takes the page as it is when the event returns, so React must not wait.
    const beforePrint = () => flushSync(() => setNear(true))
    window.addEventListener('beforeprint', beforePrint)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', beforePrint)
    }
  }, [ref, near])
  return near
}
