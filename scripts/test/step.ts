/** One part of `npm test`. Steps that do not need each other run side by side. */
export interface Step {
  name: string
  what: string
  /** Steps whose result this one uses; chosen alone, it brings them along. */
  needs?: readonly string[]
  /** Steps that would disturb this one: it waits for them when they run at all. */
  after?: readonly string[]
  run(): Promise<Outcome>
}

export interface Outcome {
  ok: boolean
  /** Shown when the step fails. */
  output: string
  /** Tests of the step; a step without tests of its own counts when it fails, as one. */
  tests?: Tally
}

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** The sum of steps, where a failed step counts as a failure even when no test of it says so. */
export function sum(outcomes: readonly Outcome[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { ok, tests } of outcomes) {
    total.passed += tests?.passed ?? 0
    total.failed += Math.max(tests?.failed ?? 0, ok ? 0 : 1)
    total.skipped += tests?.skipped ?? 0
  }
  return total
}

/** The line that ends `npm test`. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
