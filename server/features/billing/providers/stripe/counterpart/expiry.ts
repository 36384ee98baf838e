/** Sessions end at their time, whether anybody looks or not. */
import type { Office } from './office.ts'

/** Beyond a day timers overflow; waking up for nothing costs nothing. */
const LONGEST_WAIT_MS = 86_400_000

export interface Expiry {
  /** Ends the sessions whose time is up, and waits for the next. */
  sweep(): void
  close(): void
}

export function expiry({ objects, payments, now, clock, log }: Office): Expiry {
  let timer: NodeJS.Timeout | undefined
  const sweep = (): void => {
    for (const id of objects.ended(now())) payments.expire(id)
    arm()
  }
  const arm = (): void => {
    clearTimeout(timer)
    const at = objects.nextEnd()
    if (at === null) return
    timer = setTimeout(wake, Math.min(Math.max(1000, at * 1000 - clock.now()), LONGEST_WAIT_MS))
    timer.unref()
  }
  const wake = (): void => {
    try {
      sweep()
    } catch (error) {
      log.error({ err: error }, 'sessions could not be ended')
      arm()
    }
  }
  wake()
  return { sweep, close: () => clearTimeout(timer) }
}
