import { expect, it } from 'vitest'
import { PRODUCT_EVENTS, productDetail } from '#contracts/api/product-detail.ts'
import { PRODUCT_NUMBER_NAMES, SIZE_TIERS, UNITS_METHODS } from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import { STORY } from '#fixtures/story.ts'
import { BARE_ASIN, BARE_NICHE, given, WHOLE_PRODUCT } from './given.ts'
import { boolean, day, exactly, integer, month, number, oneOf, rowsOf, text } from './matchers.ts'
import { pactOf } from './pact.ts'
import { bareCard, wholeCard } from './product-cards.ts'

const pact = pactOf('product-detail')

const fulfilment = oneOf(['FBA', 'FBM', 'AMZ'], 'FBA')
const method = oneOf(UNITS_METHODS, 'sample')
/** Checks in the order of the rules; `fixed`: the places of those with advice. */
const checksWith = (count: number, ...fixed: number[]) =>
  Array.from({ length: count }, (_, at) => ({
    text: text('标题长度 16 字符（建议 80–200）'),
    fix: fixed.includes(at) ? text('把标题调整到 80–200 字符') : null,
    verdict: oneOf(['pass', 'warn', 'fail', 'unknown'], 'pass'),
    points: integer(1),
    maximum: integer(6),
  }))
const valuesFrom = (known: object) => ({
  ...Object.fromEntries(PRODUCT_NUMBER_NAMES.map((name) => [name, null])),
  ...known,
})

const wholeValues = {
  price: number(19.99),
  units: number(120),
  unitsChange: number(0),
  unitsYear: number(0),
  unitsTrend: number(0),
  revenue: number(2398.8),
  revenueChange: number(0),
  rank: number(900),
  subRank: number(12),
  rating: number(4.4),
  ratings: number(250),
  newRatings: number(10),
  reviewRate: number(0.0833),
  unitsPerRating: number(0.48),
  sellers: number(2),
  variants: number(2),
  fbaFee: number(6.37),
  weight: number(800),
  volume: number(3000),
  age: number(1040),
  listingScore: number(79),
  coupon: number(0.05),
  discount: number(0.2001),
  images: number(6),
  videos: number(1),
  titleLength: number(16),
  keywords: number(2),
}

const bare = {
  product: bareCard,
  sourceUrl: text(`https://www.amazon.com/dp/${BARE_ASIN}`),
  categories: [],
  niche: { id: text(BARE_NICHE), title: text('bare facts') },
  badges: [],
  seller: null,
  sellerCountry: null,
  fulfilment: null,
  listedOn: null,
  size: null,
  measures: null,
  sizeTier: null,
  aPlus: null,
  bestMonth: null,
  values: valuesFrom({ titleLength: number(10), variants: number(0) }),
  units: { method, low: null, high: null },
  months: [],
  weeks: [],
  days: [],
  events: [],
  variants: [],
  sellers: [],
  keywords: [],
  fees: null,
  listing: { score: null, checks: checksWith(12, 0) },
  rights: null,
}
const whole = {
  ...bare,
  product: wholeCard,
  sourceUrl: text(`https://www.amazon.com/dp/${WHOLE_PRODUCT}`),
  categories: [
    { name: text('Zwhole'), rank: integer(900) },
    { name: text('Tea'), rank: null },
    { name: text('Teapots'), rank: integer(12) },
  ],
  niche: null,
  values: valuesFrom(wholeValues),
  badges: rowsOf(oneOf(['bestSeller', 'amazonsChoice', 'newRelease'], 'amazonsChoice')),
  seller: text('Zwholerow shop'),
  sellerCountry: oneOf(SELLER_COUNTRIES, 'CN'),
  fulfilment,
  listedOn: exactly('2024-01-10'),
  size: { length: number(200), width: number(150), height: number(100) },
  measures: oneOf(['package', 'item', 'piece'], 'package'),
  sizeTier: oneOf(SIZE_TIERS, 'largeStandard'),
  aPlus: boolean(true),
  bestMonth: integer(1),
  units: { method, low: number(120), high: number(120) },
  months: rowsOf({
    month: month(),
    price: number(19.99),
    units: integer(120),
    revenue: number(2398.8),
    rank: integer(900),
    ratings: integer(240),
    rating: number(4.4),
  }),
  weeks: rowsOf({
    week: day('2026-11-01'),
    price: number(19.99),
    units: integer(30),
    rank: integer(900),
    ratings: integer(250),
    rating: number(4.4),
  }),
  days: [
    {
      day: exactly('2026-11-14'),
      price: number(19.99),
      rank: integer(900),
      ratings: integer(250),
      rating: number(4.4),
      bought: integer(100),
    },
    { day: exactly('2026-11-15'), price: null, rank: null, ratings: null, rating: null, bought: null },
  ],
  events: [
    {
      kind: oneOf(PRODUCT_EVENTS, 'lightning'),
      from: exactly('2026-07-01'),
      until: exactly('2026-07-02'),
      price: number(15.99),
      change: number(-0.2),
    },
  ],
  variants: [
    {
      asin: text('B0WHOLEROX'),
      name: text('Red'),
      price: number(19.99),
      unitShare: number(0.6),
      ratingShare: number(0.5),
    },
    { asin: text('B0WHOLEROY'), name: text('Blue'), price: null, unitShare: null, ratingShare: null },
  ],
  sellers: rowsOf({ seller: text('Zwholerow shop'), fulfilment, share: number(0.9) }),
  keywords: [
    {
      text: text('zwhole teapot'),
      zh: text('茶壶'),
      share: number(0.2),
      adShare: number(0.05),
      organicRank: integer(3),
      adRank: integer(1),
      searches: integer(500),
    },
    {
      text: text('zwhole pot'),
      zh: text('茶壶'),
      share: number(0.1),
      adShare: number(0.05),
      organicRank: null,
      adRank: null,
      searches: integer(500),
    },
  ],
  fees: {
    on: day(),
    price: number(19.99),
    vat: number(0),
    referral: { amount: null, reason: text('没有佣金类目') },
    fba: { amount: { value: number(6.37), low: number(6.37), high: number(6.37) }, reason: null },
    gross: null,
    margin: null,
  },
  listing: { score: integer(79), checks: checksWith(15, 0, 6, 9, 13, 14) },
  rights: { risk: oneOf(['high', 'medium', 'low'], 'high'), id: integer(1) },
}

it('get everything known about a product', async () => {
  const request = { endpoint: productDetail.detail, given: [given.seller()] }
  const named = {
    ...request,
    by: 'marketplace',
    given: [...request.given, given.checkedProduct()],
    body: { asin: WHOLE_PRODUCT, marketplace: 'US' } as const,
  }
  const detail = await pact.answers(named, whole)
  expect(detail.days[1]?.price).toBeNull()
  await pact.answers({ ...request, by: 'ASIN alone', body: { asin: BARE_ASIN } }, bare)
  const refusals = [
    ['', 'emptyAsin'],
    ['B0-NO-ASIN', 'wrongAsin'],
    ['B0NOWHERE1', 'asinNotFound'],
    [STORY.german, 'asinElsewhere'],
  ] as const
  for (const [typed, refusal] of refusals) await pact.refuses({ ...request, body: { asin: typed } }, refusal)
})
