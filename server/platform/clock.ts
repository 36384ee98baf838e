/** The clock of a world: follows the system clock unless dev calls shift or freeze it. */
export interface Clock {
  now(): Date
  iso(): string
  set(instant: Date): void
  advance(milliseconds: number): void
  freeze(frozen: boolean): void
  /** Undoes set, advance and freeze. */
  release(): void
  readonly isFrozen: boolean
  readonly isMoved: boolean
}

/** The current day, `YYYY-MM-DD` in UTC. The status of rights is computed for this day. */
export const todayBy = (clock: Pick<Clock, 'iso'>): string => clock.iso().slice(0, 10)

/** `start` is the initial time; the default is the system's. */
export function systemClock(start?: Date): Clock {
  const initialOffset = start ? start.getTime() - Date.now() : 0
  let offset = initialOffset
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
      offset = initialOffset
      frozenAt = undefined
    },
    get isFrozen() {
      return frozenAt !== undefined
    },
    get isMoved() {
      return frozenAt !== undefined || offset !== initialOffset
    },
  }
}
