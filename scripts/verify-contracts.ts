/**
 * `npm run contracts:verify`: asks another server what the web relies on, and prints call by call where it differs. Ends with
 * 1 when it does or when less was checked than `--min-coverage` wants, and with 2 when nothing could be asked.
 */
import { writeFileSync } from 'node:fs'
import { namedRowsOf } from './contracts/named-rows.ts'
import { optionsOf } from './contracts/options.ts'
import { planOf } from './contracts/plan.ts'
import { asJson, asJunit, asText, coverageOf } from './contracts/print.ts'
import { verify } from './contracts/verify.ts'

/** A report takes a minute at most, or its upstream is not one to wait for. */
const PATIENCE_MS = 60_000

try {
  const { origin, token, writes, minCoverage, timeoutMs, listenMs, json, junit, ...options } = optionsOf(
    process.argv.slice(2),
  )
  const rows = namedRowsOf(
    options.rows,
    planOf().questions.map(({ what }) => what),
  )
  const caller = { origin, token, shortToken: rows.tokenShortOfPower, timeoutMs }
  const findings = await verify({ caller, token, writes, rows, listenMs, patienceMs: PATIENCE_MS })
  const verdict = { upstream: origin, at: new Date().toISOString(), findings, minCoverage }
  console.log(asText(verdict))
  if (json !== undefined) writeFileSync(json, asJson(verdict))
  if (junit !== undefined) writeFileSync(junit, asJunit(verdict))
  const differs = findings.some(({ outcome }) => outcome === 'differs')
  if (differs || coverageOf(verdict).percent < minCoverage) process.exitCode = 1
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  console.error([message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': '))
  process.exitCode = 2
}
// Streams and time limits that nobody waits for would hold it.
process.exit()
