import { ascending, sortedRows } from '../core/constraints.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { day, month } from '../core/time.ts'
import { MAX_SEED_LENGTH } from './keyword-search.ts'
import { MarketplaceCode } from './products.ts'

const scope = { marketplace: optional(MarketplaceCode), data: optional(oneOf('sample', 'imported')) }

const searches = (description?: string) => integer({ minimum: 0, ...(description !== undefined && { description }) })
const share = (description: string) => number({ minimum: 0, maximum: 1, description })
const factor = (description: string) => number({ minimum: 0, description })

/** Sum of |forecast − searches| ÷ sum of searches over all hidden months (WAPE); 0 is perfect. */
const errors = {
  forecast: number({ minimum: 0, description: 'Of this forecast' }),
  lastYear: number({ minimum: 0, description: 'Of the same month of last year (seasonal naive)' }),
  lastMonth: number({ minimum: 0, description: 'Of the last known month (naive)' }),
}

const interval = {
  low: searches('80 % interval'),
  high: searches('80 % interval'),
}

const PastMonth = object({
  month: month(),
  searches: searches(),
  parts: nullable(
    object({
      trend: searches('Smoothed searches without the season'),
      season: factor('Factor of the month of the year'),
      rest: factor('Searches ÷ (trend × season)'),
    }),
  ),
})

const ForecastMonth = object(
  {
    month: month(),
    searches: searches(),
    ...interval,
    trend: searches('Forecast without the season'),
    season: factor('Factor of the month of the year'),
    lastYear: searches('The same month of last year'),
  },
  ascending(['low', 'searches', 'high']),
)

const BusyTime = object(
  {
    first: month(),
    last: month(),
    peak: month('The month with the most searches'),
    times: factor('Searches of the peak ÷ average of the forecast months'),
    stockBy: nullable(month('The month before; null if it has passed')),
    nextYear: nullable(
      object(
        { first: month(), stockBy: month('The month before') },
        {
          description:
            'For a season that has begun: the same months a year later; null if the forecast reaches the next season',
        },
      ),
    ),
  },
  { description: 'Months with at least 1.2 times the average of the forecast months' },
)

/** Forecasts of months that were hidden from the model. */
const Backtest = object({
  origins: integer({ minimum: 1, description: 'How often months were hidden: the last one, the last two, …' }),
  compared: integer({ minimum: 1, description: 'Hidden months that were compared' }),
  term: object({
    ...errors,
    scaled: nullable(
      number({ minimum: 0, description: 'Mean absolute error ÷ mean change from month to month (MASE)' }),
    ),
  }),
  isBetter: boolean({ description: 'Whether the forecast of this term beats the same month of last year' }),
  pool: object({
    terms: integer({ minimum: 1 }),
    better: integer({ minimum: 0, description: 'Terms whose forecast beats the same month of last year' }),
    ...errors,
  }),
  byAhead: array(object({ from: integer({ minimum: 1 }), until: integer({ minimum: 1 }), ...errors }), {
    description: 'Errors of the pool by months ahead',
  }),
  coverage: object(
    { months: integer({ minimum: 1 }), inside: share('Share inside the interval') },
    { description: 'Last six months of all terms of the pool, with intervals from errors in earlier months' },
  ),
  hidden: sortedRows(
    object({
      month: month(),
      searches: searches(),
      forecast: searches(),
      ...interval,
      lastYear: searches(),
    }),
    'month',
    'asc',
    { description: 'The last six months, forecast without them' },
  ),
})

const Subject = object({
  kind: oneOf('term', 'niche'),
  text: string({ description: 'The term, or the title of the niche' }),
  zh: nullable(string({ description: 'Chinese translation' })),
  niche: nullable(object({ id: string(), title: string() }, { description: 'The niche, or the niche of the term' })),
  category: nullable(string({ description: 'Category of the niche' })),
})

export const marketPrediction = endpoints({
  suggest: {
    method: 'POST',
    path: '/api/markets/prediction/suggest',
    summary:
      'Terms and niches that match a typed text, most searches first, ten at most; without a text the most searched terms, each of another niche',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...scope, typed: string({ maxLength: MAX_SEED_LENGTH }) }),
    answer: data(
      object({
        row: array(
          object({
            kind: oneOf('term', 'niche'),
            text: string(),
            zh: nullable(string()),
            nicheId: nullable(string({ description: 'Of a niche' })),
            searches: nullable(searches('Per month')),
          }),
        ),
        data: oneOf('sample', 'imported'),
      }),
    ),
    failures: [],
  },
  demand: {
    method: 'POST',
    path: '/api/markets/prediction',
    summary:
      'Searches of a term or niche in the next 12 months with an 80 % interval, its past months as trend × season × rest, and the errors of the same forecast on hidden months beside two simple ones. `refused` says why there is no forecast',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({
      ...scope,
      term: optional(string({ maxLength: MAX_SEED_LENGTH, description: 'The exact term, or its Chinese translation' })),
      nicheId: optional(string({ maxLength: 64, description: 'Used instead of a term' })),
    }),
    answer: data(
      object({
        subject: Subject,
        marketplace: MarketplaceCode,
        data: oneOf('sample', 'imported'),
        hasBoth: boolean({ description: 'Whether the marketplace has sample and imported terms' }),
        observedOn: day('Day of the data'),
        months: sortedRows(PastMonth, 'month', 'asc', { description: 'The last 24 months at most' }),
        pool: nullable(
          object(
            {
              terms: integer({ minimum: 1 }),
              category: nullable(string({ description: 'Null: all terms of the marketplace' })),
            },
            { description: 'Terms that the season and the interval were learnt from' },
          ),
        ),
        forecast: nullable(
          object({
            months: sortedRows(ForecastMonth, 'month', 'asc'),
            total: object(
              { value: searches(), low: searches(), high: searches() },
              { description: 'All twelve months; the bounds are sums of the monthly ones' },
            ),
            lastYear: searches('The last twelve months'),
            change: number({ description: 'Total against the last twelve months, a fraction' }),
            trend: number({ description: 'Trend of the last month against twelve months before, a fraction' }),
            season: object({
              factors: array(factor('1 is an average month'), { description: 'January first' }),
              strength: share('How much of the changes without the trend is season'),
              ownWeight: share('How much of the own indices of the term counts; the rest is the season of the pool'),
            }),
            busy: array(BusyTime),
            backtest: Backtest,
          }),
        ),
        refused: nullable(oneOf('noMonths', 'tooFewMonths', 'zeroMonths', 'tooFewTerms')),
      }),
    ),
    failures: ['emptyTerm', 'unknownTerm', 'nicheNotFound'],
  },
})
