import { useEffect, useReducer } from 'react'
import type { CodeType } from '#contracts/api/account.ts'
import { secondsLeft, untilNextSecond } from './code-wait.rules.ts'

/**
 * The wait between two codes for a phone. Its end stands in the browser's session storage, so it goes on when the form is
 * left and opened again.
 */
export function useCodeWait(type: CodeType, phone: string) {
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const key = `code-wait:${type}:${phone}`
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
