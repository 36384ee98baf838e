import type { FeeCategory, Measured } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { type Fee, unknownFee } from './fee.ts'
import { japanFbaFee } from './jp-fba.ts'
import { packedFee } from './packing.ts'
import { parcelFee } from './parcels.ts'
import type { OwnTable } from './table-schema.ts'
import { PARCEL_TABLES } from './uk-de-ca-fba.data.ts'
import { usFbaFee } from './us-fba.ts'

export interface FbaQuestion {
  marketplace: Marketplace
  /** Millimetres, any order. */
  size: readonly [number, number, number] | null
  /** Grams. */
  weight: number | null
  /** What size and weight describe; the package by default. */
  measures?: Measured
  /** Minor units. */
  price: number | null
  feeCategory: FeeCategory | null
  /** The day of the sale, YYYY-MM-DD. */
  on: string
  /** Whether the goods are classified as dangerous; no if it is not given. */
  dangerous?: boolean
  /** The seller's own tables; on their days they replace ours. */
  ownTables?: readonly OwnTable[]
}

/** The fee of one unit in minor units, or the reason that no table gives it (FR, IT, ES and IN have none). */
export function fbaFee({ marketplace, size, weight, measures, price, feeCategory, on }: FbaQuestion): Fee {
  const tables = PARCEL_TABLES[marketplace]
  if (marketplace !== 'US' && marketplace !== 'JP' && !tables) return unknownFee('noTable')
  if (size === null || weight === null || weight <= 0) return unknownFee('noSize')
  if (price === null) return unknownFee('noPrice')
  return packedFee(measures, { size, weight }, (size, weight) => {
    if (marketplace === 'US') return usFbaFee({ size, weight, price, apparel: feeCategory === 'clothing', on })
    if (marketplace === 'JP') return japanFbaFee({ size, weight, price, on })
    return parcelFee(tables ?? [], { size, weight, price, on })
  })
}
