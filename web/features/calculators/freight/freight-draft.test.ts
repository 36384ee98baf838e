import { expect, test } from 'vitest'
import type { HandedOffer } from '../public/hand-over.ts'
import { isValueOf, newFreight, withValueOf } from './freight-draft.ts'

const TODAY = '2026-11-29'
const offer: HandedOffer = {
  id: 7,
  title: { zh: '保温杯', en: 'Travel mug' },
  supplier: { zh: '永康杯业', en: 'Yongkang Cups' },
  unitPrice: 12.55,
  units: 500,
  size: { length: 210, width: 90, height: 90 },
  weight: 320,
  isSample: true,
  product: { asin: 'B0SAMPLE01', marketplace: 'DE' },
}

test('an offer brings its price as value, and the marketplace of the product that it was found for', () => {
  const input = withValueOf(offer, { ...newFreight('US', TODAY), fcCode: 'ONT8' }, TODAY)
  expect(input).toMatchObject({ marketplace: 'DE', fcCode: null })
  expect(input.goods.unitValue).toEqual({ amount: 1255, currency: 'CNY' })
})

test('an offer without a product leaves the marketplace', () => {
  const input = withValueOf({ ...offer, product: null }, { ...newFreight('US', TODAY), fcCode: 'ONT8' }, TODAY)
  expect(input).toMatchObject({ marketplace: 'US', fcCode: 'ONT8' })
})

test('the value is that of the offer until the seller changes it', () => {
  const { goods } = withValueOf(offer, newFreight('US', TODAY), TODAY)
  expect(isValueOf(offer, goods)).toBe(true)
  expect(isValueOf(offer, { ...goods, unitValue: { amount: 1255, currency: 'USD' } })).toBe(false)
  expect(isValueOf(offer, { ...goods, unitValue: null })).toBe(false)
})
