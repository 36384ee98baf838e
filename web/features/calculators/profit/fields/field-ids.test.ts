import { expect, test } from 'vitest'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { fieldFor } from './field-ids.ts'

const layers: ProfitInput['tariffs'] = [{ kind: 'base', rate: 0.05, on: '2026-06-01' }]
const size = { length: 200, width: 100, height: 50 }

test.each<[string, Partial<ProfitInput>, LineKey, string]>([
  ['an unknown cost', {}, 'cost', 'profit-cost'],
  ['a fulfillment fee without a size', { weight: 100 }, 'fulfilment', 'profit-length'],
  ['a fulfillment fee without a weight', { size }, 'fulfilment', 'profit-weight'],
  ['a fulfillment fee beyond the tables', { size, weight: 100, on: '2030-01-01' }, 'fulfilment', 'profit-own-fba'],
  ['a referral fee without a category', {}, 'referral', 'profit-category'],
  ['duty without a rate', {}, 'duty', 'profit-duty'],
  ['duty without a cost', { tariffs: layers }, 'duty', 'profit-cost'],
  ['German duty without freight', { marketplace: 'DE', tariffs: layers, cost: 500 }, 'duty', 'profit-freight'],
])('%s links to the field that completes it', (_, change, key, field) => {
  const input = { ...emptyInput('US', '2026-06-15'), ...change }
  const line = unitProfit(input).lines.find((each) => each.key === key)
  expect(line && fieldFor(line, input)).toBe(field)
})
