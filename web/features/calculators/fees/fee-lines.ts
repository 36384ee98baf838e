/** Lists every kind of fee of a marketplace, with the table in force on a day or the reason why there is none. */
import { type CalendarTable, feeCalendar, tablesInForce } from '#contracts/model/fees/calendar.ts'
import type { FbaTable, OwnTable } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

export const FEE_LINES = [
  'fba',
  'apparel',
  'dangerous',
  'fbaSurcharge',
  'lowPrice',
  'referral',
  'storage',
  'agedInventory',
  'placement',
] as const
export type FeeLineKey = (typeof FEE_LINES)[number]

export interface FeeLine {
  key: FeeLineKey
  /** The table in force on the day; null if there is none. */
  table: CalendarTable | null
  /** Whether the seller's own fulfillment table replaces our table of this kind. */
  isReplaced: boolean
  /** The newest table that ended before the day. */
  former: CalendarTable | null
  /** The first table that begins after the day. */
  next: CalendarTable | null
  /** Only in the `lowPrice` line: fulfillment has separate or reduced fees below this price, in minor units. */
  lowPriceBelow: number | null
}

/** Returns the key of the line under which a table is listed. */
export const lineOf = ({ table }: CalendarTable): FeeLineKey =>
  table.kind === 'fba' && table.goods !== 'all' ? table.goods : table.kind

/** Returns a line for every kind of fee, also for kinds without a known table. */
export function feeLines(marketplace: Marketplace, on: string, ownTables: readonly OwnTable[]): FeeLine[] {
  const { tables } = feeCalendar(marketplace, ownTables)
  const inForce = tablesInForce(marketplace, on, ownTables)
  const fulfilment = inForce.find((each) => lineOf(each) === 'fba')
  return FEE_LINES.map((key) => {
    const known = tables.filter((each) => lineOf(each) === key)
    const table = inForce.find((each) => lineOf(each) === key) ?? null
    return {
      key,
      table,
      isReplaced: table === null && fulfilment?.isOwn === true && known.some((each) => covers(each, on)),
      former: known.findLast(({ validTo }) => validTo !== null && validTo < on) ?? null,
      next: known.find(({ validFrom }) => on < validFrom) ?? null,
      lowPriceBelow: key === 'lowPrice' && fulfilment?.table.kind === 'fba' ? lowPriceBelow(fulfilment.table) : null,
    }
  })
}

const covers = ({ validFrom, validTo }: CalendarTable, on: string) =>
  validFrom <= on && (validTo === null || on <= validTo)

function lowPriceBelow({ lowPrice, priceColumns }: FbaTable): number | null {
  if (lowPrice) return lowPrice.below
  const cheapest = priceColumns.find(({ from }) => from === 0)
  return cheapest?.to ? cheapest.to + 1 : null
}

/**
 * The id of a table in the address. It is unique within a marketplace, because at most one published table and one own
 * table of each kind begin on the same day.
 */
export const tableId = (entry: CalendarTable): string =>
  `${entry.isOwn ? 'own-' : ''}${lineOf(entry)}-${entry.validFrom}`

/**
 * Returns the table with the id from the address. If there is none, it returns the first table in force on the day,
 * usually the fulfillment table, or else the last known table.
 */
export function openedTable(
  marketplace: Marketplace,
  on: string,
  { id, ownTables }: { id: string | null; ownTables: readonly OwnTable[] },
): CalendarTable | null {
  const { tables } = feeCalendar(marketplace, ownTables)
  const named = tables.find((entry) => tableId(entry) === id)
  return named ?? feeLines(marketplace, on, ownTables).find(({ table }) => table)?.table ?? tables.at(-1) ?? null
}
