/** Finds the calendar table that a fee was taken from. */
import type { CalendarTable } from '../../fees/calendar.ts'
import type { FeePath } from '../../fees/explanation.ts'
import type { Fee } from '../../fees/fee.ts'
import type { FeeTable, TableKind } from '../../fees/table-schema.ts'

/** Undefined if the fee names no table, or one that the calendar does not have. */
export function usedTable(
  { explanation, table }: Fee,
  kind: TableKind,
  tables: readonly CalendarTable[],
): CalendarTable | undefined {
  const path = explanation?.low
  const used = path?.table ?? table
  return used ? tables.find((entry) => isFrom(entry, used) && isOf(entry.table, kind, path)) : undefined
}

const isFrom = (entry: CalendarTable, used: { source: string; validFrom: string }) =>
  entry.source === used.source && entry.validFrom === used.validFrom

/** A seller's own tables share their source, and some share their first day, so kind and size tier distinguish them. */
const isOf = (table: FeeTable, kind: TableKind, path: FeePath | undefined) =>
  table.kind === kind &&
  (table.kind !== 'fba' || path?.kind !== 'fba' || table.tiers.some(({ key }) => key === path.tier.key))
