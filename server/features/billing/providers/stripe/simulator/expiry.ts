import type { SimulatorParts } from './parts.ts'

/** Capped at a day, as longer timers overflow; an early wake-up is harmless. */
const MAX_WAIT_MS = 86_400_000

export interface Expiry {
  /** Expires due sessions and schedules the next check. */
  sweep(): void
  close(): void
}

export function expiry({ objects, payments, now, clock, log }: SimulatorParts): Expiry {
  let timer: NodeJS.Timeout | undefined
  const sweep = (): void => {
    for (const id of objects.dueSessionIds(now())) payments.expire(id)
    scheduleNext()
  }
  const scheduleNext = (): void => {
    clearTimeout(timer)
    const at = objects.nextEnd()
    if (at === null) return
    timer = setTimeout(wake, Math.min(Math.max(1000, at * 1000 - clock.now()), MAX_WAIT_MS))
    timer.unref()
  }
  const wake = (): void => {
    try {
      sweep()
    } catch (error) {
      log.error({ err: error }, 'Expiring sessions failed; it is retried.')
      scheduleNext()
    }
  }
  wake()
  return { sweep, close: () => clearTimeout(timer) }
}
