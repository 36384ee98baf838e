import { expect, test } from 'vitest'
import { anotherCheck, changed, EMPTY_CHECK, hasUncheckedListing, isSameListing, withPicture } from './begun-check.ts'

const HALF = { ...EMPTY_CHECK, asin: 'B0SAMPLE01', title: 'Mug', pictures: ['mug'] }

test('a picture taken along joins a listing that is half filled in', () => {
  expect(withPicture(HALF, 'lamp')).toEqual({ ...HALF, pictures: ['mug', 'lamp'] })
  expect(withPicture(EMPTY_CHECK, 'lamp')).toEqual({ ...EMPTY_CHECK, pictures: ['lamp'] })
})

test('it begins a new listing where the one there was checked already; the product typed beside it stays', () => {
  const begun = withPicture({ ...HALF, checked: true }, 'lamp')
  expect(begun).toEqual({ ...EMPTY_CHECK, asin: 'B0SAMPLE01', pictures: ['lamp'], checked: false })
  expect(withPicture(begun, 'cup').pictures).toEqual(['lamp', 'cup'])
})

test('a checked listing stays one while the product changes, and is none any more once its words or pictures do', () => {
  const checked = { ...HALF, checked: true }
  expect(changed(checked, { asin: 'B0OTHER001', marketplace: 'JP', ownPictures: ['cup'] }).checked).toBe(true)
  for (const change of [{ title: 'Cup' }, { bullets: 'Blue' }, { brand: 'Lumora' }, { pictures: ['mug', 'lamp'] }])
    expect(changed(checked, change)).toEqual({ ...checked, ...change, checked: false })
  expect(changed(HALF, { checked: true }).checked).toBe(true)
})

test('a listing is the same by its words and by its pictures in their order', () => {
  expect(isSameListing(HALF, { ...HALF, asin: '', pictures: ['mug'] })).toBe(true)
  expect(isSameListing(HALF, { ...HALF, title: 'Mugs' })).toBe(false)
  const two = { ...HALF, pictures: ['mug', 'lamp'] }
  expect(isSameListing(HALF, two)).toBe(false)
  expect(isSameListing(two, { ...two, pictures: ['lamp', 'mug'] })).toBe(false)
})

test('another check begins without the product and without a checked listing; one half filled in stays', () => {
  const begun = { ...HALF, of: 'B0SAMPLE01 US', ownPictures: ['cup'] }
  expect(anotherCheck(begun)).toEqual({ ...EMPTY_CHECK, title: 'Mug', pictures: ['mug'] })
  expect(anotherCheck({ ...begun, checked: true })).toEqual({ ...EMPTY_CHECK, checked: false })
})

test('a listing waits for its check from its first word or picture on, until it was checked', () => {
  expect(hasUncheckedListing({ ...EMPTY_CHECK, asin: 'B0SAMPLE01', ownPictures: ['cup'] })).toBe(false)
  for (const begun of [{ title: 'Mug' }, { bullets: 'Blue' }, { brand: 'Lumora' }, { pictures: ['mug'] }]) {
    expect(hasUncheckedListing({ ...EMPTY_CHECK, ...begun })).toBe(true)
    expect(hasUncheckedListing({ ...EMPTY_CHECK, ...begun, checked: true })).toBe(false)
  }
})
