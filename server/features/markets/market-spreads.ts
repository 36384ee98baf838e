/** Distributions of the sample of a market (DOMAIN A row 3). Pure. Bounds and units are those of calls. */
import type { MarketClass } from '#contracts/api/market-shapes.ts'
import type { MarketSpread } from '#contracts/model/screener/market-metrics.ts'
import { isWithin, priceBands } from '#server/features/reports/public.ts'
import type { MarketProduct } from './market-product.ts'

/** A product of the sample with what only its catalogue row says. */
export interface SpreadProduct extends MarketProduct {
  asin: string
  title: string
  /** YYYY-MM-DD */
  listedOn: string | null
}

export interface Spread {
  of: MarketSpread
  known: number
  classes: MarketClass[]
}

const RATING_FROM = [0, 3.5, 4, 4.3, 4.6]
const RATINGS_FROM = [0, 50, 100, 500, 1000, 5000]
/** Days: a month, a quarter, half a year, one, two and three years. */
const AGE_FROM = [0, 31, 92, 183, 366, 731, 1096]
/** Listing years with a class of their own; older ones are one class. */
const YEARS = 8

interface Options {
  /** How many names are shown before the others are put together. */
  head: number
  /** Minor units of one major unit. */
  whole: number
}

export function spreadsOf(sample: readonly SpreadProduct[], { head, whole }: Options): Spread[] {
  const prices = sample.flatMap(({ price }) => (price === null ? [] : [price]))
  const priceClasses = prices.length === 0 ? [] : priceBands(prices, whole)
  return [
    byRange('price', sample, ({ price }) => price, priceClasses, whole),
    byProduct(sample, head),
    byName('brand', sample, ({ brand }) => brand, head),
    byName('seller', sample, ({ seller }) => seller, head),
    byRange('rating', sample, ({ rating }) => rating, bandsFrom(RATING_FROM)),
    byRange('ratings', sample, ({ ratings }) => ratings, bandsFrom(RATINGS_FROM)),
    byRange('age', sample, ({ age }) => age, bandsFrom(AGE_FROM)),
    byYear(sample),
    byName('country', sample, ({ country }) => country, Number.POSITIVE_INFINITY),
    byName('fulfilment', sample, ({ fulfilment }) => fulfilment, Number.POSITIVE_INFINITY),
    byName('content', sample, contentOf, Number.POSITIVE_INFINITY),
  ]
}

interface Bounds {
  from: number
  to: number | null
}

const bandsFrom = (bounds: readonly number[]): Bounds[] =>
  bounds.map((from, at) => ({ from, to: bounds[at + 1] ?? null }))

function byRange(
  of: MarketSpread,
  sample: readonly SpreadProduct[],
  read: (product: SpreadProduct) => number | null,
  bands: readonly Bounds[],
  whole = 1,
): Spread {
  const known = sample.filter((product) => read(product) !== null)
  const classes = bands.map((band) => ({
    ...classOf(
      known.filter((product) => isWithin(band, read(product) ?? Number.NaN)),
      known,
    ),
    from: band.from / whole,
    to: band.to === null ? null : band.to / whole,
  }))
  return { of, known: known.length, classes: known.length === 0 ? [] : classes }
}

/** Names with most units first; more than `head` are one class without a name. */
function byName(
  of: MarketSpread,
  sample: readonly SpreadProduct[],
  nameOf: (product: SpreadProduct) => string | null,
  head: number,
): Spread {
  const known = sample.filter((product) => nameOf(product) !== null)
  const groups = new Map<string, SpreadProduct[]>()
  for (const product of known) {
    const name = nameOf(product) ?? ''
    const group = groups.get(name)
    if (group) group.push(product)
    else groups.set(name, [product])
  }
  const order = [...groups].sort((a, b) => (unitsOf(b[1]) ?? 0) - (unitsOf(a[1]) ?? 0) || b[1].length - a[1].length)
  const others = order.slice(head).flatMap(([, products]) => products)
  return {
    of,
    known: known.length,
    classes: [
      ...order.slice(0, head).map(([name, products]) => ({ ...classOf(products, known), name })),
      ...(others.length > 0 ? [classOf(others, known)] : []),
    ],
  }
}

function byProduct(sample: readonly SpreadProduct[], head: number): Spread {
  const known = sample.filter(({ units }) => units !== null)
  const others = known.slice(head)
  return {
    of: 'product',
    known: known.length,
    classes: [
      ...known.slice(0, head).map((product) => ({
        ...classOf([product], known),
        name: product.title,
        asin: product.asin,
      })),
      ...(others.length > 0 ? [classOf(others, known)] : []),
    ],
  }
}

/** Oldest first; the first class has no lower bound if older years are put together. */
function byYear(sample: readonly SpreadProduct[]): Spread {
  const yearOf = ({ listedOn }: SpreadProduct) => (listedOn === null ? null : Number(listedOn.slice(0, 4)))
  const known = sample.filter((product) => yearOf(product) !== null)
  const last = Math.max(...known.map((product) => yearOf(product) ?? 0))
  const first = Math.min(...known.map((product) => yearOf(product) ?? 0))
  const from = Math.max(first, last - YEARS + 1)
  const older = known.filter((product) => (yearOf(product) ?? 0) < from)
  const years = known.length === 0 ? [] : Array.from({ length: last - from + 1 }, (_, at) => from + at)
  return {
    of: 'year',
    known: known.length,
    classes: [
      ...(older.length > 0 ? [{ ...classOf(older, known), to: from }] : []),
      ...years.map((year) => ({
        ...classOf(
          known.filter((product) => yearOf(product) === year),
          known,
        ),
        from: year,
        to: year + 1,
      })),
    ],
  }
}

/** The four combinations of A+ content and video. */
function contentOf({ aPlus, video }: MarketProduct): string | null {
  if (aPlus === null || video === null) return null
  if (aPlus) return video ? 'both' : 'aPlus'
  return video ? 'video' : 'none'
}

function classOf(products: readonly SpreadProduct[], known: readonly SpreadProduct[]): MarketClass {
  const units = unitsOf(products)
  const all = unitsOf(known)
  return {
    name: null,
    asin: null,
    from: null,
    to: null,
    products: products.length,
    units,
    share: known.length === 0 ? 0 : products.length / known.length,
    unitShare: all === null || all <= 0 ? null : (units ?? 0) / all,
  }
}

/** Null if the units of none are known; 0 for no products. */
function unitsOf(products: readonly MarketProduct[]): number | null {
  const known = products.flatMap(({ units }) => (units === null ? [] : [units]))
  return known.length === 0 && products.length > 0 ? null : known.reduce((sum, units) => sum + units, 0)
}
