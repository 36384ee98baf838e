/**
 * `npm run contracts:verify`: checks whether another server keeps the contract that the web relies on. Exits with 1 if it
 * does not, or if the coverage is below `--min-coverage`, and with 2 if the check could not run.
 */
import { writeFileSync } from 'node:fs'
import { namedRowsOf } from './contracts/named-rows.ts'
import { optionsOf } from './contracts/options.ts'
import { planOf } from './contracts/plan.ts'
import { coverageOf, formatJson, formatJunit, formatText } from './contracts/print.ts'
import { verify } from './contracts/verify.ts'

/** A report takes at most a minute. */
const REPORT_TIMEOUT_MS = 60_000

try {
  const { origin, token, writes, minCoverage, timeoutMs, listenMs, json, junit, ...options } = optionsOf(
    process.argv.slice(2),
  )
  const rows = namedRowsOf(
    options.rows,
    planOf().questions.map(({ what }) => what),
  )
  const caller = { origin, token, shortToken: rows.tokenShortOfPower, timeoutMs }
  const findings = await verify({ caller, token, writes, rows, listenMs, reportTimeoutMs: REPORT_TIMEOUT_MS })
  const verdict = { upstream: origin, at: new Date().toISOString(), findings, minCoverage }
  console.log(formatText(verdict))
  if (json !== undefined) writeFileSync(json, formatJson(verdict))
  if (junit !== undefined) writeFileSync(junit, formatJunit(verdict))
  const differs = findings.some(({ outcome }) => outcome === 'differs')
  if (differs || coverageOf(verdict).percent < minCoverage) process.exitCode = 1
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  console.error([message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': '))
  process.exitCode = 2
}
// Open streams and timers would keep the process alive.
process.exit()
