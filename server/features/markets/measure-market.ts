/** Metrics of the sample of a market: contracts/model/screener/market-metrics.texts.ts has their formulas. */
import { type MarketNumber, newDays } from '#contracts/model/screener/market-metrics.ts'
import type { MarketProduct } from './market-product.ts'

export interface MarketSettings {
  /** How many products, brands or sellers are the head. */
  head: number
  newMonths: number
}

type SampleNumber = Exclude<
  MarketNumber,
  | 'products'
  | 'units'
  | 'revenue'
  | 'unitsChange'
  | 'unitsYear'
  | 'revenueYear'
  | 'searches'
  | 'searchesChange'
  | 'searchesYear'
  | 'searchToPurchase'
  | 'returnRate'
  | 'categoryReturnRate'
>
type SampleMeasures = Record<SampleNumber, number | null>

/** `openness` compares the same number of products at every head size. */
const OPENNESS_HEAD = 10

/** @param sample most units first */
export function measureMarket(sample: readonly MarketProduct[], { head, newMonths }: MarketSettings): SampleMeasures {
  const first = sample.slice(0, head)
  const dated = sample.filter(({ age }) => age !== null)
  const fresh = dated.filter((product) => isNew(product, newMonths))
  const openTop = topShare(
    unitsBy(sample, ({ row }) => row),
    OPENNESS_HEAD,
  )
  const country = topCountry(sample)
  return {
    sample: sample.length,
    avgUnits: mean(sample, ({ units }) => units),
    avgRevenue: mean(sample, ({ revenue }) => revenue),
    avgPrice: mean(sample, ({ price }) => price),
    rating: mean(sample, ({ rating }) => rating),
    ratings: mean(sample, ({ ratings }) => ratings),
    rank: mean(sample, ({ rank }) => rank),
    avgSellers: mean(sample, ({ sellers }) => sellers),
    weight: mean(sample, ({ weight }) => weight),
    volume: mean(sample, ({ volume }) => volume),
    margin: mean(sample, ({ margin }) => margin),
    headUnits: mean(first, ({ units }) => units),
    headRevenue: mean(first, ({ revenue }) => revenue),
    headRank: mean(first, ({ rank }) => rank),
    openness: openTop === null ? null : 1 - openTop,
    productConcentration: topShare(
      unitsBy(sample, ({ row }) => row),
      head,
    ),
    brandConcentration: topShare(
      unitsBy(sample, ({ brand }) => brand),
      head,
    ),
    sellerConcentration: topShare(
      unitsBy(sample, ({ seller }) => seller),
      head,
    ),
    brands: distinct(sample, ({ brand }) => brand),
    sellers: distinct(sample, ({ seller }) => seller),
    aPlus: shareOf(sample, ({ aPlus }) => aPlus),
    video: shareOf(sample, ({ video }) => video),
    fba: shareOf(sample, ({ fulfilment }) => fulfilment && fulfilment === 'FBA'),
    fbm: shareOf(sample, ({ fulfilment }) => fulfilment && fulfilment === 'FBM'),
    amz: shareOf(sample, ({ fulfilment }) => fulfilment && fulfilment === 'AMZ'),
    countryShare: country?.share ?? null,
    newProducts: dated.length === 0 ? null : fresh.length,
    newShare: dated.length === 0 ? null : fresh.length / dated.length,
    newUnits: mean(fresh, ({ units }) => units),
    newRevenue: mean(fresh, ({ revenue }) => revenue),
    newPrice: mean(fresh, ({ price }) => price),
    newRatings: mean(fresh, ({ ratings }) => ratings),
    newRating: mean(fresh, ({ rating }) => rating),
  }
}

export const isNew = ({ age }: Pick<MarketProduct, 'age'>, newMonths: number) =>
  age !== null && age <= newDays(newMonths)

function mean<T>(items: readonly T[], read: (item: T) => number | null): number | null {
  let sum = 0
  let count = 0
  for (const item of items) {
    const value = read(item)
    if (value === null) continue
    sum += value
    count++
  }
  return count === 0 ? null : sum / count
}

/** Units by a name; products without a known name or units are left out of part and whole. */
function unitsBy<K extends string | number>(
  sample: readonly MarketProduct[],
  nameOf: (product: MarketProduct) => K | null,
): Map<K, number> {
  const units = new Map<K, number>()
  for (const product of sample) {
    const name = nameOf(product)
    if (name !== null && product.units !== null) units.set(name, (units.get(name) ?? 0) + product.units)
  }
  return units
}

/** Share of the largest `top`; null if there are no others, because the share would always be 100%. */
function topShare(units: ReadonlyMap<unknown, number>, top: number): number | null {
  if (units.size <= top) return null
  const values = [...units.values()].sort((a, b) => b - a)
  const whole = values.reduce((sum, value) => sum + value, 0)
  return whole <= 0 ? null : values.slice(0, top).reduce((sum, value) => sum + value, 0) / whole
}

/** Null if the fact is unknown for all. */
function shareOf(sample: readonly MarketProduct[], has: (product: MarketProduct) => boolean | null): number | null {
  return mean(sample, (product) => {
    const fact = has(product)
    return fact === null ? null : Number(fact)
  })
}

function distinct(sample: readonly MarketProduct[], nameOf: (product: MarketProduct) => string | null): number | null {
  const names = new Set(sample.map(nameOf).filter((name) => name !== null))
  return names.size === 0 ? null : names.size
}

/** The most frequent seller country; of equally frequent ones that of the best seller. */
export function topCountry(sample: readonly MarketProduct[]) {
  const counts = new Map<NonNullable<MarketProduct['country']>, number>()
  for (const { country } of sample) if (country !== null) counts.set(country, (counts.get(country) ?? 0) + 1)
  // Best sellers come first in the sample, so the sort keeps them first among equals.
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  if (!first) return null
  const known = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { country: first[0], share: first[1] / known }
}
