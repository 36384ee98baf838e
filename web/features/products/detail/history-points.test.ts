import { expect, test } from 'vitest'
import { type Detail, historyPoints, rangesOf, readSeries, seriesOf } from './history-points.ts'

const month = (name: string) => ({ month: name, price: 20, units: 10, revenue: 200, rank: 5, ratings: 3, rating: 4.5 })
const week = (first: string) => ({ week: first, price: 20, units: 3, rank: 5, ratings: 3, rating: 4.5 })
const event = { kind: 'coupon', from: '2026-02-09', until: '2026-02-12', price: 15, change: -0.25 } as const
// The cast: only the history is read.
const detail = {
  months: ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'].map(month),
  weeks: [week('2026-02-01'), week('2026-02-08')],
  days: [],
  events: [event],
} as unknown as Detail

test('a range offers the months, weeks and days that exist', () => {
  expect(rangesOf(detail)).toEqual(['24', '6', 'weeks'])
  const day = { day: '2026-02-01', price: 1, rank: null, ratings: null, rating: null, bought: null }
  expect(rangesOf({ months: [], weeks: [], days: [day] })).toEqual(['days'])
})

test('an event belongs to the month and week in which it begins', () => {
  expect(historyPoints(detail, '24').map(({ events }) => events.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
  expect(historyPoints(detail, 'weeks').map(({ events }) => events.length)).toEqual([0, 1])
  expect(historyPoints(detail, '6')).toHaveLength(6)
})

test('series come from the address, unknown ones are ignored', () => {
  const known = seriesOf(historyPoints(detail, 'weeks'))
  expect(known).toEqual(['price', 'units', 'rank', 'ratings', 'rating'])
  expect(readSeries('rank,karma,price,rank', known)).toEqual(['rank', 'price'])
  expect(readSeries('revenue', known)).toEqual(['units', 'price'])
  expect(readSeries(null, ['rank'])).toEqual(['rank'])
})
