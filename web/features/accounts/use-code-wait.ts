import { useEffect, useReducer } from 'react'
import { secondsLeft, untilNextSecond } from './code-wait.rules.ts'

/**
 * The wait between two codes for a phone, whatever they are for: the server counts them together. Its end stands in
 * the browser's session storage, so it goes on in another form and when the form is left and opened again.
 */
export function useCodeWait(phone: string) {
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const key = `code-wait:${phone}`
  const until = Number(sessionStorage.getItem(key))
  const seconds = secondsLeft(until, Date.now())

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(showAgain, untilNextSecond(until, Date.now()))
    return () => clearTimeout(timer)
  })

  return {
    seconds,
    begin: (length: number) => {
      sessionStorage.setItem(key, String(Date.now() + length * 1000))
      showAgain()
    },
  }
}
