import {
  boundedFee,
  exactFee,
  type Fee,
  GRAMS_PER_OUNCE,
  GRAMS_PER_POUND,
  gramLimit,
  tableOn,
  unknownFee,
} from './fee.ts'
import {
  type Columns,
  LARGE_STANDARD_OUNCES,
  SMALL_STANDARD_OUNCES,
  type Stepped,
  US_APPAREL,
  US_FBA,
  US_PRICE_BANDS,
  US_SURCHARGE,
  type UsFbaTable,
} from './us-fba.data.ts'
import { type UsTier, usBilledGrams, usTier } from './us-tiers.ts'

export interface UsFbaQuestion {
  /** Millimeters. */
  size: readonly [number, number, number]
  /** Grams. */
  weight: number
  /** Cents. */
  price: number
  apparel: boolean
  /** YYYY-MM-DD. */
  on: string
}

/** In cents, including the surcharge of the day. Apparel in peak season is a range, because its peak fees are not known. */
export function usFbaFee({ size, weight, price, apparel, on }: UsFbaQuestion): Fee {
  const table = tableOn(US_FBA, on)
  if (!table) return unknownFee('noTableForDate')
  const tier = usTier(size, weight)
  const billed = usBilledGrams(tier, size, weight)
  const feeOf = (from: UsFbaTable) => withSurcharge(baseFee(from, tier, billed, priceColumn(price)), on)
  const own = apparel && (tier === 'smallStandard' || tier === 'largeStandard')
  if (!own) return exactFee(feeOf(table), table)
  const normal = feeOf(US_APPAREL)
  const usual = US_FBA[0]
  if (!usual || table === usual) return exactFee(normal, US_APPAREL)
  return boundedFee(normal, normal + feeOf(table) - feeOf(usual), 'peakApparel', {
    ...table,
    source: US_APPAREL.source,
  })
}

const priceColumn = (cents: number): 0 | 1 | 2 => (cents <= US_PRICE_BANDS[0] ? 0 : cents <= US_PRICE_BANDS[1] ? 1 : 2)

function baseFee(table: UsFbaTable, tier: UsTier, grams: number, column: 0 | 1 | 2): number {
  if (tier === 'smallStandard') return rowFee(table.smallStandard, SMALL_STANDARD_OUNCES, grams)?.[column] ?? 0
  if (tier !== 'largeStandard') return steppedFee(table.bulky[tier], grams, column)
  const row = rowFee(table.largeStandard, LARGE_STANDARD_OUNCES, grams)
  return row ? row[column] : steppedFee(table.largeStandardOver, grams, column)
}

const rowFee = (rows: readonly Columns[], ounces: readonly number[], grams: number): Columns | undefined =>
  rows[ounces.findIndex((limit) => grams <= gramLimit(limit * GRAMS_PER_OUNCE))]

/** Every started step counts. Half a gram is tolerated, because weights are stored as whole grams. */
function steppedFee({ base, from, step, adds }: Stepped, grams: number, column: 0 | 1 | 2): number {
  const steps = Math.ceil(((grams - 0.5) / GRAMS_PER_POUND - from) / step)
  return base[column] + Math.max(0, steps) * adds
}

const withSurcharge = (cents: number, on: string): number =>
  on >= US_SURCHARGE.validFrom ? Math.round(cents * (1 + US_SURCHARGE.rate)) : cents
