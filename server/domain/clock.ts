/** The clock of a world: runs with the system's, set apart from it or frozen by dev calls. */
export interface Clock {
  now(): Date
  /** ISO instant, the form in which the state stores times. */
  iso(): string
  set(instant: Date): void
  advance(milliseconds: number): void
  freeze(frozen: boolean): void
  readonly frozen: boolean
}

export function systemClock(): Clock {
  let offset = 0
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
    get frozen() {
      return frozenAt !== undefined
    },
  }
}
