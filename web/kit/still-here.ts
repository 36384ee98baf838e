import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the component that asks is still on the page. What ends after seconds must not lead somebody away who has
 * gone on to another page, nor write into what they fill in there.
 */
export function useStillHere(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
