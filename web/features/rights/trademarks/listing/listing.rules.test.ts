import { expect, test } from 'vitest'
import { EMPTY_LISTING, textOf } from './listing.rules.ts'

test('the parts of a listing that are filled in are checked, one below the other', () => {
  const listing = { ...EMPTY_LISTING, title: ' Travel mug ', description: 'Keeps warm' }
  expect(textOf(listing)).toBe('Travel mug\nKeeps warm')
  expect(textOf({ ...EMPTY_LISTING, brand: 'Lumora' })).toBe('')
})
