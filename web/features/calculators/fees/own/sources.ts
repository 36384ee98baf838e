/** The tables that a seller can copy to start a new own table. */
import { type CalendarTable, feeCalendar } from '#contracts/model/fees/calendar.ts'
import type { FeeTable, OwnTable } from '#contracts/model/fees/table-schema.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { tableId } from '../fee-lines.ts'
import type { CopySource } from './form-of-table.ts'
import type { OwnKind } from './own-kinds.ts'

export interface Source {
  id: string
  marketplace: Marketplace
  entry: CalendarTable
  table: CopySource
}

/**
 * Lists tables of the same kind and currency, because amounts are copied unchanged. Tables of the marketplace itself
 * come first.
 */
export function sourcesOf(kind: OwnKind, marketplace: Marketplace, ownTables: readonly OwnTable[]): Source[] {
  const { currency } = marketplaces[marketplace]
  const near = MARKETPLACES.filter((each) => each !== marketplace && marketplaces[each].currency === currency)
  const found = [marketplace, ...near].flatMap((each) =>
    feeCalendar(each, ownTables).tables.flatMap((entry) => {
      const { table } = entry
      return isCopySource(table) && table.kind === kind
        ? [{ id: `${each} ${tableId(entry)}`, marketplace: each, entry, table }]
        : []
    }),
  )
  // A published table that applies to several marketplaces is offered only once.
  return found.filter(
    ({ entry }, at) => entry.isOwn || found.findIndex(({ entry: other }) => isSame(other, entry)) === at,
  )
}

const isSame = (one: CalendarTable, other: CalendarTable) =>
  one.source === other.source && one.validFrom === other.validFrom

const isCopySource = (table: FeeTable): table is FeeTable & CopySource =>
  table.kind === 'fba' || table.kind === 'referral' || table.kind === 'storage' || table.kind === 'fbaSurcharge'
