import { expect, test } from 'vitest'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { emptyInput } from '#contracts/model/calculators/profit/input.ts'
import type { HandedOffer } from '../public/hand-over.ts'
import { applyTo } from './apply-hand-over.tsx'
import type { Calculation } from './profit-draft.ts'

const TODAY = '2026-11-29'
const offer: HandedOffer = {
  id: 7,
  title: { zh: '保温杯', en: 'Travel mug' },
  supplier: { zh: '永康杯业', en: 'Yongkang Cups' },
  unitPrice: 12.5,
  units: 500,
  size: { length: 210, width: 90, height: 90 },
  weight: 320,
  isSample: true,
  product: { asin: 'B0SAMPLE01', marketplace: 'US' },
}
const freight: HandedFreight = {
  marketplace: 'US',
  mode: 'air',
  cost: 170,
  freight: 85,
  freightToBorder: null,
  tariffs: [],
  fixedDuty: null,
  leavesOut: [],
}
const before: Calculation = {
  input: {
    ...emptyInput('US', TODAY),
    price: 2999,
    cost: 321,
    size: { length: 300, width: 200, height: 100 },
    weight: 900,
  },
  product: null,
  assumed: {},
  offer: null,
  saved: null,
  round: 3,
}
const product = {
  asin: 'B0SAMPLE02',
  marketplace: 'US' as const,
  title: 'Another mug',
  imageUrl: null,
  sample: true,
  observedOn: TODAY,
  filled: [],
  unknown: [],
}

test('an offer brings its cost and keeps the package that the seller typed', () => {
  const after = applyTo(before, { from: 'offer', offer }, REFERENCE_RATES)
  expect(after.input).toMatchObject({ price: 2999, cost: 171, size: before.input.size, weight: 900 })
  expect(after.offer).toEqual(offer)
})

test('freight of an offer brings the cost by the rates of the profit calculation', () => {
  const after = applyTo(before, { from: 'freight', freight, offer }, REFERENCE_RATES)
  expect(after.input).toMatchObject({ cost: 171, freight: 85 })
  expect(after.offer).toEqual(offer)
})

test('freight without an offer brings its own cost', () => {
  const after = applyTo(before, { from: 'freight', freight, offer: null }, REFERENCE_RATES)
  expect(after.input).toMatchObject({ cost: 170, freight: 85 })
})

test('facts of another product than that of the offer go', () => {
  const after = applyTo({ ...before, product }, { from: 'offer', offer }, REFERENCE_RATES)
  expect(after.product).toBeNull()
  expect(after.input).toMatchObject({ size: offer.size, weight: 320 })
  const same = { ...product, asin: 'B0SAMPLE01' }
  expect(applyTo({ ...before, product: same }, { from: 'offer', offer }, REFERENCE_RATES).product).toEqual(same)
})

test('freight to another marketplace converts the amounts', () => {
  const german = { ...before, input: { ...before.input, marketplace: 'DE' as const, on: TODAY } }
  const after = applyTo(german, { from: 'freight', freight, offer }, REFERENCE_RATES)
  expect(after.input.marketplace).toBe('US')
  expect(after.input.price).not.toBe(2999)
})
