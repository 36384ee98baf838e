import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus when a pressed button removes itself: the first button left in the part gets it, or the content of the
 * page. Call `onRemove` when such a button is pressed.
 */
export function useFocusAfterRemoval<E extends HTMLElement>(): { part: RefObject<E | null>; onRemove: () => void } {
  const part = useRef<E>(null)
  const isRemoving = useRef(false)
  useLayoutEffect(() => {
    if (!isRemoving.current) return
    isRemoving.current = false
    if (document.activeElement !== document.body) return
    const next = part.current?.querySelector('button') ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
  })
  return {
    part,
    onRemove() {
      isRemoving.current = true
    },
  }
}
