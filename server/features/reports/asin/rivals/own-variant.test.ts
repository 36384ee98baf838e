import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { sampleProduct } from '../facts.test-support.ts'
import { isOwnVariant } from './own-variant.ts'

const own = sampleProduct('B0OWN00001', {
  parentAsin: null,
  variants: [],
  title: 'Northpeak Insulated Travel Mug, 500 ml, Black, Pack of 1',
})
const isVariantWith = (change: Partial<Product>) =>
  isOwnVariant(own, { ...own, asin: 'B0OTHER001', title: 'Riverside Camping Cup with Handle', ...change })

describe('a product of the same brand is an own variant', () => {
  test.each([
    ['another colour', 'Northpeak Insulated Travel Mug, 500 ml, Navy Blue, Pack of 1'],
    ['another size', 'Northpeak Insulated Travel Mug, 750 ml, Black, Pack of 1'],
    ['another count', 'Northpeak Insulated Travel Mug, 500 ml, Black, Pack of 2'],
    ['a size in words', 'Northpeak Insulated Travel Mug Large, 500 ml, Black, Pack of 1'],
  ])('with %s', (_, title) => {
    expect(isVariantWith({ title })).toBe(true)
  })
  test('if either lists the other, whatever its title', () => {
    const variant = { name: 'Blue', price: null, unitShare: null, ratingShare: null }
    expect(isVariantWith({ variants: [{ ...variant, asin: own.asin }] })).toBe(true)
    const lists = { ...own, variants: [{ ...variant, asin: 'B0OTHER001' }] }
    expect(isOwnVariant(lists, { ...own, asin: 'B0OTHER001', brand: 'Riverside', variants: [] })).toBe(true)
  })
  test('if both have the same parent', () => {
    const parented = { ...own, parentAsin: 'B0PARENT01' }
    expect(isOwnVariant(parented, { ...parented, asin: 'B0OTHER001', title: 'Cup' })).toBe(true)
  })
})

describe('a rival is', () => {
  test('a different thing of the same brand', () => {
    expect(isVariantWith({})).toBe(false)
  })
  test('the same title under another or an unknown brand', () => {
    for (const brand of ['Riverside', null]) expect(isVariantWith({ title: own.title, brand })).toBe(false)
  })
})
