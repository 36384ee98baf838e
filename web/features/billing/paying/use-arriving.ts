import { useEffect, useRef } from 'react'

/** Takes the keyboard along to what has taken the place of what it was on. */
export function useArriving<T extends HTMLElement>() {
  const place = useRef<T>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
