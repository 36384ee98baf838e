import { expect, test } from 'vitest'
import { emptyInput } from '#contracts/model/calculators/profit/input.ts'
import { fromReport } from './from-report.ts'

const product = {
  asin: 'B0SAMPLE01',
  marketplace: 'US',
  title: 'Travel mug',
  imageUrl: null,
  sample: true,
  observedOn: '2026-11-20',
} as const
const start = { ...emptyInput('US', '2026-11-23'), price: 2499, cost: 500, freight: 250, weight: 498 }

test('a calculation from a report keeps every typed number, and lists the facts that the seller did not change', () => {
  const size = { length: 259, width: 122, height: 97 }
  const input = { ...start, price: 2999, size, cost: 640 }
  const taken = fromReport({ from: 'report', product, start, input })
  expect(taken.input).toEqual(input)
  expect(taken.product).toEqual({ ...product, filled: ['weight'], unknown: ['feeCategory', 'returnRate'] })
  expect(taken.assumed).toEqual({ cost: 500, freight: 250 })
})
