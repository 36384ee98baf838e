/** The metrics of one product: contracts/model/screener/product-metrics.texts.ts has their formulas. */
import { marginOf, saleFees } from '#contracts/model/calculators/gross-margin.ts'
import type { MonthPoint, Observation, Product } from '#contracts/model/catalogue.ts'
import { usTier } from '#contracts/model/fees/us-tiers.ts'
import { listingChecks, listingScore } from '#contracts/model/listing/listing.ts'
import type { ProductNumber, UnitsMethod } from '#contracts/model/screener/product-metrics.ts'
import type { ProductWeeks } from '#contracts/model/weeks.ts'
import type { UnitsEstimate } from '#server/features/catalogue/public.ts'
import { growth, share } from './ratios.ts'

export interface ProductFacts {
  product: Product
  /** Oldest first; empty for imported products. */
  months: readonly MonthPoint[]
  weeks: ProductWeeks | null
  /** Days of an imported product, oldest first. */
  observations: readonly Observation[]
  /** Null for sample rows, whose units are known. */
  estimate: UnitsEstimate | null
  keywords: number
}

export interface ProductMeasures {
  /** Money in minor units; null: unknown. */
  numbers: Record<ProductNumber, number | null>
  units: { method: UnitsMethod; low: number | null; high: number | null }
  sizeTier: string | null
  /** 1 to 12; null with less than two years of months. */
  bestMonth: number | null
}

const METHODS: Record<UnitsEstimate['by'], UnitsMethod> = {
  bought: 'badge',
  curve: 'curve',
  unbadged: 'unbadged',
  contradiction: 'unknown',
  unknown: 'unknown',
}

export function measureProduct(facts: ProductFacts): ProductMeasures {
  const { product, months, keywords } = facts
  const units = measureUnits(facts)
  const last = months.at(-1)
  const before = months.at(-2)
  const revenue = last ? last.revenue : times(units.value, product.price)
  const newRatings = last && before ? last.ratings - before.ratings : null
  const shift = rankShiftOf(facts)
  const fees = product.price === null ? null : saleFees({ ...product, price: product.price, on: product.observedOn })
  return {
    numbers: {
      price: product.price,
      units: units.value,
      unitsChange: growth(before?.units, last?.units),
      unitsYear: growth(months.at(-13)?.units, last?.units),
      unitsTrend: growth(unitsBetween(months, -6, -3), unitsBetween(months, -3)),
      childUnits: childUnitsOf(product, units.value),
      revenue,
      revenueChange: growth(before?.revenue, last?.revenue),
      rank: product.rank,
      rankShift: shift && shift.from - shift.to,
      rankChange: shift && (shift.from - shift.to) / shift.from,
      subRank: product.subRank,
      rating: product.rating,
      ratings: product.ratings,
      newRatings,
      reviewRate: share(newRatings, units.value),
      unitsPerRating: share(units.value, product.ratings),
      sellers: product.sellers,
      variants: product.variants.length,
      margin: (fees && marginOf(fees)?.value) ?? null,
      fbaFee: fees?.fba.amount?.value ?? null,
      weight: product.weight,
      volume: product.size && (product.size[0] * product.size[1] * product.size[2]) / 1000,
      age: daysBetween(product.listedOn, product.observedOn),
      listingScore: listingScore(listingChecks(product, { method: 'calculated', asOf: product.observedOn })),
      coupon: product.coupon,
      discount: discountOf(product),
      images: product.images,
      videos: product.videos,
      titleLength: [...product.title].length,
      keywords: months.length > 0 ? keywords : null,
    },
    units: { method: units.method, low: units.low, high: units.high },
    sizeTier: sizeTierOf(product),
    bestMonth: bestMonthOf(months),
  }
}

/** Units of the last full month, and how they are known. */
export function measureUnits({ product, months, estimate }: Pick<ProductFacts, 'product' | 'months' | 'estimate'>) {
  if (product.source === 'sample') {
    const value = months.at(-1)?.units ?? product.units
    return { value, low: value, high: value, method: value === null ? 'unknown' : 'sample' } as const
  }
  const range = estimate?.range ?? null
  return {
    value: range?.value ?? null,
    low: range?.low ?? null,
    high: range?.high ?? null,
    method: METHODS[estimate?.by ?? 'unknown'],
  }
}

const times = (one: number | null, other: number | null) => (one === null || other === null ? null : one * other)

/** Units of these months together; null if there are fewer. */
function unitsBetween(months: readonly MonthPoint[], from: number, to?: number): number | null {
  const some = months.slice(from, to)
  return some.length < 3 ? null : some.reduce((sum, { units }) => sum + units, 0)
}

function childUnitsOf({ asin, variants }: Product, units: number | null): number | null {
  if (variants.length === 0) return units
  return times(units, variants.find((variant) => variant.asin === asin)?.unitShare ?? null)
}

const WEEK_DAYS = 7
/** An imported product has facts of single days; a day within this distance counts as seven days ago. */
const NEAR_DAYS = 2

/** The ranks of seven days ago and of now. */
function rankShiftOf({ weeks, observations }: ProductFacts): { from: number; to: number } | null {
  const [from, to] = [weeks?.rank.at(-2), weeks?.rank.at(-1)]
  if (from !== undefined && to !== undefined) return { from, to }
  const last = observations.findLast(({ rank }) => rank !== null)
  const earlier =
    last &&
    observations.findLast(
      ({ day, rank }) =>
        rank !== null && Math.abs((daysBetween(day, last.day) ?? 0) - WEEK_DAYS) <= NEAR_DAYS && day < last.day,
    )
  return last?.rank && earlier?.rank ? { from: earlier.rank, to: last.rank } : null
}

const DAY_MS = 86_400_000
const daysBetween = (from: string | null, to: string) =>
  from === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))

const discountOf = ({ price, listPrice }: Product) =>
  price === null || listPrice === null || listPrice <= 0 ? null : Math.max(0, (listPrice - price) / listPrice)

/** Only packages have tiers, and only those of Amazon US are known by name. */
const sizeTierOf = ({ marketplace, measures, size, weight }: Product) =>
  marketplace === 'US' && measures === 'package' && size && weight !== null ? usTier(size, weight) : null

const YEARS = 2

/** Two years are needed: with one, growth looks like a season. */
function bestMonthOf(months: readonly MonthPoint[]): number | null {
  if (months.length < 12 * YEARS) return null
  const sums = new Array<number>(12).fill(0)
  for (const { month, units } of months.slice(-12 * YEARS)) sums[Number(month.slice(5)) - 1]! += units
  return sums.indexOf(Math.max(...sums)) + 1
}
