import { useEffect, useState } from 'react'

/** True once the browser is idle; after a fixed delay in Safari, which has no requestIdleCallback. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const ready = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(ready, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(ready, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
