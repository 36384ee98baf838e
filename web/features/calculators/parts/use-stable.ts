import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function with a stable identity that calls `latest`, so that memoized components do not re-render. */
export function useStable<Args extends unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current(...args), [])
}
