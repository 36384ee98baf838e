/** Paths that lead from the lines of a profit calculation to the fees page. */
import { usedTable } from '#contracts/model/calculators/fee-tables/used-table.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { Line, LineKey } from '#contracts/model/calculators/profit/lines.ts'
import { feeCalendar } from '#contracts/model/fees/calendar.ts'
import type { TableKind } from '#contracts/model/fees/table-schema.ts'
import { tableId } from './fee-lines.ts'
import type { OwnKind } from './own/own-kinds.ts'

export const FEES_PATH = '/ai/profit/fees'

const KINDS: Readonly<Partial<Record<LineKey, TableKind>>> = {
  referral: 'referral',
  fulfilment: 'fba',
  storage: 'storage',
  agedInventory: 'agedInventory',
  placement: 'placement',
}

/** Returns the kind of fee table that a line lacks; null if it lacks none, or one that sellers cannot enter. */
export function missingTableKind({ key, reason }: Pick<Line, 'key' | 'reason'>): OwnKind | null {
  if (reason !== 'noTable' && reason !== 'noTableForDate') return null
  const kind = KINDS[key]
  return kind === 'fba' || kind === 'referral' || kind === 'storage' ? kind : null
}

/**
 * Returns the path of the fee table that a line uses, with the product filled in; null if the seller does not have that
 * table.
 */
export function tablePath(line: Line, input: ProfitInput): string | null {
  const kind = KINDS[line.key]
  if (line.basis.is !== 'table' || !kind) return null
  const table = usedTable(line.basis.fee, kind, feeCalendar(input.marketplace, input.ownTables).tables)
  return table ? pathOf(input, { table: tableId(table) }) : null
}

/** The path of the form in which the seller enters a new table of this kind. */
export const newTablePath = (kind: OwnKind, input: ProfitInput): string => pathOf(input, { own: kind })

function pathOf(input: ProfitInput, opened: Readonly<Record<string, string>>): string {
  const { marketplace, on, size, weight, price, feeCategory, isDangerous } = input
  const product = { ...size, weight, price, category: feeCategory, dangerous: isDangerous ? 1 : null }
  const query = new URLSearchParams({ marketplace, on })
  for (const [name, value] of Object.entries(product)) if (value !== null) query.set(name, String(value))
  for (const [name, value] of Object.entries(opened)) query.set(name, value)
  return `${FEES_PATH}?${query}`
}
