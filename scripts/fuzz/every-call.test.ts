/** Fuzzes every call with fixed seeds; `npm run fuzz` uses new ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { account } from '#contracts/api/accounts/account.ts'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { CALLS, fuzz, type Outcome } from './fuzz.ts'
import { play } from './play.ts'
import type { Step } from './step.ts'
import { openSystem, type System } from './system.ts'

const MANY = 200
const INPUTS = runs(6, MANY)
const SEED = 20261121
/** Calls that succeed only with an upstream, which the tests do not have. */
const NEEDS_UPSTREAM: ReadonlySet<string> = new Set(['upstream.session'])

let system: System
beforeAll(async () => {
  system = await openSystem(TEST_CATALOGUE)
})
afterAll(() => system.close())

describe('with any input, a call keeps its contract and time limit, and leaves its world consistent', () => {
  it.each(CALLS)('%s', async (...call) => {
    const few = await fuzz(system, call, { seed: SEED, inputs: INPUTS })
    // A few calls succeed for only one input in a hundred.
    const hasEnough = few.finding || NEEDS_UPSTREAM.has(call[0]) || successes(few).length > 0
    const outcome = hasEnough ? few : await fuzz(system, call, { seed: SEED, inputs: MANY })
    expect(outcome.finding ?? '').toBe('')
    expect(outcome.tally.sent).toBeGreaterThanOrEqual(INPUTS)
    // Without a success, the code behind the first check is not tested.
    if (!NEEDS_UPSTREAM.has(call[0])) expect(successes(outcome)).not.toEqual([])
  })
})

it('removes a fault of another world before the next run', async () => {
  const strayed = (address: string, content?: object): Step => ({
    as: 'strayed',
    address,
    headers: {},
    ...(content && { body: { type: 'application/json', content: JSON.stringify(content) } }),
  })
  const notes = { tally: { sent: 0, outcomes: new Map() }, watch: () => {} }
  const drop = strayed('/__dev/faults', { call: 'GET /api/account/info', fault: 'drop' })
  expect(await play(system, devFaults.add, [drop], notes)).toBeUndefined()
  expect(await play(system, account.info, [strayed('/api/account/info')], notes)).toBeUndefined()
})

const successes = ({ tally }: Outcome) => [...tally.outcomes.keys()].filter(isSuccess)

/** Alipay's failure answer also has status 200. */
const isSuccess = (outcome: string) => outcome === 'code 1' || (outcome.startsWith('200 ') && outcome !== '200 failure')
