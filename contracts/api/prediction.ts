import { sortedRows } from '../core/constraints.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { month } from '../core/time.ts'
import { UNITS_METHODS } from '../model/screener/product-metrics.ts'
import { ObservedDay } from './product-detail.ts'
import { AsinInfo, MarketplaceCode, TypedAsin } from './products.ts'

const units = (description?: string) => number({ minimum: 0, ...(description !== undefined && { description }) })
const maybeUnits = nullable(units())
const share = number({ minimum: 0, maximum: 1, description: 'A fraction' })
const bounds = object({ low: units(), high: units() })
const range = object({ value: units(), low: units(), high: units() })

/** How far estimates of products were off that the curve had not seen. */
const CurveCheck = object({
  against: oneOf('badges', 'units'),
  products: integer({ minimum: 1 }),
  inside: number({ minimum: 0, maximum: 1, description: 'Share of them inside the 90 % interval' }),
  error: number({ minimum: 0, description: 'Median of |estimate − true| ÷ true' }),
})

/** Mean of 2·|forecast − true| ÷ (forecast + true), as a fraction; 0 is perfect, 2 the worst. */
const symmetricError = number({ minimum: 0, maximum: 2 })

/** Forecasts of months that were hidden from the model. */
const Backtest = object({
  origins: integer({ minimum: 1, description: 'How often the last months were hidden and forecast' }),
  months: integer({ minimum: 1, description: 'Forecast months that were compared' }),
  error: symmetricError,
  naive: number({ minimum: 0, maximum: 2, description: 'The same error if the last month repeats' }),
  seasonalNaive: nullable(
    number({ minimum: 0, maximum: 2, description: 'The same error if the same month of last year repeats' }),
  ),
  scaled: nullable(number({ minimum: 0, description: 'Mean absolute error ÷ mean change from month to month (MASE)' })),
  inside80: share,
  inside95: share,
  isBetter: boolean({ description: 'Whether the forecast beats both simple ones' }),
  hidden: sortedRows(
    object({
      month: month(),
      units: integer({ minimum: 0 }),
      forecast: integer({ minimum: 0 }),
      range80: bounds,
      naive: integer({ minimum: 0 }),
      seasonalNaive: nullable(integer({ minimum: 0 })),
    }),
    'month',
    'asc',
    { description: 'The last three months, forecast without them' },
  ),
})

export const prediction = endpoints({
  atRank: {
    method: 'POST',
    path: '/api/prediction/rank',
    summary:
      'Units a month and a day at a best-seller rank of a root category, with a 90 % interval, from the “bought in past month” badges of its products. Refuses ranks outside the products that it knows',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({
      marketplace: optional(MarketplaceCode),
      data: optional(oneOf('sample', 'imported')),
      category: string({ maxLength: 200, description: 'Id or name of a root category' }),
      rank: integer({ minimum: 1, maximum: 100_000_000 }),
    }),
    answer: data(
      object({
        marketplace: MarketplaceCode,
        data: oneOf('sample', 'imported'),
        category: string({ description: 'Name of the root category' }),
        rank: integer({ minimum: 1 }),
        month: range,
        day: range,
        badges: integer({ minimum: 0, description: 'Products with a badge' }),
        others: integer({ minimum: 0, description: 'Products without one, so below 50 units' }),
        ranks: object({ best: integer({ minimum: 1 }), last: integer({ minimum: 1 }) }),
        curve: sortedRows(
          object({ rank: integer({ minimum: 1 }), value: units(), low: units(), high: units() }),
          'rank',
          'asc',
        ),
        checks: array(CurveCheck, {
          description:
            'Against the badges of the products, whose true value is taken as the middle; sample products also against their exact units',
        }),
      }),
    ),
    failures: ['unknownCategory', 'noRankCurve', 'rankOutside'],
  },
  series: {
    method: 'POST',
    path: '/api/prediction/series',
    summary:
      'The history of a product and a forecast of its units in the next three months, with the errors of the same forecast on hidden months. Imported products have single days and no forecast',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ asin: TypedAsin, marketplace: optional(MarketplaceCode) }),
    answer: data(
      object({
        product: AsinInfo,
        months: sortedRows(object({ month: month(), units: integer({ minimum: 0 }) }), 'month', 'asc'),
        days: sortedRows(ObservedDay, 'day', 'asc'),
        now: object({
          method: oneOf(...UNITS_METHODS),
          value: maybeUnits,
          low: maybeUnits,
          high: maybeUnits,
        }),
        forecast: nullable(
          object({
            months: sortedRows(
              object({ month: month(), units: integer({ minimum: 0 }), range80: bounds, range95: bounds }),
              'month',
              'asc',
            ),
            total: object({ value: units(), low: units(), high: units() }, { description: 'All three months; 80 %' }),
            season: nullable(
              object({
                products: integer({ minimum: 1, description: 'Products of the category that show the season' }),
                factors: array(number({ minimum: 0 }), { description: 'January first; 1 is an average month' }),
              }),
            ),
            backtest: nullable(Backtest),
          }),
        ),
        refused: nullable(oneOf('noMonths', 'tooFewMonths')),
      }),
    ),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere'],
  },
})
