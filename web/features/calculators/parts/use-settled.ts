import { useEffect, useState } from 'react'

/**
 * Returns a value only after it has stayed the same for a while. Live regions use it, so that screen readers do not
 * announce the result of every keystroke.
 */
export function useSettled<T>(value: T, afterMs = 700): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, afterMs, value)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
