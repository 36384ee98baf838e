import type { ReactNode } from 'react'
import type { ListColumn } from './column.ts'
import classes from './list-cards.module.css'

export interface ListCardsProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  onOpen: (row: Row) => void
  openLabel: (row: Row) => string
  lead?: (row: Row) => ReactNode
}

/** The rows of a page as cards, for phones. */
export function ListCards<Row>({ label, columns, rows, rowId, onOpen, openLabel, lead }: ListCardsProps<Row>) {
  const [first, ...others] = columns
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <div className={classes.title}>
            {lead?.(row)}
            {first?.cell(row)}
          </div>
          <dl>
            {others.map(({ id, head, cell }) => (
              <div key={id}>
                <dt>{head}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className={classes.open} onClick={() => onOpen(row)}>
            {openLabel(row)}
          </button>
        </li>
      ))}
    </ul>
  )
}
