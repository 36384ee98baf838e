import { expect, test } from 'vitest'
import {
  anotherCheck,
  anotherPath,
  asChecked,
  CHECK_PATH,
  changed,
  EMPTY_CHECK,
  emptied,
  isSame,
  isWaiting,
  LISTING_PATH,
  withPicture,
} from './begun-check.ts'

const HALF = { ...EMPTY_CHECK, asin: 'B0SAMPLE01', title: 'Mug', pictures: ['mug'] }
const LISTINGS = [{ title: 'Cup' }, { bullets: 'Blue' }, { brand: 'Lumora' }, { pictures: ['mug', 'lamp'] }]
const PRODUCTS = [{ asin: 'B0OTHER001' }, { ownPictures: ['cup'] }]

test('a picture taken along joins a listing that is half filled in', () => {
  expect(withPicture(HALF, 'lamp')).toEqual({ ...HALF, pictures: ['mug', 'lamp'] })
  expect(withPicture(EMPTY_CHECK, 'lamp')).toEqual({ ...EMPTY_CHECK, pictures: ['lamp'] })
})

test('it begins a new listing where the one there was checked already; the product typed beside it stays', () => {
  const begun = withPicture(asChecked(HALF, 'listing'), 'lamp')
  expect(begun).toEqual({ ...EMPTY_CHECK, asin: 'B0SAMPLE01', pictures: ['lamp'], checked: [] })
  expect(withPicture(begun, 'cup').pictures).toEqual(['lamp', 'cup'])
})

test('what was checked stays so while the other way changes, and is not any more once it changes itself', () => {
  const both = asChecked(asChecked(HALF, 'listing'), 'asin')
  expect(both.checked).toEqual(['asin', 'listing'])
  for (const change of LISTINGS) expect(changed(both, change)).toEqual({ ...both, ...change, checked: ['asin'] })
  for (const change of [...PRODUCTS, { marketplace: 'JP' as const }])
    expect(changed(both, change)).toEqual({ ...both, ...change, checked: ['listing'] })
})

test('a listing is the same by its words and by its pictures in their order', () => {
  expect(isSame('listing', HALF, { ...HALF, asin: '', pictures: ['mug'] })).toBe(true)
  expect(isSame('listing', HALF, { ...HALF, title: 'Mugs' })).toBe(false)
  const two = { ...HALF, pictures: ['mug', 'lamp'] }
  expect(isSame('listing', HALF, two)).toBe(false)
  expect(isSame('listing', two, { ...two, pictures: ['lamp', 'mug'] })).toBe(false)
})

test('another check begins without what was checked; what is half filled in stays', () => {
  const begun = { ...HALF, of: 'B0SAMPLE01 US', ownPictures: ['cup'] }
  expect(anotherCheck(begun)).toEqual(begun)
  expect(anotherCheck(asChecked(begun, 'asin'))).toEqual({
    ...EMPTY_CHECK,
    title: 'Mug',
    pictures: ['mug'],
    checked: [],
  })
  expect(anotherCheck(asChecked(begun, 'listing'))).toEqual({ ...begun, title: '', pictures: [], checked: [] })
})

test('what is filled in waits for its check from its first word or picture on, until it was checked', () => {
  for (const [way, changes] of [
    ['asin', PRODUCTS],
    ['listing', LISTINGS],
  ] as const)
    for (const change of changes) {
      const begun = { ...EMPTY_CHECK, ...change }
      expect(isWaiting(begun, way)).toBe(true)
      expect(isWaiting(begun, way === 'asin' ? 'listing' : 'asin')).toBe(false)
      expect(isWaiting(asChecked(begun, way), way)).toBe(false)
      expect(isWaiting(emptied(begun, way), way)).toBe(false)
    }
  // The marketplace alone is nothing that could be checked.
  expect(isWaiting({ ...EMPTY_CHECK, marketplace: 'JP' }, 'asin')).toBe(false)
})

test('another check is begun with what waits for it, that of the same way first', () => {
  const listing = { ...EMPTY_CHECK, title: 'Mug' }
  for (const from of ['asin', 'listing'] as const) {
    expect(anotherPath(undefined, from)).toBe(CHECK_PATH)
    expect(anotherPath(EMPTY_CHECK, from)).toBe(CHECK_PATH)
    expect(anotherPath(listing, from)).toBe(LISTING_PATH)
    expect(anotherPath(asChecked(listing, 'listing'), from)).toBe(CHECK_PATH)
    expect(anotherPath({ ...EMPTY_CHECK, asin: 'B0HALF' }, from)).toBe(CHECK_PATH)
  }
  expect(anotherPath(HALF, 'listing')).toBe(LISTING_PATH)
  expect(anotherPath(HALF, 'asin')).toBe(CHECK_PATH)
})
