/** Sums what search terms say about each product among their three most clicked ones. */
import type { TermProductNumber } from '#contracts/model/keywords/term-product-metrics.ts'
import type { ProductNumber } from '#contracts/model/screener/product-metrics.ts'
import { knownOf } from '#server/features/screener/public.ts'
import type { ColumnArray } from '#server/platform/columns/column-file.ts'
import { remember } from '#server/platform/remember.ts'
import type { SourceOfTerms } from './term-rows.ts'

/** By the code of a product. NaN: unknown. */
export type ProductColumns = (name: TermProductNumber) => ColumnArray

/** Metrics that the table of products has, by their names there. */
const STORED: Partial<Record<TermProductNumber, ProductNumber>> = {
  productPrice: 'price',
  productRating: 'rating',
  productRatings: 'ratings',
  units: 'units',
}

export function aggregateProducts(source: SourceOfTerms, rows: Uint32Array): ProductColumns {
  const { asins } = source.table
  const sums = sumProducts(source, rows)
  const made = new Map<TermProductNumber, ColumnArray>()
  const quotient = (part: ColumnArray, whole: ColumnArray) =>
    Float64Array.from({ length: asins.length + 1 }, (_, code) =>
      whole[code]! > 0 ? part[code]! / whole[code]! : Number.NaN,
    )
  const { clickShares, conversionShares, ...counts } = sums
  return (name) =>
    remember(made, name, () => {
      if (name === 'avgClickShare') return quotient(clickShares, sums.terms)
      if (name === 'avgConversionShare') return quotient(conversionShares, sums.terms)
      if (name === 'clickConversion') return quotient(conversionShares, clickShares)
      const stored = STORED[name]
      if (stored) return storedColumn(source, stored)
      return counts[name as keyof typeof counts] // the others
    })
}

function sumProducts({ table, columns }: SourceOfTerms, rows: Uint32Array) {
  const length = table.asins.length + 1
  const searches = columns.column('searches')
  const places = [0, 1, 2].map(() => new Uint32Array(length))
  const sums = {
    terms: new Uint32Array(length),
    termSearches: new Float64Array(length),
    clicks: new Float64Array(length),
    clickShares: new Float64Array(length),
    conversionShares: new Float64Array(length),
  }
  for (const [at, { product, ...shares }] of table.top.entries()) {
    const [click, conversion] = [shares.click.all(), shares.conversion.all()]
    const place = places[at]!
    for (const row of rows) {
      const code = product[row]!
      if (code === 0) continue
      place[code]! += 1
      sums.terms[code]! += 1
      sums.termSearches[code]! += searches[row]!
      sums.clicks[code]! += searches[row]! * click[row]!
      sums.clickShares[code]! += click[row]!
      sums.conversionShares[code]! += conversion[row]!
    }
  }
  const [firsts, seconds, thirds] = places
  return { ...sums, firsts: firsts!, seconds: seconds!, thirds: thirds! }
}

function storedColumn({ products, clicked }: SourceOfTerms, name: ProductNumber): Float64Array {
  const values = products.numbers(name)
  return Float64Array.from(clicked, (row) => (row === 0 ? Number.NaN : values[row - 1]!))
}

/** Terms of a product that a row shows. */
const STRONGEST = 3
/** Terms of a product that are looked through for its title. */
const RANKED = 3

export interface ProductTerms {
  /** The terms that bring most estimated clicks. Those whose searches are not known come last, in the order of the table. */
  readonly strongest: readonly { row: number; place: number }[]
  /** The first terms with a search rank: titles are in files of ranks, and the strongest terms need not be in one. */
  readonly ranked: readonly number[]
}

/** The terms that a row about a product needs, by the code of the product. */
export function termsOfProducts(
  { table, columns }: SourceOfTerms,
  rows: Uint32Array,
  codes: Uint32Array,
): ReadonlyMap<number, ProductTerms> {
  const [searches, ranksOfPeriod] = [columns.column('searches'), columns.column('searchRank')]
  const { ranks } = table.numbers('searchRank')
  const isRanked = (row: number) => ranks[row] !== 0 || !Number.isNaN(ranksOfPeriod[row]!)
  const found = new Map(
    Array.from(codes, (code) => [
      code,
      { strongest: [] as { row: number; place: number; clicks: number }[], ranked: [] as number[] },
    ]),
  )
  const isWanted = new Uint8Array(table.asins.length + 1)
  for (const code of codes) isWanted[code] = 1
  for (const [at, { product, ...shares }] of table.top.entries()) {
    const click = shares.click.all()
    for (const row of rows) {
      const code = product[row]!
      if (isWanted[code] !== 1) continue
      const { strongest, ranked } = found.get(code)!
      strongest.push({ row, place: at + 1, clicks: knownOf(searches[row]! * click[row]!) ?? 0 })
      strongest.sort((a, b) => b.clicks - a.clicks || a.row - b.row)
      strongest.length = Math.min(strongest.length, STRONGEST)
      if (ranked.length < RANKED && isRanked(row)) ranked.push(row)
    }
  }
  return found
}
