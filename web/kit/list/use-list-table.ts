/** The table model of a list: which of its columns show. */
import { columnVisibilityFeature, type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListColumn } from './column.ts'

const features = tableFeatures({ columnVisibilityFeature })

interface ListTableOptions<Row> {
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Ids of shown columns; null: the columns that are not optional. */
  shown: readonly string[] | null
}

/** The visible columns, in the order of the definition; the first one always shows. */
export function useVisibleColumns<Row extends RowData>(options: ListTableOptions<Row>): ListColumn<Row>[] {
  const { columns, rows, rowId, shown } = options
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const definitions = useMemo(() => columns.map(({ id, head }) => ({ id, header: head })), [columns])
  const columnVisibility = Object.fromEntries(
    columns.map(({ id, isOptional }, at) => [id, at === 0 || (shown ? shown.includes(id) : !isOptional)]),
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => rowId(row),
    state: { columnVisibility },
  })
  return table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? [])
}
