import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMeasures, estimate, number, reportWith } from '#server/features/reports/model/measures.test-support.ts'
import { boundsOf } from './difference.ts'
import type { Measure } from './report.ts'
import { sideBySide } from './side-by-side.ts'

const measures = (price: number, rank: number, units: [number, number, number], score?: number): Measure[] => [
  { figure: number('product.price', 'money', price), better: 'lower' },
  { figure: number('product.rank', 'rank', rank), better: 'lower' },
  { figure: estimate('sales.units', 'count', ...units), better: 'higher' },
  ...(score === undefined ? [] : [{ figure: number('listing.score', 'score', score), better: 'higher' } as const]),
]
const one = reportWith({ asin: 'B0SAMPLE01', marketplace: 'US', measures: measures(2499, 900, [650, 600, 699]) })
const two = reportWith({ asin: 'B0SAMPLE02', marketplace: 'US', measures: measures(1999, 300, [700, 650, 740], 80) })
const bestIn = (...reports: Parameters<typeof sideBySide>[0]) =>
  Object.fromEntries(sideBySide(reports).rows.map(({ label, best }) => [label, best]))

test('each report has a column, with null for numbers it does not have', () => {
  const { columns, rows } = sideBySide([one, two])
  expect(columns).toEqual(['B0SAMPLE01 · US', 'B0SAMPLE02 · US'])
  expect(rows.find(({ label }) => label === 'listing.score')?.figures.map(({ value }) => value)).toEqual([null, 80])
})

test('marks the better number, except among overlapping estimates or with only one known value', () => {
  expect(bestIn(one, two)).toEqual({
    'product.price': [1],
    'product.rank': [1],
    'sales.units': undefined,
    'listing.score': undefined,
  })
})

test('marks every value that may be the best of three', () => {
  const few = reportWith({ asin: 'B0SAMPLE03', marketplace: 'US', measures: measures(1999, 400, [300, 280, 320]) })
  expect(bestIn(one, two, few)).toMatchObject({ 'product.price': [1, 2], 'product.rank': [1], 'sales.units': [0, 1] })
})

test('does not judge different currencies, ranks of different marketplaces, or sample beside real data', () => {
  const german = { ...two, marketplace: 'DE' } as const
  const sample = { ...two, sample: true }
  expect(bestIn(one, german)).toMatchObject({ 'product.price': undefined, 'product.rank': undefined })
  const french = { ...one, marketplace: 'FR' } as const
  expect(bestIn(french, german)).toMatchObject({ 'product.price': [1], 'product.rank': undefined })
  expect(Object.values(bestIn(one, sample)).every((best) => best === undefined)).toBe(true)
})

test('never marks a number that is certainly worse than another, in any order of reports', () => {
  fc.assert(
    fc.property(fc.array(anyMeasures, { minLength: 2, maxLength: 4 }), (all) => {
      const reports = all.map((each, at) => reportWith({ asin: `B0SAMPLE0${at}`, measures: each }))
      const { rows } = sideBySide(reports)
      const backwards = new Map(sideBySide(reports.toReversed()).rows.map(({ label, best }) => [label, best]))
      for (const { label, figures, best } of rows) {
        const lower = all[0]?.find(({ figure }) => figure.label === label)?.better === 'lower'
        const bounds = figures.map(boundsOf)
        for (const at of best ?? []) {
          const mine = bounds[at]
          expect(
            bounds.every((other) => !mine || !other || (lower ? other.high >= mine.low : other.low <= mine.high)),
          ).toBe(true)
        }
        const turned = backwards.get(label)?.map((at) => all.length - 1 - at)
        expect(turned?.toSorted()).toEqual(best?.toSorted())
      }
    }),
    { seed: 20261122 },
  )
})
