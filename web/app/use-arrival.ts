import { useEffect, useRef } from 'react'
import { isOpenedOver } from '#web/kit/url-state.ts'

/**
 * A new page begins at its top, for the eye and for a screen reader: without a reload the browser sees to neither. Going
 * back is left to the browser, which knows where the person was; what opens over a page leaves it where it is.
 */
export function useArrival() {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    const arrive = () => {
      if (isOpenedOver(history.state)) return
      window.scrollTo(0, 0)
      content.current?.focus({ preventScroll: true })
    }
    // The event that wouter sends for every page that is opened by a link or by the program.
    window.addEventListener('pushState', arrive)
    return () => window.removeEventListener('pushState', arrive)
  }, [])
  return content
}
