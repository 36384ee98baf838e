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
  lead?: ((row: Row) => ReactNode) | undefined
  /** A card of the list's own instead of the columns; the cards are then in a grid. */
  card?: ((row: Row, lead: ReactNode) => ReactNode) | undefined
}

/** The rows of a page as cards. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { label, columns, rows, rowId, onOpen, openText, openLabel, lead, card } = props
  const [first, ...others] = columns
  return (
    <ul className={classes.cards} aria-label={label} data-gallery={card !== undefined || undefined}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          {card ? (
            card(row, lead?.(row))
          ) : (
            <>
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
            </>
          )}
          <button type="button" className={classes.open} onClick={() => onOpen(row)} aria-label={openLabel(row)}>
            {openText}
          </button>
        </li>
      ))}
    </ul>
  )
}
