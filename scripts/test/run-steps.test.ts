import { describe, expect, test } from 'vitest'
import { chooseSteps, runSteps } from './run-steps.ts'
import { type Step, sum, tallyLine } from './step.ts'

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  what: name,
  run: async () => ({ ok: true, output: '' }),
  ...rest,
})
const failing = async () => ({ ok: false, output: 'broken' })
const runAll = async (steps: readonly Step[], lanes = 2) => {
  const names: string[] = []
  const outcomes = await runSteps(steps, lanes, (done) => names.push(done.name))
  return { names, outcomes }
}

describe('npm test', () => {
  test('runs every step when none is named', () => {
    expect(chooseSteps([step('a'), step('b')], [])).toHaveLength(2)
  })

  test('adds the steps that a named step needs, but not those it only runs after', () => {
    const steps = [step('types'), step('web'), step('unit'), step('e2e', { needs: ['web'], after: ['unit'] })]
    expect(chooseSteps(steps, ['e2e']).map((s) => s.name)).toEqual(['web', 'e2e'])
  })

  test('runs a step after the steps it needs', async () => {
    const { names } = await runAll([step('e2e', { needs: ['web'], after: ['unit'] }), step('web'), step('unit')], 3)
    expect(names.at(-1)).toBe('e2e')
  })

  test('does not wait for a step that was not chosen', async () => {
    expect((await runAll([step('e2e', { after: ['unit'] })])).names).toEqual(['e2e'])
  })

  test('starts no step after a failure', async () => {
    const { names, outcomes } = await runAll([step('types', { run: failing }), step('unit')], 1)
    expect(names).toEqual(['types'])
    expect(tallyLine(sum(outcomes))).toBe('0 passed, 1 failed')
  })

  test('counts a step that throws as failed, with its message', async () => {
    const run = () => Promise.reject(new Error('No Chromium'))
    expect((await runAll([step('e2e', { run })])).outcomes).toEqual([{ ok: false, output: 'No Chromium' }])
  })

  test('sums the tests of all steps and shows skipped tests only if there are any', () => {
    const ok = { ok: true, output: '' }
    const tests = { passed: 3, failed: 0, skipped: 0 }
    expect(tallyLine(sum([{ ...ok, tests }, { ...ok, tests }, ok]))).toBe('6 passed, 0 failed')
    expect(tallyLine(sum([{ ...ok, tests: { ...tests, skipped: 2 } }]))).toBe('3 passed, 0 failed, 2 skipped')
  })

  test('counts a test file that does not load as a failure', () => {
    expect(sum([{ ok: false, output: '', tests: { passed: 5, failed: 0, skipped: 0 } }]).failed).toBe(1)
  })
})
