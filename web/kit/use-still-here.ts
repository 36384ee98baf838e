import { useEffect, useRef } from 'react'

/** Tells whether what calls this is still on the page: who has left it meanwhile is not led away from where they are now. */
export function useStillHere(): () => boolean {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}
