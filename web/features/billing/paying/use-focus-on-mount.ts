import { useEffect, useRef } from 'react'

/** Focuses an element when it mounts, because it replaces the element that had the focus. */
export function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
