/** The monthly surcharge on stock that stays in the warehouse for a long time. */
import type { Marketplace } from '../marketplaces.ts'
import { exactFee, type Fee, unknownFee } from './fee.ts'
import { isParcel, volumeIn } from './measures.ts'
import { findTable, tableReferenceOf } from './table-index.ts'

export interface AgedInventoryQuestion {
  marketplace: Marketplace
  /** Millimetres, any order. */
  size: readonly [number, number, number] | null
  /** The day on which the stock reaches that age, YYYY-MM-DD. */
  on: string
  daysInStock: number
}

/**
 * The surcharge of one unit for one month in minor units, with fractions; 0 for young stock. Its reason is `oldTable` if
 * the newest known table is from an earlier year.
 */
export function agedInventoryFee(question: AgedInventoryQuestion): Fee {
  const { size, on, daysInStock } = question
  const table = findTable('agedInventory', question, on)
  if (typeof table === 'string') return unknownFee(table)
  if (size === null || !isParcel(size, 1)) return unknownFee('noSize')
  const index = table.rows.findIndex(
    ({ fromDays, toDays }) => fromDays <= daysInStock && (toDays === null || daysInStock < toDays + 1),
  )
  const row = table.rows[index]
  const volume = volumeIn(size, table.per)
  const least = row?.leastPerUnit ?? 0
  const fee = exactFee({
    kind: 'agedInventory',
    table: tableReferenceOf(table),
    volume,
    per: table.per,
    row: row ? { index, fromDays: row.fromDays, toDays: row.toDays, rate: row.rate, leastPerUnit: least } : null,
    amount: row ? Math.max(volume * row.rate, least) : 0,
  })
  return table.validFrom.slice(0, 4) < on.slice(0, 4) ? { ...fee, reason: 'oldTable' } : fee
}
