import { describe, expect, test } from 'vitest'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { emptyInput } from '#contracts/model/calculators/profit/input.ts'
import { fillIn, isConverted, moveTo, type ProductFacts } from './fill-in.ts'

const facts: ProductFacts = {
  asin: 'B0SAMPLE01',
  marketplace: 'US',
  title: 'Travel mug',
  imageUrl: null,
  price: 2499,
  size: { length: 259, width: 122, height: 97 },
  weight: 498,
  measures: 'package',
  feeCategory: 'home',
  returnRate: 0.048,
  sample: true,
  observedOn: '2026-11-20',
}
const empty = emptyInput('US', '2026-11-23')

describe('filling in a product', () => {
  test('takes its facts and keeps the costs that the seller typed', () => {
    const { input, product } = fillIn({ ...empty, cost: 640, freight: 120 }, facts, REFERENCE_RATES)
    expect(input).toMatchObject({ price: 2499, weight: 498, feeCategory: 'home', cost: 640, freight: 120 })
    expect(input.returns).toEqual({ rate: 0.048, loss: 0.5, processing: null })
    expect(product.unknown).toEqual([])
  })

  test('lists the facts that are not on record; an unknown price or return rate leaves the field as it was', () => {
    const { input, product } = fillIn(
      { ...empty, price: 3100, weight: 100, returns: { ...empty.returns, rate: 0.1 } },
      { ...facts, price: null, weight: null, returnRate: null },
      REFERENCE_RATES,
    )
    expect(input).toMatchObject({ price: 3100, weight: null })
    expect(input.returns.rate).toBe(0.1)
    expect(product.unknown).toEqual(['price', 'weight', 'returnRate'])
  })

  test('leaves out the size and weight of one piece of a pack', () => {
    const { input, product } = fillIn(empty, { ...facts, measures: 'piece' }, REFERENCE_RATES)
    expect(input).toMatchObject({ size: null, weight: null, measures: 'package' })
    expect(product.unknown).toEqual(['size', 'weight'])
  })

  test('converts the costs and changes the tax rate if the product is from another marketplace', () => {
    const { input } = fillIn({ ...empty, cost: 1000 }, { ...facts, marketplace: 'DE' }, REFERENCE_RATES)
    // $10.00 ÷ 1.0389 = €9.63
    expect(input).toMatchObject({ marketplace: 'DE', cost: 963, vat: { rate: 0.19 } })
  })
})

test('an untouched calculation starts empty in another marketplace', () => {
  expect(moveTo(empty, 'JP', REFERENCE_RATES)).toEqual(emptyInput('JP', '2026-11-23'))
  expect(isConverted(empty, 'JP')).toBe(false)
})

test('amounts are converted only if the currency changes', () => {
  const typed = { ...emptyInput('DE', '2026-11-23'), cost: 500 }
  expect(isConverted(typed, 'FR')).toBe(false)
  expect(isConverted(typed, 'UK')).toBe(true)
})
