import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, for live regions: screen readers must not hear each keystroke. */
export function useSettled<T>(value: T, afterMs = 700): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, afterMs, value)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
