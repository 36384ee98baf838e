/** The clock of a world: runs with the system's, set apart from it or frozen by dev calls. */
export interface Clock {
  now(): Date
  /** ISO instant, the form in which the state stores times. */
  iso(): string
  set(instant: Date): void
  advance(milliseconds: number): void
  freeze(frozen: boolean): void
  /** Runs again as if nobody had touched it. */
  release(): void
  readonly frozen: boolean
  /** Somebody has set, advanced or frozen it. */
  readonly moved: boolean
}

/** The day that a clock says, `YYYY-MM-DD`, in UTC: by it the standing of rights is told. */
export const todayBy = (clock: Pick<Clock, 'iso'>): string => clock.iso().slice(0, 10)

/** `start`: what it says now; the time of the system without it. */
export function systemClock(start?: Date): Clock {
  const untouched = start ? start.getTime() - Date.now() : 0
  let offset = untouched
  let frozenAt: number | undefined
  const millis = () => frozenAt ?? Date.now() + offset
  return {
    now: () => new Date(millis()),
    iso: () => new Date(millis()).toISOString(),
    set(instant) {
      offset = instant.getTime() - Date.now()
      if (frozenAt !== undefined) frozenAt = instant.getTime()
    },
    advance(milliseconds) {
      offset += milliseconds
      if (frozenAt !== undefined) frozenAt += milliseconds
    },
    freeze(frozen) {
      if (frozen === (frozenAt !== undefined)) return
      if (frozen) frozenAt = millis()
      else {
        offset = (frozenAt ?? Date.now()) - Date.now()
        frozenAt = undefined
      }
    },
    release() {
      offset = untouched
      frozenAt = undefined
    },
    get frozen() {
      return frozenAt !== undefined
    },
    get moved() {
      return frozenAt !== undefined || offset !== untouched
    },
  }
}
