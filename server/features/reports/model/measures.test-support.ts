import fc from 'fast-check'
import type { Figure, Unit } from '#contracts/model/report/figure.ts'
import type { AsinReport, Measure } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { asinReport } from '../asin/asin-report.ts'
import { sparseFacts } from '../asin/facts.test-support.ts'

export const number = (label: TextKey, unit: Unit, value: number | null): Figure => ({
  label,
  unit,
  value,
  method: 'observed',
  asOf: '2026-11-19',
})
export const estimate = (label: TextKey, unit: Unit, value: number, low: number, high: number): Figure => ({
  ...number(label, unit, value),
  method: 'estimated',
  low,
  high,
})

const bare = asinReport(sparseFacts())

export const reportWith = (change: Partial<AsinReport>): AsinReport => ({
  ...bare,
  version: 2,
  measures: [],
  peers: [],
  ...change,
})

const exact = (label: TextKey, unit: Unit, values: fc.Arbitrary<number>) =>
  fc.option(values).map((value) => number(label, unit, value))

export const anyMeasures: fc.Arbitrary<Measure[]> = fc
  .tuple(
    exact('product.price', 'money', fc.integer({ min: -500, max: 5000 })),
    exact('product.rank', 'rank', fc.integer({ min: 1, max: 200_000 })),
    exact(
      'product.rating',
      'rating',
      fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
    ),
    exact(
      'profit.grossMargin',
      'percent',
      fc.integer({ min: -200, max: 800 }).map((permille) => permille / 1000),
    ),
    fc
      .tuple(fc.nat(4000), fc.nat(900), fc.nat(900))
      .map(([low, up, more]) => estimate('sales.units', 'count', low + up, low, low + up + more)),
  )
  .map(([price, rank, rating, margin, units]) => [
    { figure: price, better: 'lower' },
    { figure: rank, better: 'lower' },
    { figure: rating, better: 'higher' },
    { figure: margin, better: 'higher' },
    { figure: units, better: 'higher' },
  ])
