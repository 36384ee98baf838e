import { expect, it } from 'vitest'
import { prediction } from '#contracts/api/prediction.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import { UNITS_METHODS } from '#contracts/model/screener/product-metrics.ts'
import { STORY } from '#fixtures/story.ts'
import { BARE_ASIN, given, WHOLE_PRODUCT, YOUNG_PRODUCT, YOUNGEST_PRODUCT } from './given.ts'
import { boolean, exactly, integer, month as monthOf, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { bareCard, wholeCard } from './product-cards.ts'

const pact = pactOf('prediction')

const bounds = { low: number(100), high: number(140) }
const range = { value: number(120), ...bounds }

it('estimate units at a rank', async () => {
  const request = { endpoint: prediction.atRank, given: [given.seller()] }
  const answer = {
    marketplace: oneOf(MARKETPLACES, 'US'),
    data: oneOf(['sample', 'imported'], 'sample'),
    category: text('Home & Kitchen'),
    rank: integer(3000),
    month: range,
    day: range,
    badges: integer(59),
    others: integer(7),
    ranks: { best: integer(656), last: integer(242903) },
    curve: rowsOf({ rank: integer(656), ...range }),
    checks: rowsOf({
      against: oneOf(['badges', 'units'], 'badges'),
      products: integer(62),
      inside: number(0.97),
      error: number(0.27),
    }),
  }
  const body = { category: 'Home & Kitchen', rank: 3000 }
  const named = { ...request, by: 'marketplace', body: { ...body, marketplace: 'US', data: 'sample' } as const }
  expect((await pact.answers(named, answer)).category).toBe('Home & Kitchen')
  await pact.answers({ ...request, by: 'category alone', body }, answer)
  await pact.refuses({ ...request, body: { ...body, category: 'Nowhere' } }, 'unknownCategory')
  await pact.refuses({ ...request, body: { ...body, category: 'Zwhole' } }, 'noRankCurve')
  await pact.refuses({ ...request, body: { ...body, rank: 1 } }, 'rankOutside')
})

const method = oneOf(UNITS_METHODS, 'sample')
const refused = oneOf(['noMonths', 'tooFewMonths'], 'noMonths')
const bare = {
  product: bareCard,
  months: [],
  days: [],
  now: { method, value: null, low: null, high: null },
  forecast: null,
  refused,
}
const forecast = {
  months: rowsOf({ month: monthOf(), units: integer(120), range80: bounds, range95: bounds }),
  total: range,
  season: null,
  backtest: null,
}
const youngest = {
  ...bare,
  product: wholeCard,
  months: rowsOf({ month: monthOf(), units: integer(120) }),
  now: { method, ...range },
  forecast,
  refused: null,
}
const hidden = { month: monthOf(), units: integer(120), forecast: integer(120), range80: bounds, naive: integer(120) }
const backtest = {
  origins: integer(2),
  months: integer(6),
  error: number(0.1),
  naive: number(0.2),
  seasonalNaive: null,
  scaled: null,
  inside80: number(0.8),
  inside95: number(0.95),
  isBetter: boolean(true),
  hidden: rowsOf({ ...hidden, seasonalNaive: null }),
}
const known = {
  ...backtest,
  seasonalNaive: number(0.2),
  scaled: number(0.6),
  hidden: rowsOf({ ...hidden, seasonalNaive: integer(120) }),
}
const season = { products: integer(10), factors: rowsOf(number(0.774)) }
const days = [
  {
    day: exactly('2026-11-14'),
    price: number(19.99),
    rank: integer(900),
    ratings: integer(250),
    rating: number(4.4),
    bought: integer(100),
  },
  { day: exactly('2026-11-15'), price: null, rank: null, ratings: null, rating: null, bought: null },
]

it('forecast the units of a product', async () => {
  const request = { endpoint: prediction.series, given: [given.seller()] }
  const at = (typed: string) => ({ ...request, by: typed, body: { asin: typed } })
  const withSeason = { ...youngest, product: { ...wholeCard, imageUrl: text('/images/product/US/x.webp') } }
  const hero = { ...withSeason, forecast: { ...forecast, season, backtest: known } }
  const named = { ...request, by: 'marketplace', body: { asin: STORY.asin, marketplace: 'US' } as const }
  expect((await pact.answers(named, hero)).forecast?.season?.products).toBe(10)
  const observed = { ...youngest, days, forecast: { ...forecast, backtest: { ...known, scaled: null } } }
  await pact.answers(at(WHOLE_PRODUCT), observed)
  await pact.answers(at(YOUNG_PRODUCT), { ...youngest, forecast: { ...forecast, backtest } })
  await pact.answers(at(YOUNGEST_PRODUCT), youngest)
  await pact.answers(at(BARE_ASIN), bare)
  const refusals = [
    ['', 'emptyAsin'],
    ['B0-NO-ASIN', 'wrongAsin'],
    ['B0NOWHERE1', 'asinNotFound'],
    [STORY.german, 'asinElsewhere'],
  ] as const
  for (const [typed, refusal] of refusals) await pact.refuses({ ...request, body: { asin: typed } }, refusal)
})
