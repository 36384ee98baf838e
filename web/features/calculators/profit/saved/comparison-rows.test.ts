import { expect, test } from 'vitest'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { mug } from '#contracts/model/calculators/profit/mug.test-support.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { comparisonRows } from './comparison-rows.ts'

const compared = (...changes: Partial<ProfitInput>[]) =>
  comparisonRows(changes.map((change) => ({ input: mug(change), result: unitProfit(mug(change)) })))
const differing = (...changes: Partial<ProfitInput>[]) =>
  compared(...changes).flatMap(({ key, differs }) => (differs ? [key] : []))

test('equal calculations differ in no row', () => expect(differing({}, {})).toEqual([]))

test('a different cost changes its line and every figure that depends on it', () => {
  expect(differing({}, { cost: 900 })).toEqual(['cost', 'net', 'margin', 'roi', 'breakEvenAcos'])
})

test('equal numbers in different currencies differ', () => {
  expect(differing({}, { marketplace: 'DE' })).toEqual(expect.arrayContaining(['price', 'cost', 'freight']))
})

test('a line that applies to only one calculation is absent in the other', () => {
  const fbm = { fulfilment: 'fbm', fbm: { postage: 650, handling: null, charged: 0 } } as const
  const postage = compared({}, fbm).find(({ key }) => key === 'postage')
  expect(postage).toMatchObject({ amounts: ['absent', { value: 650 }], differs: true })
})

test('lines that are empty in all calculations are left out', () => {
  expect(compared({}, {}).map(({ key }) => key)).not.toContain('ads')
})
