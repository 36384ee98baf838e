import { useEffect, useState } from 'react'

/** Turns true once the browser has nothing better to do; Safari, which does not tell, is asked a moment later. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const ready = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(ready, 200)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(ready, { timeout: 2000 })
    return () => cancelIdleCallback(asked)
  }, [])
  return idle
}
