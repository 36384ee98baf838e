import type { TableColumn } from './column.ts'
import classes from './list-table.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

interface ListTableProps<Row> {
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  labelledBy?: string
  /** For a table of many columns that is not in a card: its rows are boxes, on tablets too. */
  isBoxed?: boolean
}

/** The rows of a page; cards on a phone. */
export function ListTable<Row>({ columns, rows, rowId, labelledBy, isBoxed = false }: ListTableProps<Row>) {
  const isNarrow = useIsNarrow(isBoxed ? 1023 : undefined)
  return (
    <table
      className={classes.table}
      aria-labelledby={labelledBy}
      data-cards={isNarrow ? (isBoxed ? 'boxed' : 'plain') : undefined}
    >
      <thead>
        <tr>
          {columns.map(({ id, head, isNumber }) => (
            <th key={id} scope="col" data-number={isNumber || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ id, head, isNumber, isMuted, inCard, cell }, at) => {
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={id}
                  scope={at === 0 ? 'row' : undefined}
                  data-number={isNumber || undefined}
                  data-muted={isMuted || undefined}
                  data-place={inCard}
                  data-label={inCard === 'labelled' ? head : undefined}
                >
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
