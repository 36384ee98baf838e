/** One part of `npm test`. Independent steps run in parallel. */
export interface Step {
  name: string
  what: string
  /** Steps whose result this one uses; choosing this step adds them. */
  needs?: readonly string[]
  /** Runs after these steps if they run at all, because they would disturb it. */
  after?: readonly string[]
  run(): Promise<Outcome>
}

export interface Outcome {
  ok: boolean
  /** Shown when the step fails. */
  output: string
  /** Absent for steps without tests; a failure of such a step counts as one. */
  tests?: Tally
}

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** A failed step counts as at least one failure, even without a failed test. */
export function sum(outcomes: readonly Outcome[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { ok, tests } of outcomes) {
    total.passed += tests?.passed ?? 0
    total.failed += Math.max(tests?.failed ?? 0, ok ? 0 : 1)
    total.skipped += tests?.skipped ?? 0
  }
  return total
}

/** The last line of `npm test`. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
