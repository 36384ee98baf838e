/** Counts calls by caller in memory: for calls that leave nothing behind, where writing the count down would cost more than the call. */
import type { Clock } from './clock.ts'

/** A flood from so many callers that they do not fit begins the count anew; the calls it is for are cheap enough. */
const CALLERS = 100_000

/** Answers the seconds until the caller may call again, 0 for now; `most` calls within each `seconds` on the clock. */
export function rateOf(clock: Clock, { most, seconds }: { most: number; seconds: number }): (caller: string) => number {
  let window = 0
  const calls = new Map<string, number>()
  return (caller) => {
    const now = clock.now().getTime() / 1000
    if (Math.floor(now / seconds) !== window || calls.size >= CALLERS) {
      window = Math.floor(now / seconds)
      calls.clear()
    }
    const count = (calls.get(caller) ?? 0) + 1
    calls.set(caller, count)
    return count > most ? Math.ceil((window + 1) * seconds - now) : 0
  }
}
