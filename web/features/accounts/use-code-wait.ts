import { useEffect, useReducer } from 'react'
import { msUntilNextSecond, secondsLeft } from './code-wait.rules.ts'

/** The wait before another code can be sent to a phone. All forms share it, as the server limits codes per phone. */
export function useCodeWait(phone: string) {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const key = `code-wait:${phone}`
  const until = Number(sessionStorage.getItem(key))
  const seconds = secondsLeft(until, Date.now())

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(rerender, msUntilNextSecond(until, Date.now()))
    return () => clearTimeout(timer)
  })

  return {
    seconds,
    begin: (length: number) => {
      sessionStorage.setItem(key, String(Date.now() + length * 1000))
      rerender()
    },
  }
}
