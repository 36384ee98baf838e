import { expect, test } from 'vitest'
import {
  applyChange,
  CHECK_PATH,
  clearChecked,
  clearInput,
  EMPTY_CHECK,
  hasUncheckedInput,
  isSame,
  LISTING_PATH,
  markChecked,
  nextCheckPath,
  withPicture,
} from './check-draft.ts'

const HALF = { ...EMPTY_CHECK, asin: 'B0SAMPLE01', title: 'Mug', pictures: ['mug'] }
const LISTINGS = [{ title: 'Cup' }, { bullets: 'Blue' }, { brand: 'Lumora' }, { pictures: ['mug', 'lamp'] }]
const PRODUCTS = [{ asin: 'B0OTHER001' }, { ownPictures: ['cup'] }]

test('adds a picture to a half-filled listing', () => {
  expect(withPicture(HALF, 'lamp')).toEqual({ ...HALF, pictures: ['mug', 'lamp'] })
  expect(withPicture(EMPTY_CHECK, 'lamp')).toEqual({ ...EMPTY_CHECK, pictures: ['lamp'] })
})

test('starts a new listing after a check and keeps the typed ASIN', () => {
  const form = withPicture(markChecked(HALF, 'listing'), 'lamp')
  expect(form).toEqual({ ...EMPTY_CHECK, asin: 'B0SAMPLE01', pictures: ['lamp'], checked: [] })
  expect(withPicture(form, 'cup').pictures).toEqual(['lamp', 'cup'])
})

test('marks a kind of check as unchecked when its own fields change', () => {
  const both = markChecked(markChecked(HALF, 'listing'), 'asin')
  expect(both.checked).toEqual(['asin', 'listing'])
  for (const change of LISTINGS) expect(applyChange(both, change)).toEqual({ ...both, ...change, checked: ['asin'] })
  for (const change of [...PRODUCTS, { marketplace: 'JP' as const }])
    expect(applyChange(both, change)).toEqual({ ...both, ...change, checked: ['listing'] })
})

test('compares listings by their words, their pictures and the order of the pictures', () => {
  expect(isSame('listing', HALF, { ...HALF, asin: '', pictures: ['mug'] })).toBe(true)
  expect(isSame('listing', HALF, { ...HALF, title: 'Mugs' })).toBe(false)
  const two = { ...HALF, pictures: ['mug', 'lamp'] }
  expect(isSame('listing', HALF, two)).toBe(false)
  expect(isSame('listing', two, { ...two, pictures: ['lamp', 'mug'] })).toBe(false)
})

test('clears checked input for the next check and keeps unchecked input', () => {
  const form = { ...HALF, filledFrom: 'B0SAMPLE01 US', ownPictures: ['cup'] }
  expect(clearChecked(form)).toEqual(form)
  expect(clearChecked(markChecked(form, 'asin'))).toEqual({
    ...EMPTY_CHECK,
    title: 'Mug',
    pictures: ['mug'],
    checked: [],
  })
  expect(clearChecked(markChecked(form, 'listing'))).toEqual({ ...form, title: '', pictures: [], checked: [] })
})

test('counts any word or picture as unchecked input until it is checked', () => {
  for (const [kind, changes] of [
    ['asin', PRODUCTS],
    ['listing', LISTINGS],
  ] as const)
    for (const change of changes) {
      const form = { ...EMPTY_CHECK, ...change }
      expect(hasUncheckedInput(form, kind)).toBe(true)
      expect(hasUncheckedInput(form, kind === 'asin' ? 'listing' : 'asin')).toBe(false)
      expect(hasUncheckedInput(markChecked(form, kind), kind)).toBe(false)
      expect(hasUncheckedInput(clearInput(form, kind), kind)).toBe(false)
    }
  // A marketplace alone cannot be checked.
  expect(hasUncheckedInput({ ...EMPTY_CHECK, marketplace: 'JP' }, 'asin')).toBe(false)
})

test('the next check opens the form that has unchecked input; if both have, the form of the same kind', () => {
  const listing = { ...EMPTY_CHECK, title: 'Mug' }
  for (const from of ['asin', 'listing'] as const) {
    expect(nextCheckPath(undefined, from)).toBe(CHECK_PATH)
    expect(nextCheckPath(EMPTY_CHECK, from)).toBe(CHECK_PATH)
    expect(nextCheckPath(listing, from)).toBe(LISTING_PATH)
    expect(nextCheckPath(markChecked(listing, 'listing'), from)).toBe(CHECK_PATH)
    expect(nextCheckPath({ ...EMPTY_CHECK, asin: 'B0HALF' }, from)).toBe(CHECK_PATH)
  }
  expect(nextCheckPath(HALF, 'listing')).toBe(LISTING_PATH)
  expect(nextCheckPath(HALF, 'asin')).toBe(CHECK_PATH)
})
