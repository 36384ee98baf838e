/** Checks a table that a seller enters, against itself and the seller's other tables. */
import type { FoundFault } from './check-rows.ts'
import { tableFaults } from './check-tables.ts'
import { OWN_ROWS_MAX, OWN_TABLE_CHARS_MAX } from './own-table-limits.ts'
import type { OwnTable } from './table-schema.ts'

export interface OwnTableFault extends Pick<FoundFault, 'code' | 'at'> {
  /** The other table, if the fault is between both. */
  other: OwnTable | null
}

/** Empty if the table can be used beside the others. Faults between the others alone are left out. */
export function ownTableFaults(table: OwnTable, others: readonly OwnTable[]): OwnTableFault[] {
  const named = new Map([['own', table], ...others.map((other, index) => [`other ${index}`, other] as const)])
  const found = tableFaults(Object.fromEntries(named)).flatMap(({ table: name, former, code, at }): OwnTableFault[] => {
    if (name === 'own') return [{ code, at, other: named.get(former ?? '') ?? null }]
    // The checked table is the earlier one, so the seller can correct its last day.
    return former === 'own' ? [{ code, at: 'validTo', other: named.get(name) ?? null }] : []
  })
  const isLong = rowCount(table) > OWN_ROWS_MAX || JSON.stringify(table).length > OWN_TABLE_CHARS_MAX
  return isLong ? [...found, { code: 'tooLong', at: '', other: null }] : found
}

export function rowCount(table: OwnTable): number {
  switch (table.kind) {
    case 'fba':
      return table.tiers.reduce((sum, { rows, over }) => sum + rows.length + (over ? 1 : 0), 0)
    case 'referral':
      return [...Object.values(table.rates), table.others].reduce<number>(
        (sum, rate) => sum + (typeof rate === 'object' && rate ? rate.bands.length : 1),
        0,
      )
    case 'storage':
      return table.seasons.length
    case 'fbaSurcharge':
      return 1
  }
}
