import { expect, test } from 'vitest'
import { type CheckForm, clearInput, EMPTY_CHECK } from '../../parts/check-draft.ts'
import { initialForm, problemOf, requestBody, resolveTargets } from './check-form.ts'

const search = (query: string) => new URLSearchParams(query)
const FILLED: CheckForm = {
  asin: 'B0SAMPLE01',
  marketplace: 'DE',
  title: ' Mug ',
  bullets: ' ',
  brand: 'Lumora',
  pictures: ['data:image/png;base64,AA'],
  ownPictures: ['data:image/png;base64,BB'],
}

test('sends only the filled-in fields of the chosen form', () => {
  const { pictures, ownPictures } = FILLED
  expect(requestBody('asin', FILLED)).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE', pictures: ownPictures })
  expect(requestBody('asin', { ...FILLED, ownPictures: [] })).toEqual({ asin: 'B0SAMPLE01', marketplace: 'DE' })
  expect(requestBody('listing', FILLED)).toEqual({ title: 'Mug', brand: 'Lumora', pictures })
  expect(requestBody('listing', { ...FILLED, pictures: [] })).not.toHaveProperty('pictures')
})

test('targets the offices of the marketplace by default, or the remembered offices for a listing', () => {
  expect(resolveTargets('asin', FILLED, ['US'])).toEqual(['EU', 'DE'])
  expect(resolveTargets('listing', FILLED, ['US'])).toEqual(['US'])
  for (const kind of ['asin', 'listing'] as const)
    expect(resolveTargets(kind, { ...FILLED, targets: { [kind]: ['JP'] } }, ['US'])).toEqual(['JP'])
})

test('stores the target offices of a listing separately and clears them with the listing', () => {
  const form: CheckForm = { ...FILLED, targets: { listing: ['JP'] } }
  expect(resolveTargets('asin', form, ['US'])).toEqual(['EU', 'DE'])
  expect(resolveTargets('listing', clearInput(form, 'listing'), ['US'])).toEqual(['US'])
})

test('applies the ASIN and the marketplace of the URL once and removes the old pictures', () => {
  const form = initialForm(FILLED, search('asin=b0other001&marketplace=JP'))
  expect(form).toMatchObject({ asin: 'B0OTHER001', marketplace: 'JP', title: ' Mug ', ownPictures: [] })
  expect(form.pictures).toBe(FILLED.pictures)
  expect(initialForm({ ...form, asin: 'B0TYPED001' }, search('asin=B0OTHER001&marketplace=JP'))).toMatchObject({
    asin: 'B0TYPED001',
  })
  expect(initialForm(form, search('asin=B0OTHER001&marketplace=DE'))).toMatchObject({ marketplace: 'DE' })
  expect(initialForm(FILLED, search('asin=nonsense&marketplace=JP'))).toBe(FILLED)
  expect(initialForm(undefined, search('asin=B0OTHER001&marketplace=BR'))).toMatchObject({ marketplace: 'US' })
})

test('applies the target offices of the URL; an empty value means all offices', () => {
  const targets = (query: string) =>
    resolveTargets('asin', initialForm(FILLED, search(`asin=B0OTHER001&marketplace=JP${query}`)), [])
  expect(targets('&targets=US,EU')).toEqual(['US', 'EU'])
  expect(targets('&targets=')).toEqual([])
  expect(targets('')).toEqual(['JP'])
})

test('requires words or a picture and rejects texts that are too long', () => {
  expect(problemOf('listing', { ...EMPTY_CHECK, brand: 'Lumora', title: '  ' })).toBe('emptyListing')
  expect(problemOf('listing', { ...EMPTY_CHECK, pictures: FILLED.pictures })).toBeUndefined()
  expect(problemOf('listing', { ...EMPTY_CHECK, title: 'x'.repeat(501) })).toBe('titleTooLong')
  expect(problemOf('listing', { ...EMPTY_CHECK, bullets: 'x'.repeat(5_001) })).toBe('bulletsTooLong')
  expect(problemOf('asin', EMPTY_CHECK)).toBe('emptyAsin')
  expect(problemOf('asin', { ...EMPTY_CHECK, title: 'Mug', asin: 'B0' })).toBe('wrongAsin')
})
