import { useEffect, useRef } from 'react'

/** Moves the focus to an element that replaces the focused one. */
export function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
