import { describe, expect, test } from 'vitest'
import { bestMonthOf, isNewNiche, periodOf, yearChange } from './period.ts'

const LAST = '2026-10'
/** Two years that end in October: 100 searches a month, but for the months that `change` names (1 is January). */
function twoYears(change: (month: number, year: number) => number | undefined): number[] {
  return Array.from({ length: 24 }, (_, at) => change(((9 - 23 + at + 24) % 12) + 1, at < 12 ? 1 : 2) ?? 100)
}
const december = (first: number, second: number) => (month: number, year: number) =>
  month === 12 ? [first, second][year - 1] : undefined
/** 210 searches in all other months; with 660 in both Decembers, the average is 220. */
const inDecembers = (first: number, second: number) =>
  twoYears((month, year) => december(first, second)(month, year) ?? 210)

describe('a term is', () => {
  test.each<[string, number[], ReturnType<typeof periodOf>]>([
    ['of all year when each month is alike', twoYears(() => undefined), 'general'],
    ['seasonal when one month stands out in both years', twoYears(december(300, 300)), 'seasonal'],
    ['seasonal at 1.5 times the average', inDecembers(330, 330), 'seasonal'],
    ['seasonal at 1.3 times the average in one of the years', inDecembers(286, 374), 'seasonal'],
    ['not seasonal below 1.3 times in one of the years', inDecembers(285, 375), 'general'],
    ['not seasonal below 1.5 times the average', inDecembers(330, 329), 'general'],
    ['not seasonal when the month stands out in one year only', twoYears(december(500, 100)), 'declining'],
    [
      'seasonal rather than growing when it is both',
      twoYears((month, year) => (month === 7 ? 600 : 80) * year),
      'seasonal',
    ],
    ['growing at 20% more in a year', twoYears((_, year) => (year === 2 ? 120 : 100)), 'growing'],
    ['of all year below 20% more', twoYears((_, year) => (year === 2 ? 119 : 100)), 'general'],
    ['declining at 20% less in a year', twoYears((_, year) => (year === 2 ? 80 : 100)), 'declining'],
    ['of all year above 20% less', twoYears((_, year) => (year === 2 ? 81 : 100)), 'general'],
  ])('%s', (_, months, period) => {
    expect(periodOf(months, LAST)).toBe(period)
  })
  test('of no period without two years, or without searches in the first year', () => {
    expect(periodOf(twoYears(() => undefined).slice(1), LAST)).toBeNull()
    expect(
      periodOf(
        twoYears((_, year) => (year === 1 ? 0 : 50)),
        LAST,
      ),
    ).toBeNull()
  })
})

describe('the best month', () => {
  test('is the one with most searches on average of two years', () => {
    expect(bestMonthOf(twoYears(december(300, 300)), LAST)).toBe(12)
    expect(
      bestMonthOf(
        twoYears((month, year) => (month === 3 && year === 1 ? 500 : undefined)),
        LAST,
      ),
    ).toBe(3)
  })
  test('is the same month of the year whatever the last month is', () => {
    const months = Array.from({ length: 24 }, (_, at) => (at % 12 === 5 ? 900 : 100))
    expect(bestMonthOf(months, '2026-12')).toBe(6)
    expect(bestMonthOf(months, '2026-01')).toBe(7)
    expect(bestMonthOf(months, '2026-06')).toBe(12)
  })
  test('needs one year, and years before the last two do not count', () => {
    expect(bestMonthOf(new Array<number>(11).fill(100), LAST)).toBeNull()
    expect(bestMonthOf(twoYears(december(0, 300)).slice(-12), LAST)).toBe(12)
    expect(bestMonthOf([900, 900, ...twoYears(december(300, 300))], LAST)).toBe(12)
  })
})

test('a new niche has searches for a year at most', () => {
  expect([0, 1, 12, 13, 24].map((months) => isNewNiche(new Array<number>(months).fill(5)))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('the change of a year compares the last 12 months with the 12 before', () => {
  expect(yearChange(twoYears((_, year) => year * 100))).toBe(1)
  expect(yearChange([7, ...twoYears((_, year) => (year === 1 ? 100 : 50))])).toBe(-0.5)
  expect(yearChange(new Array<number>(23).fill(1))).toBeNull()
  expect(yearChange(twoYears((_, year) => (year === 1 ? 0 : 1)))).toBeNull()
})
