/** Reads the JSON reports of the two test runners. */
import { readFileSync } from 'node:fs'
import type { Tally } from './step.ts'

/** The tests that a report counts; undefined when the runner ended before it wrote one. */
export function tallyOf(file: string, read: (report: Record<string, unknown>) => Tally): Tally | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

export const vitestTally = (report: Record<string, unknown>): Tally => ({
  passed: Number(report.numPassedTests),
  failed: Number(report.numFailedTests),
  skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
})

/** A test that passed only on a second try is a failure of the test. */
export function playwrightTally(report: Record<string, unknown>): Tally {
  const { expected, unexpected, flaky, skipped } = Object(report.stats)
  return { passed: Number(expected), failed: Number(unexpected) + Number(flaky), skipped: Number(skipped) }
}
