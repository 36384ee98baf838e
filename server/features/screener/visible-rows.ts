/** Rows of the table of products that an account sees. */
import type { ProductTable } from './product-table.ts'

/** Null if the account sees every row. */
export function visibleTo(table: ProductTable, accountId: number): ((row: number) => boolean) | null {
  if (table.facts.owners.length === 0) return null
  const { owners } = table
  const hidden = table.hiddenFrom(accountId)
  return (row) => owners[row] === accountId || (owners[row] === 0 && hidden?.[row] !== 1)
}

export function visibleRows(
  table: ProductTable,
  { from, to }: { from: number; to: number },
  accountId: number,
): number {
  const isVisible = visibleTo(table, accountId)
  if (!isVisible) return to - from
  let count = 0
  for (let row = from; row < to; row++) if (isVisible(row)) count++
  return count
}
