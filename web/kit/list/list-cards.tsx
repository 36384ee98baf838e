import type { ReactNode } from 'react'
import type { ListColumn } from './column.ts'
import classes from './list-cards.module.css'

export interface ListCardsProps<Row> {
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  onOpen: (row: Row) => void
  openText: string
  /** Names the button of a row for screen readers; contains `openText`. */
  openLabel: (row: Row) => string
  lead?: (row: Row) => ReactNode
}

/** The rows of a page as cards, for phones. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { label, columns, rows, rowId, onOpen, openText, openLabel, lead } = props
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
          <button type="button" className={classes.open} onClick={() => onOpen(row)} aria-label={openLabel(row)}>
            {openText}
          </button>
        </li>
      ))}
    </ul>
  )
}
