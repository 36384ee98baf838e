import { expect, test } from 'vitest'
import { type CheckForm, EMPTY_CHECK, emptied } from '../../parts/begun-check.ts'
import { formOf, problemOf, sentOf, targetsIn } from './check-form.ts'

const asked = (query: string) => new URLSearchParams(query)
const FILLED: CheckForm = {
  asin: 'B0SAMPLE01',
  marketplace: 'DE',
  title: ' Mug ',
  bullets: ' ',
  brand: 'Lumora',
  pictures: ['data:image/png;base64,AA'],
  ownPictures: ['data:image/png;base64,BB'],
}

test('only what belongs to the way is sent, and nothing of what is empty', () => {
  const { pictures, ownPictures } = FILLED
  expect(sentOf('asin', FILLED)).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE', pictures: ownPictures })
  expect(sentOf('asin', { ...FILLED, ownPictures: [] })).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE' })
  expect(sentOf('listing', FILLED)).toEqual({ title: 'Mug', brand: 'Lumora', pictures })
  expect(sentOf('listing', { ...FILLED, pictures: [] })).not.toHaveProperty('pictures')
})

test('target offices are those of the marketplace, for a listing the remembered ones, unless others are chosen', () => {
  expect(targetsIn('asin', FILLED, ['US'])).toEqual(['EU', 'DE'])
  expect(targetsIn('listing', FILLED, ['US'])).toEqual(['US'])
  for (const way of ['asin', 'listing'] as const)
    expect(targetsIn(way, { ...FILLED, targets: { [way]: ['JP'] } }, ['US'])).toEqual(['JP'])
})

test('offices that are chosen for a listing do not count for a product, and go with the listing', () => {
  const begun: CheckForm = { ...FILLED, targets: { listing: ['JP'] } }
  expect(targetsIn('asin', begun, ['US'])).toEqual(['EU', 'DE'])
  expect(targetsIn('listing', emptied(begun, 'listing'), ['US'])).toEqual(['US'])
})

test('a product of the address takes the place of the one in the form once, with its marketplace and its own pictures', () => {
  const begun = formOf(FILLED, asked('asin=b0other001&marketplace=JP'))
  expect(begun).toMatchObject({ asin: 'B0OTHER001', marketplace: 'JP', title: ' Mug ', ownPictures: [] })
  expect(begun.pictures).toBe(FILLED.pictures)
  expect(formOf({ ...begun, asin: 'B0TYPED001' }, asked('asin=B0OTHER001&marketplace=JP'))).toMatchObject({
    asin: 'B0TYPED001',
  })
  expect(formOf(begun, asked('asin=B0OTHER001&marketplace=DE'))).toMatchObject({ marketplace: 'DE' })
  expect(formOf(FILLED, asked('asin=nonsense&marketplace=JP'))).toBe(FILLED)
  expect(formOf(undefined, asked('asin=B0OTHER001&marketplace=BR'))).toMatchObject({ marketplace: 'US' })
})

test('a product of the address brings the target offices of its former check, all of them when it names none', () => {
  const targets = (query: string) =>
    targetsIn('asin', formOf(FILLED, asked(`asin=B0OTHER001&marketplace=JP${query}`)), [])
  expect(targets('&targets=US,EU')).toEqual(['US', 'EU'])
  expect(targets('&targets=')).toEqual([])
  expect(targets('')).toEqual(['JP'])
})

test('an own brand alone is no listing; words or a picture are one, and what is too long is told', () => {
  expect(problemOf('listing', { ...EMPTY_CHECK, brand: 'Lumora', title: '  ' })).toBe('emptyListing')
  expect(problemOf('listing', { ...EMPTY_CHECK, pictures: FILLED.pictures })).toBeUndefined()
  expect(problemOf('listing', { ...EMPTY_CHECK, title: 'x'.repeat(501) })).toBe('titleTooLong')
  expect(problemOf('listing', { ...EMPTY_CHECK, bullets: 'x'.repeat(5_001) })).toBe('bulletsTooLong')
  expect(problemOf('asin', EMPTY_CHECK)).toBe('emptyAsin')
  expect(problemOf('asin', { ...EMPTY_CHECK, title: 'Mug', asin: 'B0' })).toBe('wrongAsin')
})
