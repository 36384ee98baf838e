/** The counterparts' clock: system time plus an offset for tests. */
export interface CounterpartClock {
  /** Unix time in milliseconds. */
  now(): number
  advance(ms: number): void
}

export function counterpartClock(): CounterpartClock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance(ms) {
      offset += ms
    },
  }
}
