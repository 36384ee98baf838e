import type { OwnTable } from '../../fees/table-schema.ts'
import { type ProfitInput, withOwnTables } from './input.ts'
import { linesOf } from './lines.ts'

/**
 * Keeps only those own tables that change a line. A saved or shared copy needs them for the same result, and should
 * reveal no other tables of the seller.
 */
export function frozenInput(input: ProfitInput): ProfitInput {
  const result = (tables: OwnTable[]) => JSON.stringify(linesOf(withOwnTables(input, tables)))
  let used = (input.ownTables ?? []).filter(({ marketplaces }) => marketplaces.includes(input.marketplace))
  const wanted = result(used)
  for (const table of used) {
    const others = used.filter((each) => each !== table)
    if (result(others) === wanted) used = others
  }
  return withOwnTables(input, used)
}
