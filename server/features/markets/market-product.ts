/** A product of the sample of a market, as its metrics need it. Money in minor units; null: unknown. */
import { SELLER_COUNTRIES } from '#contracts/model/screener/shared-values.ts'
import type { ProductTable } from '#server/features/screener/public.ts'

const NUMBERS = [
  'units',
  'revenue',
  'price',
  'rating',
  'ratings',
  'rank',
  'sellers',
  'weight',
  'volume',
  'margin',
  'age',
] as const
type Numbers = Record<(typeof NUMBERS)[number], number | null>
const FULFILMENTS = ['FBA', 'FBM', 'AMZ'] as const

export interface MarketProduct extends Numbers {
  row: number
  brand: string | null
  seller: string | null
  country: (typeof SELLER_COUNTRIES)[number] | null
  fulfilment: (typeof FULFILMENTS)[number] | null
  aPlus: boolean | null
  video: boolean | null
}

/** Reads products of a table. */
export function productReader(table: ProductTable): (row: number) => MarketProduct {
  const { bytes, codes, facts } = table
  const numbers = NUMBERS.map((name) => table.numbers(name))
  const videosOf = table.numbers('videos')
  return (row) => {
    const [units, revenue, price, rating, ratings, rank, sellers, weight, volume, margin, age] = numbers
    const videos = known(videosOf[row]!)
    const aPlus = bytes.aPlus[row]
    return {
      row,
      units: known(units![row]!),
      revenue: known(revenue![row]!),
      price: known(price![row]!),
      rating: rounded(rating![row]!),
      ratings: known(ratings![row]!),
      rank: known(rank![row]!),
      sellers: known(sellers![row]!),
      weight: known(weight![row]!),
      volume: rounded(volume![row]!),
      margin: rounded(margin![row]!),
      age: known(age![row]!),
      brand: facts.brands[codes.brand[row]!] || null,
      seller: facts.sellers[codes.seller[row]!] || null,
      country: SELLER_COUNTRIES[bytes.sellerCountry[row]! - 1] ?? null,
      fulfilment: FULFILMENTS[bytes.fulfilment[row]! - 1] ?? null,
      aPlus: aPlus === 0 ? null : aPlus === 1,
      video: videos === null ? null : videos > 0,
    }
  }
}

const known = (value: number) => (Number.isNaN(value) ? null : value)

/** A single-precision 4.6 is 4.5999999, which would fall into the class below. */
const STEPS = 10_000
const rounded = (value: number) => (Number.isNaN(value) ? null : Math.round(value * STEPS) / STEPS)
