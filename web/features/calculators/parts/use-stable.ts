import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function whose identity never changes and that calls the latest one, for props of memoized parts. */
export function useStable<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current(...args), [])
}
