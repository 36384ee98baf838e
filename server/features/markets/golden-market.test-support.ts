/** Computes the metrics of a market a second time, from the stored catalogue and in another way than the server. */
import type { MarketRow } from '#contracts/api/market-shapes.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import type { Niche, NicheMonth } from '#contracts/model/niche.ts'
import { MARKET_NUMBERS, type MarketNumber } from '#contracts/model/screener/market-metrics.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { estimateUnits } from '#server/features/catalogue/estimate-units.ts'
import type { StoredProduct } from '#server/features/catalogue/every-product.ts'
import { measureProduct } from '#server/features/screener/measure-product.ts'

interface Member extends StoredProduct {
  units: number
  revenue: number
  days: number | null
  margin: number | null
}

const memberOf = (stored: StoredProduct): Member => {
  const { product, months } = stored
  const isSample = product.source === 'sample'
  const estimate = isSample ? null : estimateUnits(product, null)
  // The margin comes from fee tables, which have tests of their own.
  const { margin } = measureProduct({ ...stored, observations: [], estimate }).numbers
  const days = product.listedOn && (Date.parse(product.observedOn) - Date.parse(product.listedOn)) / 86_400_000
  return {
    ...stored,
    units: months.at(-1)?.units ?? product.units!,
    revenue: months.at(-1)?.revenue ?? product.units! * product.price!,
    days: days === null || days === '' ? null : days,
    margin,
  }
}

const membersOf = (stored: readonly StoredProduct[], isIn: (one: StoredProduct) => boolean) =>
  stored
    .filter(isIn)
    .map(memberOf)
    .toSorted((a, b) => b.units - a.units)

