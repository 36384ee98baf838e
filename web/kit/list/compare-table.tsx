import { Scroller } from '#web/kit/parts/scroller.tsx'
import type { ListColumn } from './column.ts'
import classes from './compare-table.module.css'

interface CompareTableProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** The chosen rows side by side: one column a row, one line a metric. */
export function CompareTable<Row>({ label, columns, rows, rowId }: CompareTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <Scroller className={classes.scroller} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {rows.map((row) => (
              <th key={rowId(row)} scope="col">
                {first?.cell(row)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map(({ id, head, help, cell }) => (
            <tr key={id}>
              <th scope="row" title={help}>
                {head}
              </th>
              {rows.map((row) => (
                <td key={rowId(row)}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
