import type { OwnTable } from '../../fees/table-schema.ts'
import { type ProfitInput, withOwnTables } from './input.ts'
import { linesOf } from './lines.ts'

/**
 * The input with only those of its own tables that change a line: what a saved or shared copy needs to give the same result,
 * and nothing else of the seller's.
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
