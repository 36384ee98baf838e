/**
 * `npm run fuzz`: sends random inputs to every call of the contract until it is stopped or `--minutes` are over.
 * `--only CALL` limits it to one call (`reports.productCreate`) or group; `--seed` and `--path` replay a finding.
 */
import { parseArgs } from 'node:util'
import { setup, teardown } from '#server/app/test-catalogue.test-setup.ts'
import { CALLS, fuzz } from './fuzz/fuzz.ts'
import { openSystem } from './fuzz/system.ts'
import { onStop } from './process/signals.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
    minutes: { type: 'string' },
    inputs: { type: 'string', default: '200' },
  },
})
const chosen = CALLS.filter(([name]) => !values.only || name === values.only || name.startsWith(`${values.only}.`))
if (chosen.length === 0) {
  console.error(`Unknown call ${values.only}. Calls: ${CALLS.map(([name]) => name).join(' ')}`)
  process.exit(2)
}

await setup()
const system = await openSystem(process.env.TEST_CATALOGUE ?? '')
const end =
  values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000
const found = new Set<string>()
onStop(teardown, 1)
let seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
const isReplay = values.path !== undefined
do {
  for (const call of chosen) {
    const [name] = call
    if (found.has(name) || performance.now() > end) continue
    const { tally, finding } = await fuzz(system, call, { seed, path: values.path, inputs: Number(values.inputs) })
    const outcomes = [...tally.outcomes].toSorted(([, a], [, b]) => b - a).map(([what, times]) => `${what} × ${times}`)
    console.log(`${finding ? '✗' : '✓'} ${name}, seed ${seed}: ${tally.sent} inputs: ${outcomes.join(', ')}`)
    if (!finding) continue
    console.error(finding)
    found.add(name)
  }
  seed += 1000
} while (!isReplay && performance.now() < end && found.size < chosen.length)
await system.close()
teardown()
if (found.size > 0) process.exitCode = 1
