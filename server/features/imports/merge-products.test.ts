import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contracts/model/catalogue.ts'
import { dropContradictions } from './drop-contradictions.ts'
import { madeRecord, productOf } from './made-record.test-support.ts'
import { mergeProducts } from './merge-products.ts'

fc.configureGlobal({ seed: 1 })

const known = productOf(madeRecord())
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

/** Rows of one product, on two days, with any facts missing. */
const row: fc.Arbitrary<Product> = fc
  .record({
    observedOn: fc.constantFrom('2026-10-20', '2026-10-21'),
    brand: some(fc.constantFrom('Harbour', 'Quay')),
    price: some(fc.integer({ min: 1, max: 30 })),
    listPrice: some(fc.integer({ min: 1, max: 30 })),
    ratings: some(fc.integer({ min: 0, max: 40 })),
    stars: some(fc.constantFrom<[number, number, number, number, number]>([0, 0, 0, 0, 40], [1, 1, 1, 1, 16])),
    size: some(fc.constantFrom<[number, number, number]>([180, 90, 85], [20, 20, 10])),
    weight: some(fc.integer({ min: 1, max: 9 })),
    badges: fc.constantFrom<Product['badges']>([], ['bestSeller']),
  })
  .map((facts) => dropContradictions({ ...known, ...facts }))

test('merging is idempotent: merging either row again changes nothing', () => {
  fc.assert(
    fc.property(row, row, (one, other) => {
      const merged = mergeProducts(one, other)
      expect(mergeProducts(merged, one)).toEqual(merged)
      expect(mergeProducts(merged, other)).toEqual(merged)
    }),
  )
})

test('any order of rows gives the latest day', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const last = rows
        .map((r) => r.observedOn)
        .sort()
        .at(-1)
      expect(rows.reduce(mergeProducts).observedOn).toBe(last)
    }),
  )
})

test('rows of one day complete each other', () => {
  const poor = { ...known, weight: null, listedOn: null, bullets: [] }
  const other = { ...known, description: null, coupon: 0.1, brand: null }
  expect(mergeProducts(poor, other)).toEqual({ ...known, coupon: 0.1 })
})

describe('rows of different days', () => {
  const later = { ...known, observedOn: '2026-10-22', price: 1500, weight: null, bullets: [], coupon: null }
  const merged = {
    ...later,
    weight: known.weight,
    bullets: known.bullets,
    factDays: { weight: known.observedOn, bullets: known.observedOn },
  }
  test('each fact comes from the latest row that has it and keeps its day, whichever row came first', () => {
    expect(mergeProducts(known, later)).toEqual(merged)
    expect(mergeProducts(later, known)).toEqual(merged)
  })
  test('a newer record replaces facts of older days', () => {
    const third = { ...known, observedOn: '2026-10-25', weight: 111, bullets: [] }
    expect(mergeProducts(merged, third)).toMatchObject({
      weight: 111,
      bullets: known.bullets,
      factDays: { bullets: known.observedOn },
    })
  })
  test('a coupon or badge ends when a later page does not show it', () => {
    const shown = { ...known, coupon: 0.1, badges: ['bestSeller' as const], boughtPastMonth: 600 }
    const gone = { coupon: null, badges: [], boughtPastMonth: null }
    expect(mergeProducts(shown, { ...later, ...gone })).toMatchObject(gone)
  })
  test('a fact of the latest day replaces an older one', () => {
    const full = { ...later, weight: 333, bullets: ['New'] }
    expect(mergeProducts(merged, full)).toMatchObject({ weight: 333, bullets: ['New'], factDays: {} })
  })
})

test('an import replaces a sample row completely', () => {
  const sample: Product = { ...known, source: 'sample', observedOn: '2027-01-01', units: 900, sellerCountry: 'CN' }
  const bare = { ...known, weight: null, brand: null }
  expect(mergeProducts(sample, bare)).toEqual(bare)
})

test('the size of a package stays when a later row only has the size of the item', () => {
  const packed: Product = { ...known, size: [220, 110, 100], weight: 520, measures: 'package' }
  const item: Product = { ...known, observedOn: '2026-10-22', size: [180, 90, 85], weight: 450, measures: 'item' }
  const kept = { size: packed.size, weight: 520, measures: 'package' }
  expect(mergeProducts(packed, item)).toMatchObject({
    ...kept,
    factDays: { size: known.observedOn, weight: known.observedOn, measures: known.observedOn },
  })
  expect(mergeProducts(item, { ...packed, observedOn: '2026-10-25' })).toMatchObject(kept)
})
