/** Monthly storage of Amazon US per cubic foot (Seller Central; DOMAIN B2). No table is known for other marketplaces. */
import type { Measured } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { type Dated, exactFee, type Fee, unknownFee } from './fee.ts'
import { packedFee } from './packing.ts'
import type { OwnTable } from './table-schema.ts'
import { usTier } from './us-tiers.ts'

const TABLE: Dated = { validFrom: '2026-01-01', validTo: null, source: 'fees.us.storage' }
/** Cents per cubic foot: January–September, October–December. */
const STANDARD = [78, 240] as const
const BULKY = [56, 140] as const
const CUBIC_MM_PER_CUBIC_FOOT = (12 * 25.4) ** 3

export interface StorageQuestion {
  marketplace: Marketplace
  size: readonly [number, number, number] | null
  weight: number | null
  /** What size and weight describe; the package by default. */
  measures?: Measured
  on: string
  /** Time of a unit in the warehouse. */
  months: number
  /** Last day in the warehouse: each calendar month counts at its own rate, a part of it by days, and `months` is not read. */
  until?: string
  ownTables?: readonly OwnTable[]
}

/** Storage of one unit in cents at the rate of the day. Fractions of a cent are kept, because they add up over a stock. */
export function storageFee({ marketplace, size, weight, measures, on, months }: StorageQuestion): Fee {
  if (marketplace !== 'US') return unknownFee('noTable')
  if (size === null || weight === null) return unknownFee('noSize')
  if (on < TABLE.validFrom) return unknownFee('noTableForDate')
  return packedFee(measures, { size, weight }, (size, weight) => {
    const rates = usTier(size, weight).endsWith('Standard') ? STANDARD : BULKY
    const rate = Number(on.slice(5, 7)) >= 10 ? rates[1] : rates[0]
    const feet = (size[0] * size[1] * size[2]) / CUBIC_MM_PER_CUBIC_FOOT
    return exactFee(feet * rate * months, TABLE)
  })
}
