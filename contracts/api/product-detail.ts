import { sortedRows } from '../core/constraints.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { day, month } from '../core/time.ts'
import { SIZE_TIERS, UNITS_METHODS } from '../model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '../model/screener/shared-values.ts'
import { ProductValues } from './product-search.ts'
import { AsinInfo, MarketplaceCode, TypedAsin } from './products.ts'

const Fulfilment = oneOf('FBA', 'FBM', 'AMZ')
const amount = number({ description: 'Major units of `currency`' })
const maybeAmount = nullable(amount)
const share = number({ description: 'A fraction' })
/** Equal bounds: known exactly. */
const Range = nullable(object({ value: number(), low: number(), high: number() }))
/** `reason`: why only a range or nothing is known, as a text in the language of the caller. */
const Fee = object({ amount: Range, reason: nullable(string()) })

/** Facts of one day of an imported product, as they were observed. */
export const ObservedDay = object({
  day: day(),
  price: maybeAmount,
  rank: nullable(integer({ minimum: 1 })),
  ratings: nullable(integer({ minimum: 0 })),
  rating: nullable(number()),
  bought: nullable(integer({ description: 'Amazon’s “bought in past month” badge, a lower bound' })),
})

/** Deals, and months whose average price differs by more than 10 % from the month before. */
export const PRODUCT_EVENTS = ['lightning', 'bestDeal', 'primeExclusive', 'coupon', 'priceRise', 'priceDrop'] as const

export const productDetail = endpoints({
  detail: {
    method: 'POST',
    path: '/api/products/detail',
    summary:
      'Everything known about one product: facts, metrics, 24 months and 26 weeks of history with events, variations, sellers, keywords, fees, listing score and rights. An imported product has single days instead of months. Money in major units of `currency`; shares are fractions',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ asin: TypedAsin, marketplace: optional(MarketplaceCode) }),
    answer: data(
      object({
        product: AsinInfo,
        sourceUrl: string({ description: 'The page of the product at Amazon' }),
        categories: array(object({ name: string(), rank: nullable(integer({ minimum: 1 })) }), {
          description: 'The category path, root first',
        }),
        niche: nullable(object({ id: string(), title: string() })),
        badges: array(oneOf('bestSeller', 'amazonsChoice', 'newRelease')),
        seller: nullable(string()),
        sellerCountry: nullable(oneOf(...SELLER_COUNTRIES)),
        fulfilment: nullable(Fulfilment),
        listedOn: nullable(day('Listing date')),
        size: nullable(
          object(
            { length: number(), width: number(), height: number() },
            { description: 'Millimeters, longest side first' },
          ),
        ),
        measures: nullable(oneOf('package', 'item', 'piece')),
        sizeTier: nullable(oneOf(...SIZE_TIERS)),
        aPlus: nullable(boolean()),
        bestMonth: nullable(integer({ minimum: 1, maximum: 12 })),
        values: ProductValues,
        units: object({ method: oneOf(...UNITS_METHODS), low: nullable(number()), high: nullable(number()) }),
        months: sortedRows(
          object({
            month: month(),
            price: amount,
            units: integer({ minimum: 0 }),
            revenue: amount,
            rank: integer({ minimum: 1 }),
            ratings: integer({ minimum: 0 }),
            rating: number(),
          }),
          'month',
          'asc',
        ),
        weeks: sortedRows(
          object({
            week: day('First day of the week, a Sunday'),
            price: amount,
            units: integer({ minimum: 0 }),
            rank: integer({ minimum: 1 }),
            ratings: integer({ minimum: 0 }),
            rating: number(),
          }),
          'week',
          'asc',
        ),
        days: sortedRows(ObservedDay, 'day', 'asc'),
        events: sortedRows(
          object({
            kind: oneOf(...PRODUCT_EVENTS),
            from: day(),
            until: day(),
            price: amount,
            change: number({ description: 'Against the average price of the month before, as a fraction' }),
          }),
          'from',
          'asc',
        ),
        variants: array(
          object({
            asin: string(),
            name: string(),
            price: maybeAmount,
            unitShare: nullable(share),
            ratingShare: nullable(share),
          }),
          { description: 'Largest share of the units first' },
        ),
        sellers: sortedRows(object({ seller: string(), fulfilment: Fulfilment, share }), 'share', 'desc', {
          description: 'Shares of the Buy Box over the last 90 days',
        }),
        keywords: sortedRows(
          object({
            text: string(),
            zh: string(),
            share,
            adShare: share,
            organicRank: nullable(integer({ minimum: 1 })),
            adRank: nullable(integer({ minimum: 1 })),
            searches: integer({ minimum: 0, description: 'Per month' }),
          }),
          'share',
          'desc',
          { description: 'The 20 keywords that bring most of its traffic' },
        ),
        fees: nullable(
          object(
            {
              on: day('The fee tables in force on this day'),
              price: amount,
              vat: amount,
              referral: Fee,
              fba: Fee,
              gross: Range,
              margin: Range,
            },
            { description: 'What a sale leaves before the cost of the goods; null without a price' },
          ),
        ),
        listing: object({
          score: nullable(integer({ minimum: 0, maximum: 100 })),
          checks: array(
            object({
              text: string({ description: 'In the language of the caller' }),
              fix: nullable(string()),
              verdict: oneOf('pass', 'warn', 'fail', 'unknown'),
              points: integer(),
              maximum: integer(),
            }),
          ),
        }),
        rights: nullable(
          object({
            risk: oneOf('high', 'medium', 'low'),
            id: integer({ description: 'Id of the infringement query' }),
          }),
        ),
      }),
    ),
    failures: ['emptyAsin', 'wrongAsin', 'asinNotFound', 'asinElsewhere'],
  },
})
