/** Reads the JSON reports of the two test runners. */
import { readFileSync } from 'node:fs'
import type { Tally } from './step.ts'

/** Undefined when the runner exited before writing a report. */
export function readReport<T>(file: string, read: (report: Record<string, unknown>) => T): T | undefined {
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

/** A test that passed only after a retry counts as failed. */
export function playwrightTally(report: Record<string, unknown>): Tally {
  const { expected, unexpected, flaky, skipped } = Object(report.stats)
  return { passed: Number(expected), failed: Number(unexpected) + Number(flaky), skipped: Number(skipped) }
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    line: number
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** Longest printed error; the log has the rest. */
const LONGEST = 1500
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one
const COLOURS = /\u001b\[[0-9;]*m/g

/** The failed tests with place, title and errors. */
export function playwrightFailures(report: Record<string, unknown>): string {
  const failed = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        const said = errors.map(({ message }) => (message ?? '').replace(COLOURS, '').slice(0, LONGEST))
        return [`✗ web/e2e/${file}:${line} › ${title}`, ...said].join('\n')
      }),
    ...suites.flatMap(failed),
  ]
  // The shape is that of Playwright's JSON reporter.
  return failed(report as Suite).join('\n\n')
}
