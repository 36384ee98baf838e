import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element on mount if the previously focused element was removed together with the content that this element
 * replaces. The element needs `tabIndex={-1}`.
 */
export function useFocusIfLost<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [])
  return part
}
