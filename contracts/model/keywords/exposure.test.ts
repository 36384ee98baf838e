import { expect, test } from 'vitest'
import { monthlyClicks, monthlyImpressions, weeklyImpressions } from './exposure.ts'
import { placeOf } from './place.ts'

test('a rank is a page and a place on it', () => {
  expect(placeOf(1, 48)).toEqual({ page: 1, place: 1 })
  expect(placeOf(48, 48)).toEqual({ page: 1, place: 48 })
  expect(placeOf(49, 48)).toEqual({ page: 2, place: 1 })
})

test('impressions of a week fall with the page of each rank', () => {
  const shown = (organicRank: number | null, adRank: number | null) => weeklyImpressions(1000, { organicRank, adRank })
  expect([shown(48, null), shown(49, null), shown(97, null), shown(145, null), shown(240, null)]).toEqual([
    1000, 250, 100, 50, 50,
  ])
  expect([shown(null, 12), shown(null, 13), shown(1, 1)]).toEqual([1000, 250, 2000])
  expect(shown(null, null)).toBeNull()
})

test('a search shows at most the 48 products of page one', () => {
  expect([monthlyImpressions(100, 20), monthlyImpressions(100, 9000)]).toEqual([2000, 4800])
  expect(monthlyClicks(16_427)).toBe(164_270)
})
