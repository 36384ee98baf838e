import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthNumber, monthText } from '#contracts/model/months.ts'
import { createRandom } from '#fixtures/random.ts'
import { category, JANUARY, SUMMER } from './made-category.test-support.ts'
import { monthlySeries } from './months.ts'
import { seasonAt, seasonOf } from './season.ts'

const end = (months: number) => JANUARY + months

describe('months', () => {
  test('are numbers without gaps', () => {
    expect(monthText(monthNumber('2026-01') - 1)).toBe('2025-12')
    fc.assert(fc.property(fc.integer({ min: 20_000, max: 30_000 }), (n) => monthNumber(monthText(n)) === n))
  })
  test('before a gap are left out', () => {
    const points = ['2026-01', '2026-02', '2026-04', '2026-05'].map((month, at) => ({ month, value: at }))
    expect(monthlySeries(points)).toEqual({ from: monthNumber('2026-04'), values: [2, 3] })
    expect(monthlySeries([])).toBeNull()
  })
})

describe('the season of a category', () => {
  test('is found in 24 months of its series', () => {
    const season = seasonOf(category(20, 24), end(24))
    const mean = SUMMER.reduce((sum, factor) => sum + Math.log(factor), 0) / 12
    SUMMER.forEach((factor, at) => {
      expect(season?.factors[at]).toBeCloseTo(Math.log(factor) - mean, 1)
    })
  })
  test('does not contain the growth of the category', () => {
    const season = seasonOf(category(20, 24, { growth: 1.05 }), end(24))
    expect(seasonAt(season, JANUARY + 11)).toBeCloseTo(seasonAt(season, JANUARY + 10), 1)
  })
  test('ignores months that are not known yet', () => {
    const peers = category(10, 24)
    const known = peers.map(({ from, values }) => ({ from, values: values.slice(0, 18) }))
    expect(seasonOf(peers, end(18))).toEqual(seasonOf(known, end(18)))
  })
  test('is flat where the series differ too much to show one', () => {
    const random = createRandom(3)
    const peers = Array.from({ length: 4 }, () => ({
      from: JANUARY,
      values: Array.from({ length: 24 }, () => Math.round(100 * Math.exp(random.normal(0, 0.5)))),
    }))
    const season = seasonOf(peers, end(24))
    for (const factor of season?.factors ?? [1]) expect(Math.abs(factor ?? 0)).toBeLessThan(0.25)
  })
  test('needs three series with a year of months', () => {
    expect(seasonOf(category(2, 24), end(24))).toBeNull()
    expect(seasonOf(category(5, 11), end(11))).toBeNull()
  })
})
