import { useEffect, useRef } from 'react'
import { isOpenedOver } from '#web/kit/url-state.ts'

/**
 * Scrolls a new page to its top and focuses its content, which the browser does only on a full load. Does nothing on
 * Back, because the browser then restores the position, and nothing when an overlay opens over the page.
 */
export function useNavigationFocus() {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    const onNavigate = () => {
      if (isOpenedOver(history.state)) return
      window.scrollTo(0, 0)
      content.current?.focus({ preventScroll: true })
    }
    // wouter dispatches this event for every link and every call of navigate.
    window.addEventListener('pushState', onNavigate)
    return () => window.removeEventListener('pushState', onNavigate)
  }, [])
  return content
}
