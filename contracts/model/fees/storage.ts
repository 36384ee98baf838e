/** Monthly storage by volume. */
import type { Measured } from '../catalogue.ts'
import type { Marketplace } from '../marketplaces.ts'
import { daysBetween } from './days.ts'
import type { StoragePath } from './explanation.ts'
import { exactFee, type Fee, unknownFee } from './fee.ts'
import { fittingTier, type Parcel } from './fulfilment.ts'
import { isParcel, volumeIn } from './measures.ts'
import { packedFee } from './packing.ts'
import { findTable, sizeTable, tableReferenceOf } from './table-index.ts'
import type { OwnTable, StorageTable } from './table-schema.ts'

export interface StorageQuestion {
  marketplace: Marketplace
  size: readonly [number, number, number] | null
  weight: number | null
  /** What size and weight describe; the package by default. */
  measures?: Measured
  on: string
  /** Months that a unit stays in the warehouse, all at the rate of `on` unless `spread` or `until` is given. */
  months: number
  /** `on` is the day of sale: its month and those before it count, each at its own rate. */
  spread?: true
  /**
   * Last day in the warehouse. Each calendar month counts at its own rate, a part of it by days, and `months` is
   * ignored.
   */
  until?: string
  /** The seller's own tables; on their days they replace the published ones. */
  ownTables?: readonly OwnTable[]
}

/** Storage of one unit in minor units; fractions are kept, as they add up over a stock. */
export function storageFee(question: StorageQuestion): Fee {
  const { size, weight, measures, on } = question
  const table = findTable('storage', question, on)
  if (table === 'noTable') return unknownFee('noTable')
  if (size === null || weight === null || !isParcel(size, weight)) return unknownFee('noSize')
  if (table === 'noTableForDate') return unknownFee(table)
  return packedFee(measures, { size, weight }, (size, weight) => parcelFee(question, table, { size, weight }))
}

function parcelFee(question: StorageQuestion, table: StorageTable, parcel: Parcel): Fee {
  const { standardTiers, per } = table
  const sizes = standardTiers && sizeTable(question, question.on, standardTiers)
  const tier = sizes ? (fittingTier(sizes, parcel) ?? null) : null
  const sizeClass = standardTiers === null || (tier !== null && standardTiers.includes(tier)) ? 'standard' : 'oversize'
  const volume = volumeIn(parcel.size, per)
  const months: StoragePath['months'] = []
  for (const { month, day, share } of staysOf(question)) {
    const inForce = findTable('storage', question, day)
    if (typeof inForce === 'string') return unknownFee('noTableForDate', tableReferenceOf(table))
    const rate = rateOn(inForce, day, sizeClass)
    months.push({ month, share, rate, amount: volume * rate * share })
  }
  const amount = months.reduce((sum, each) => sum + each.amount, 0)
  return exactFee({ kind: 'storage', table: tableReferenceOf(table), tier, sizeClass, volume, per, months, amount })
}

function rateOn({ seasons }: StorageTable, day: string, sizeClass: StoragePath['sizeClass']): number {
  const month = Number(day.slice(5, 7))
  return seasons.find(({ from, to }) => from <= month && month <= to)?.[sizeClass] ?? 0
}

interface Stay {
  month: string | null
  /** The day whose rate applies. */
  day: string
  share: number
}

function staysOf({ on, months, spread, until }: StorageQuestion): Stay[] {
  if (spread) return staysBefore(on, months)
  if (until === undefined) return [{ month: null, day: on, share: months }]
  const stays: Stay[] = []
  for (let first = on; first <= until; first = firstOfNextMonth(first)) {
    const next = firstOfNextMonth(first)
    const days = Math.min(daysBetween(first, until), daysBetween(first, next) - 1)
    const month = first.slice(0, 7)
    stays.push({ month, day: first, share: days / (daysBetween(`${month}-01`, next) - 1) })
  }
  return stays
}

/** The last stay may be a part of a month. Zero months give one stay of length zero, in the month of sale. */
const staysBefore = (on: string, months: number): Stay[] =>
  Array.from({ length: Math.max(1, Math.ceil(months)) }, (_, back) => {
    const day = back === 0 ? on : monthBefore(on, back)
    return { month: day.slice(0, 7), day, share: Math.min(1, months - back) }
  })

/** The first day of the month that is `back` months earlier. */
function monthBefore(day: string, back: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

function firstOfNextMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
