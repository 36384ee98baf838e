import { expect, test } from 'vitest'
import { EMPTY_LISTING, emptyResult, textOf } from './listing.rules.ts'

test('joins the filled-in parts of a listing, each on its own line', () => {
  const listing = { ...EMPTY_LISTING, title: ' Travel mug ', description: 'Keeps warm' }
  expect(textOf(listing)).toBe('Travel mug\nKeeps warm')
  expect(textOf({ ...EMPTY_LISTING, brand: 'Lumora' })).toBe('')
})

test('tells why a check has no findings at the target offices', () => {
  const answer = (findings: string[], elsewhere: string[], missing: string[]) => ({ findings, elsewhere, missing })
  expect(emptyResult(answer([], ['HALVARD'], ['EU']), ['EU'])).toBe('unchecked')
  expect(emptyResult(answer([], ['HALVARD'], ['EU']), ['EU', 'US'])).toBe('noneHere')
  expect(emptyResult(answer([], [], ['EU']), ['EU', 'US'])).toBe('none')
  expect(emptyResult(answer([], [], []), [])).toBe('none')
  expect(emptyResult(answer(['HALVARD'], [], []), [])).toBeUndefined()
})
