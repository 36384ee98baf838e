/** As many rows as fit side by side on a desktop. */
export const MAX_COMPARED = 10

/** Adds the row, unless the comparison is full, or removes it. */
export function toggleCompared<Row>(
  rows: readonly Row[],
  row: Row,
  rowId: (row: Row) => string,
  max = MAX_COMPARED,
): readonly Row[] {
  const others = rows.filter((each) => rowId(each) !== rowId(row))
  if (others.length < rows.length) return others
  return rows.length < max ? [...rows, row] : rows
}
