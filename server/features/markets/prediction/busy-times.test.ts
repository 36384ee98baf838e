import { expect, test } from 'vitest'
import { monthNumber, monthText } from '#contracts/model/months.ts'
import { busyTimes } from './busy-times.ts'

/** Twelve months from the first one, with these factors of the months of the year and 0.8 otherwise. */
const yearFrom = (first: string, factors: Readonly<Record<string, number>>) =>
  Array.from({ length: 12 }, (_, at) => {
    const month = monthText(monthNumber(first) + at)
    return { month, searches: 1000 * (factors[month.slice(5)] ?? 0.8) }
  })

const WINTER = { '11': 1.4, '12': 1.53, '01': 1.22 }
const seasonsOf = (first: string, factors: Readonly<Record<string, number>>) =>
  busyTimes(yearFrom(first, factors)).map(({ first, last, stockBy, nextYear }) => ({ first, last, stockBy, nextYear }))

test('a season before which a month of the forecast is left says when to have stock', () =>
  expect(seasonsOf('2026-09', WINTER)).toEqual([
    { first: '2026-11', last: '2027-01', stockBy: '2026-10', nextYear: null },
  ]))

test('a season that begins with the forecast says when the next one begins', () =>
  expect(seasonsOf('2026-11', WINTER)).toEqual([
    { first: '2026-11', last: '2027-01', stockBy: null, nextYear: { first: '2027-11', stockBy: '2027-10' } },
  ]))

test('a season that began before the forecast leaves the next start to the run at the end', () =>
  expect(seasonsOf('2026-12', WINTER)).toEqual([
    { first: '2026-12', last: '2027-01', stockBy: null, nextYear: null },
    { first: '2027-11', last: '2027-11', stockBy: '2027-10', nextYear: null },
  ]))

test('another season in between does not hide the next start', () =>
  expect(seasonsOf('2026-12', { '12': 1.5, '06': 1.5 }).map(({ nextYear }) => nextYear)).toEqual([
    { first: '2027-12', stockBy: '2027-11' },
    null,
  ]))

test('without busy months there is no season', () => expect(seasonsOf('2026-12', {})).toEqual([]))
