/** The page of one product as a call carries it. Pure; money in major units. */
import type { productDetail } from '#contracts/api/product-detail.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { grossOf, marginOf, saleFees } from '#contracts/model/calculators/gross-margin.ts'
import { feeReason } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { Observation, Product, ProductHistory } from '#contracts/model/catalogue.ts'
import type { Placement, SampleKeyword } from '#contracts/model/catalogue-keywords.ts'
import type { Fee } from '#contracts/model/fees/fee.ts'
import type { Language } from '#contracts/model/language.ts'
import { listingChecks, listingScore } from '#contracts/model/listing/listing.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { Niche } from '#contracts/model/niche.ts'
import { type Range, scale } from '#contracts/model/range.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import { PRODUCT_NUMBER_NAMES, PRODUCT_NUMBERS, SIZE_TIERS } from '#contracts/model/screener/product-metrics.ts'
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import type { ProductWeeks } from '#contracts/model/weeks.ts'
import type { UnitsEstimate } from '#server/features/catalogue/public.ts'
import { measureProduct, type ProductMeasures } from '#server/features/screener/public.ts'
import { cardOf, toAsinInfo } from './asin-info.ts'
import { toObservedDay } from './observed-days.ts'
import { productEvents } from './product-events.ts'

type Detail = Output<typeof productDetail.detail>

export interface DetailFacts {
  product: Product
  history: ProductHistory | null
  weeks: ProductWeeks | null
  observations: readonly Observation[]
  placements: readonly (Placement & { keyword: SampleKeyword })[]
  niche: Niche | null
  /** Null for sample rows, whose units are known. */
  estimate: UnitsEstimate | null
}

const MAX_KEYWORDS = 20

export function detailOf(facts: DetailFacts, language: Language): Omit<Detail, 'rights'> {
  const { product, history, weeks, observations, placements, niche, estimate } = facts
  const { marketplace } = product
  const months = history?.months ?? []
  const measures = measureProduct({
    product,
    months,
    weeks,
    observations,
    estimate,
    keywords: placements.length,
  })
  const major = majorUnits(marketplace)
  return {
    product: toAsinInfo(cardOf(product)),
    sourceUrl: `https://www.${marketplaces[marketplace].domain}/dp/${product.asin}`,
    categories: categoriesOf(product),
    niche: niche && { id: niche.id, title: niche.title },
    badges: product.badges,
    seller: product.seller,
    sellerCountry: countryOf(product),
    fulfilment: product.fulfilment,
    listedOn: product.listedOn,
    size: product.size && { length: product.size[0], width: product.size[1], height: product.size[2] },
    measures: product.measures,
    sizeTier: SIZE_TIERS.find((tier) => tier === measures.sizeTier) ?? null,
    aPlus: product.aPlus,
    bestMonth: measures.bestMonth,
    values: valuesOf(measures, marketplace),
    units: measures.units,
    months: months.map((point) => ({ ...point, price: major(point.price), revenue: major(point.revenue) })),
    weeks: weeks ? weekPoints(weeks, marketplace) : [],
    days: observations.map((observation) => toObservedDay(observation, marketplace)),
    events: history ? productEvents(history).map((event) => ({ ...event, price: major(event.price) })) : [],
    variants: product.variants
      .map((variant) => ({ ...variant, price: variant.price === null ? null : major(variant.price) }))
      .toSorted((a, b) => (b.unitShare ?? 0) - (a.unitShare ?? 0) || (b.ratingShare ?? 0) - (a.ratingShare ?? 0)),
    sellers: (history?.buyBox ?? []).toSorted((a, b) => b.share - a.share),
    keywords: placements.slice(0, MAX_KEYWORDS).map(({ keyword, trafficShare, adShare, organicRank, adRank }) => ({
      text: keyword.text,
      zh: keyword.zh,
      share: trafficShare,
      adShare,
      organicRank,
      adRank,
      searches: keyword.searches,
    })),
    fees: feesOf(product, language),
    listing: listingOf(product, language),
  }
}

const majorUnits = (marketplace: Marketplace) => (minor: number) => minor / 10 ** marketplaces[marketplace].decimals

/** A path of one level has the rank of its root only. */
function categoriesOf({ categoryPath, rank, subRank }: Product): Detail['categories'] {
  const last = categoryPath.length - 1
  return categoryPath.map((name, at) => ({ name, rank: at === 0 ? rank : at === last ? subRank : null }))
}

function countryOf({ sellerCountry }: Product): Detail['sellerCountry'] {
  if (sellerCountry === null) return null
  return SELLER_COUNTRIES.find((country) => country === sellerCountry) ?? 'XX'
}

function valuesOf({ numbers }: ProductMeasures, marketplace: Marketplace): Detail['values'] {
  const major = majorUnits(marketplace)
  const values = PRODUCT_NUMBER_NAMES.map((name) => {
    const value = numbers[name]
    return [name, value !== null && PRODUCT_NUMBERS[name].unit === 'money' ? major(value) : value] as const
  })
  // The cast: Object.fromEntries forgets the keys.
  return Object.fromEntries(values) as Detail['values']
}

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

function weekPoints({ first, price, units, rank, ratings, rating }: ProductWeeks, marketplace: Marketplace) {
  if (first === null) return []
  const major = majorUnits(marketplace)
  return units.map((sold, at) => ({
    week: new Date(Date.parse(first) + at * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10),
    price: major(price[at]!), // the lists have one value per week
    units: sold,
    rank: rank[at]!,
    ratings: ratings[at]!,
    rating: rating[at]!,
  }))
}

function feesOf(product: Product, language: Language): Detail['fees'] {
  const { price, marketplace } = product
  if (price === null) return null
  const fees = saleFees({ ...product, price, on: product.observedOn })
  const unit = 1 / 10 ** marketplaces[marketplace].decimals
  const cents = (range: Range | null) => {
    const scaled = scale(range, unit)
    return scaled && { value: rounded(scaled.value), low: rounded(scaled.low), high: rounded(scaled.high) }
  }
  const fee = ({ amount, reason }: Fee) => ({ amount: cents(amount), reason: reason && feeReason(language, reason) })
  return {
    on: product.observedOn,
    price: rounded(price * unit),
    vat: rounded(fees.vat * unit),
    referral: fee(fees.referral),
    fba: fee(fees.fba),
    gross: cents(grossOf(fees)),
    margin: marginOf(fees),
  }
}

/** A product such as 1999 × 0.01 has binary noise. */
const rounded = (amount: number) => Math.round(amount * 100) / 100

function listingOf(product: Product, language: Language): Detail['listing'] {
  const checks = listingChecks(product, { method: 'calculated', asOf: product.observedOn })
  const write = (sentence: Parameters<typeof sentenceOf>[0]) => sentenceOf(sentence, language, product.marketplace)
  return {
    score: listingScore(checks),
    checks: checks.map(({ rule, fix, verdict, points, maximum }) => ({
      text: write(rule),
      fix: fix ? write(fix) : null,
      verdict,
      points,
      maximum,
    })),
  }
}
