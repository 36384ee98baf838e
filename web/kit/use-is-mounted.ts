import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still mounted, for async code: it must not navigate or write after the user has left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
