import { type RefObject, useEffect, useRef } from 'react'

/** A part that takes the focus if the part before it took the focused element away. It needs `tabIndex={-1}`. */
export function useFocusIfLost<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [])
  return part
}
