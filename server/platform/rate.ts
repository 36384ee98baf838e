/** In-memory rate limits, for calls so cheap that storing the count would cost more than the call. */
import type { Clock } from './clock.ts'

/** At this number of callers all counts reset; the limited calls are cheap enough for that. */
const MAX_CALLERS = 100_000

export interface Rate {
  most: number
  seconds: number
}

export interface Tally {
  /** Seconds until the caller may call again, 0 for now. */
  wait(caller: string): number
  count(caller: string): void
  forgive(caller: string): void
}

/** Lets a caller have `most` calls within each `seconds` on the clock. */
export function tallyOf(clock: Clock, { most, seconds }: Rate): Tally {
  let window = 0
  const calls = new Map<string, number>()
  const now = () => clock.now().getTime() / 1000
  const countOf = (caller: string): number => {
    const current = Math.floor(now() / seconds)
    if (current !== window || calls.size >= MAX_CALLERS) {
      window = current
      calls.clear()
    }
    return calls.get(caller) ?? 0
  }
  return {
    wait: (caller) => (countOf(caller) >= most ? Math.ceil((window + 1) * seconds - now()) : 0),
    count: (caller) => void calls.set(caller, countOf(caller) + 1),
    forgive: (caller) => void calls.set(caller, Math.max(0, countOf(caller) - 1)),
  }
}

/** Returns the seconds until the caller may call again; 0 allows the call and counts it. */
export function rateOf(clock: Clock, rate: Rate): (caller: string) => number {
  const tally = tallyOf(clock, rate)
  return (caller) => {
    const seconds = tally.wait(caller)
    if (seconds === 0) tally.count(caller)
    return seconds
  }
}
