import { expect, test } from 'vitest'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { emptyInput } from '#contracts/model/calculators/profit/input.ts'
import { type HandedOffer, offerIn } from '../public/hand-over.ts'
import { isCostOf, keepOffer, withOffer } from './from-offer.ts'

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
const empty = emptyInput('US', '2026-11-29')

test('the price in yuan becomes the cost in the currency of the marketplace, with the package of the offer', () => {
  const input = withOffer(empty, offer, REFERENCE_RATES, null)
  expect(input).toMatchObject({ cost: 171, size: offer.size, weight: 320, measures: 'package' })
  expect(isCostOf(offer, input, REFERENCE_RATES)).toBe(true)
  expect(isCostOf(offer, { ...input, cost: 200 }, REFERENCE_RATES)).toBe(false)
})

test('keeps a package that is typed or on record about a product', () => {
  const size = { length: 254, width: 100, height: 100 }
  expect(withOffer({ ...empty, size }, offer, REFERENCE_RATES, null)).toMatchObject({ size, weight: 320 })
})

test('the package of an offer goes when another offer comes', () => {
  const other = { ...offer, id: 8, size: { length: 300, width: 120, height: 80 }, weight: 500 }
  const first = withOffer(empty, offer, REFERENCE_RATES, null)
  expect(withOffer(first, other, REFERENCE_RATES, offer)).toMatchObject({ size: other.size, weight: 500 })
})

test('a cost that the seller has not changed is converted from yuan again for another marketplace', () => {
  const input = withOffer(empty, offer, REFERENCE_RATES, null)
  const indian = { ...emptyInput('IN', '2026-11-29'), cost: 14_638 }
  const direct = withOffer(indian, offer, REFERENCE_RATES, null).cost
  expect(keepOffer(offer, input, indian, REFERENCE_RATES).cost).toBe(direct)
  expect(keepOffer(offer, { ...input, cost: 999 }, indian, REFERENCE_RATES).cost).toBe(14_638)
  expect(direct).not.toBe(14_638)
})

test('reads a stored offer, and nothing that is incomplete', () => {
  expect(offerIn(JSON.parse(JSON.stringify(offer)))).toEqual(offer)
  expect(offerIn({ ...offer, size: null })).toBeNull()
  expect(offerIn({ ...offer, product: { asin: 'B0SAMPLE01', marketplace: 'XX' } })).toEqual({ ...offer, product: null })
})
