import { expect, test } from 'vitest'
import { EMPTY_LISTING, emptyResult, textOf } from './listing.rules.ts'

test('the parts of a listing that are filled in are checked, one below the other', () => {
  const listing = { ...EMPTY_LISTING, title: ' Travel mug ', description: 'Keeps warm' }
  expect(textOf(listing)).toBe('Travel mug\nKeeps warm')
  expect(textOf({ ...EMPTY_LISTING, brand: 'Lumora' })).toBe('')
})

test('an empty result shows a notice if no target office has marks on record', () => {
  const answer = (findings: string[], elsewhere: string[], missing: string[]) => ({ findings, elsewhere, missing })
  expect(emptyResult(answer([], ['HALVARD'], ['EU']), ['EU'])).toBe('unchecked')
  expect(emptyResult(answer([], ['HALVARD'], ['EU']), ['EU', 'US'])).toBe('noneHere')
  expect(emptyResult(answer([], [], ['EU']), ['EU', 'US'])).toBe('none')
  expect(emptyResult(answer([], [], []), [])).toBe('none')
  expect(emptyResult(answer(['HALVARD'], [], []), [])).toBeUndefined()
})