/** The hundred members with most units. */
export const sampleOf = (stored: readonly StoredProduct[], isIn: (one: StoredProduct) => boolean) =>
  membersOf(stored, isIn).slice(0, 100)

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
const average = (values: (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : sum(known) / known.length
}

/** Units of the first names ÷ units of all. */
function concentration(members: Member[], nameOf: (member: Member) => string | null, head: number): number | null {
  const names = [...new Set(members.map(nameOf).filter((name) => name !== null))]
  const units = names.map((name) => sum(members.filter((member) => nameOf(member) === name).map((one) => one.units)))
  if (names.length <= head) return null
  return sum(units.toSorted((a, b) => b - a).slice(0, head)) / sum(units)
}

function monthly(members: Member[], of: 'units' | 'revenue', back: number): number {
  return sum(members.map(({ months }) => months.at(-1 - back)?.[of] ?? 0))
}
const change = (now: number | null, before: number | null) => (now === null || !before ? null : now / before - 1)

/** Answers round money to two digits and other numbers to four; the columns are single-precision. */
export const toleranceOf = (name: MarketNumber, golden: number) =>
  (MARKET_NUMBERS[name].unit === 'money' ? 0.006 : 2e-4) + Math.abs(golden) * 1e-5

interface Golden {
  numbers: Record<MarketNumber, number | null>
  country: string | null
  span: { low: number; high: number }
}

/** Long: a flat list of metrics. */
export function goldenMarket(
  db: Connection,
  stored: readonly StoredProduct[],
  market: MarketRow,
  { head = 10, newMonths = 3 }: { head?: number; newMonths?: number },
): Golden {
  const row = db
    .prepare<[string], { facts: string; months: string }>('SELECT facts, months FROM niche WHERE id = ?')
    .get(market.id)
  const niche = row ? (JSON.parse(row.facts) as Niche) : null
  const nicheMonths = row ? (JSON.parse(row.months) as NicheMonth[]) : []
  const marketplace: Marketplace = niche?.marketplace ?? 'US'
  const members = membersOf(stored, ({ product, nicheId }) =>
    niche
      ? nicheId === niche.id
      : product.marketplace === marketplace && market.path.every((name, at) => product.categoryPath[at] === name),
  )
  const sample = members.slice(0, 100)
  const first = sample.slice(0, head)
  const limit = { 1: 30, 3: 91, 6: 183, 12: 365 }[newMonths]!
  const dated = sample.filter(({ days }) => days !== null)
  const fresh = dated.filter(({ days }) => days! <= limit)
  const major = (minor: number | null) => minor && minor / 10 ** marketplaces[marketplace].decimals
  const products = (list: Member[]) => list.map(({ product }) => product)
  const share = (list: boolean[]) => average(list.map(Number))
  const known = <T>(values: (T | null)[]) => values.filter((value) => value !== null)
  const countries = known(products(sample).map(({ sellerCountry }) => sellerCountry))
  const frequency = (country: string) => countries.filter((one) => one === country).length
  const [country] = [...new Set(countries)].toSorted((a, b) => frequency(b) - frequency(a))
  const fulfilments = known(products(sample).map(({ fulfilment }) => fulfilment))
  const searches = (back: number, span: number) =>
    nicheMonths.length === 0
      ? null
      : sum(nicheMonths.slice(nicheMonths.length - back - span, nicheMonths.length - back).map((one) => one.searches!))
  const category = db
    .prepare<[string, string], { facts: string }>('SELECT facts FROM category WHERE marketplace = ? AND path = ?')
    .get(marketplace, JSON.stringify(market.path))
  const categoryReturnRate = category ? (JSON.parse(category.facts) as { returnRate: number }).returnRate : null
  const ten = concentration(sample, ({ product }) => product.asin, 10)
  return {
    numbers: {
      products: members.length,
      sample: sample.length,
      units: sum(members.map(({ units }) => units)),
      avgUnits: average(sample.map(({ units }) => units)),
      revenue: major(sum(members.map(({ revenue }) => revenue))),
      avgRevenue: major(average(sample.map(({ revenue }) => revenue))),
      unitsChange: change(monthly(members, 'units', 0), monthly(members, 'units', 1)),
      unitsYear: change(monthly(members, 'units', 0), monthly(members, 'units', 12)),
      revenueYear: change(monthly(members, 'revenue', 0), monthly(members, 'revenue', 12)),
      avgPrice: major(average(products(sample).map(({ price }) => price))),
      rating: average(products(sample).map(({ rating }) => rating)),
      ratings: average(products(sample).map(({ ratings }) => ratings)),
      rank: average(products(sample).map(({ rank }) => rank)),
      avgSellers: average(products(sample).map(({ sellers }) => sellers)),
      weight: average(products(sample).map(({ weight }) => weight)),
      volume: average(products(sample).map(({ size }) => size && (size[0] * size[1] * size[2]) / 1000)),
      margin: average(sample.map(({ margin }) => margin)),
      headUnits: average(first.map(({ units }) => units)),
      headRevenue: major(average(first.map(({ revenue }) => revenue))),
      headRank: average(products(first).map(({ rank }) => rank)),
      openness: ten === null ? null : 1 - ten,
      productConcentration: concentration(sample, ({ product }) => product.asin, head),
      brandConcentration: concentration(sample, ({ product }) => product.brand, head),
      sellerConcentration: concentration(sample, ({ product }) => product.seller, head),
      brands: new Set(known(products(sample).map(({ brand }) => brand))).size,
      sellers: new Set(known(products(sample).map(({ seller }) => seller))).size,
      aPlus: share(known(products(sample).map(({ aPlus }) => aPlus))),
      video: share(known(products(sample).map(({ videos }) => videos)).map((videos) => videos > 0)),
      fba: share(fulfilments.map((one) => one === 'FBA')),
      fbm: share(fulfilments.map((one) => one === 'FBM')),
      amz: share(fulfilments.map((one) => one === 'AMZ')),
      countryShare: country === undefined ? null : frequency(country) / countries.length,
      newProducts: fresh.length,
      newShare: fresh.length / dated.length,
      newUnits: average(fresh.map(({ units }) => units)),
      newRevenue: major(average(fresh.map(({ revenue }) => revenue))),
      newPrice: major(average(products(fresh).map(({ price }) => price))),
      newRatings: average(products(fresh).map(({ ratings }) => ratings)),
      newRating: average(products(fresh).map(({ rating }) => rating)),
      searches: searches(0, 1),
      searchesChange: change(searches(0, 3), searches(3, 3)),
      searchesYear: change(searches(0, 1), searches(12, 1)),
      searchToPurchase: niche && nicheMonths.at(-1)!.purchases! / nicheMonths.at(-1)!.searches!,
      returnRate: niche ? niche.summary.returnRateT360 : categoryReturnRate,
      categoryReturnRate: niche && categoryReturnRate,
    },
    country: country ?? null,
    span: { low: sum(members.map(({ units }) => units)), high: sum(members.map(({ units }) => units)) },
  }
}
