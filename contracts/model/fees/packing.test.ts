import { describe, expect, test } from 'vitest'
import { type FbaQuestion, fbaFee } from './fba.ts'
import { storageFee } from './storage.ts'

const mug: FbaQuestion = {
  marketplace: 'US',
  size: [200, 97, 85],
  weight: 268,
  price: 2499,
  feeCategory: 'home',
  on: '2026-08-01',
}

describe('a product whose record gives only the size of the item', () => {
  test('has a range from the fee of the item to the fee of a package around it', () => {
    const item = fbaFee({ ...mug, measures: 'item' })
    const bare = fbaFee({ ...mug, measures: 'package' })
    const packed = fbaFee({ ...mug, size: [230, 127, 115], weight: 268 * 1.2 })
    expect(item.reason).toBe('itemSize')
    expect([item.amount?.low, item.amount?.high]).toEqual([bare.amount?.value, packed.amount?.value])
    expect(item.amount?.low).toBeLessThan(item.amount?.high ?? 0)
  })
  test('has a range for storage too, also if the record does not say what was measured', () => {
    const storage = storageFee({ ...mug, measures: null, months: 1 })
    expect(storage.amount?.low).toBeLessThan(storage.amount?.high ?? 0)
    expect(fbaFee({ ...mug, measures: null }).reason).toBe('itemSize')
  })
  test('has an exact fee if the package costs the same', () => {
    const japanese: FbaQuestion = { ...mug, marketplace: 'JP', size: [110, 100, 100], weight: 1000 }
    expect(fbaFee({ ...japanese, measures: 'item' })).toEqual(fbaFee(japanese))
    expect(fbaFee(japanese).amount?.value).toBe(420)
  })
})

test('the fee of a measured package is exact', () => {
  expect(fbaFee({ ...mug, measures: 'package' })).toEqual(fbaFee(mug))
  expect(fbaFee(mug).reason).toBeNull()
})

test('a piece of a pack has no fee and no storage: the pack was not measured', () => {
  expect(fbaFee({ ...mug, measures: 'piece' })).toMatchObject({ amount: null, reason: 'onePiece', table: null })
  expect(storageFee({ ...mug, measures: 'piece', months: 1 })).toMatchObject({ amount: null, reason: 'onePiece' })
})

test('an oversize item may have a smaller package; an oversize package has no fee', () => {
  const cloth: FbaQuestion = { ...mug, marketplace: 'DE', size: [1200, 1200, 1], weight: 650 }
  expect(fbaFee({ ...cloth, measures: 'item' })).toMatchObject({ amount: null, reason: 'itemOversize' })
  expect(fbaFee({ ...cloth, measures: 'package' })).toMatchObject({ amount: null, reason: 'oversize' })
})
