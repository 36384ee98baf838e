/** Every call of the contract under inputs of every kind. The same ones each time: `npm run fuzz` looks for others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { CALLS, fuzz } from './fuzz.ts'
import { openSystem, type System } from './system.ts'

const INPUTS = 200
const SEED = 20261121
/** Only an upstream lets them succeed, and there is none here. */
const ELSEWHERE: ReadonlySet<string> = new Set(['upstream.session'])

let system: System
beforeAll(async () => {
  system = await openSystem(TEST_CATALOGUE)
})
afterAll(() => system.close())

describe('whatever it is sent, a call keeps to its contract and its time, and leaves its world whole', () => {
  it.each(CALLS)('%s', async (...call) => {
    const { tally, finding } = await fuzz(system, call, { seed: SEED, inputs: INPUTS })
    expect(finding ?? '').toBe('')
    expect(tally.sent).toBeGreaterThanOrEqual(INPUTS)
    // An input that never gets past the first check shows nothing of what lies behind.
    if (!ELSEWHERE.has(call[0])) expect([...tally.outcomes.keys()].filter(isSuccess)).not.toEqual([])
  })
})

/** Alipay is told `failure` under the same status. */
const isSuccess = (outcome: string) => outcome === 'code 1' || (outcome.startsWith('200 ') && outcome !== '200 failure')
