import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the new element on mount if the content that it replaces contained the focus. The element needs
 * `tabIndex={-1}`.
 */
export function useFocusIfLost<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [])
  return part
}
