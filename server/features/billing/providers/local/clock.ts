/** The simulators' clock: system time plus an offset for tests. */
export interface SimulatorClock {
  /** Unix time in milliseconds. */
  now(): number
  advance(ms: number): void
}

export function simulatorClock(): SimulatorClock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance(ms) {
      offset += ms
    },
  }
}
