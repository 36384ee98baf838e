/** The time of the counterparts: the system's, moved ahead by whoever tests what happens after hours. */
export interface CounterpartClock {
  /** Milliseconds since 1970. */
  now(): number
  advance(ms: number): void
}

export function counterpartClock(): CounterpartClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += ms
    },
  }
}
