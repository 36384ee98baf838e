import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Enough to draw a chart before it scrolls into view. */
const MARGIN = '500px'

/** True once the element was near the viewport or the page is printed. */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: MARGIN,
    })
    observer.observe(element)
    // Synchronous, because the browser prints the page as it is when this listener returns.
    const beforePrint = () => flushSync(() => setIsNear(true))
    window.addEventListener('beforeprint', beforePrint)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', beforePrint)
    }
  }, [ref, isNear])
  return isNear
}
