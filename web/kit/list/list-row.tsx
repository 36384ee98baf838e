import { type CSSProperties, memo, type ReactNode } from 'react'
import { ArrowIcon } from '#web/kit/parts/icons.tsx'
import type { ListColumn } from './column.ts'
import classes from './list-grid.module.css'

/** Plain values, so that memo finds an unmoved row unchanged. */
interface RowPlace {
  index: number
  start: number
  height: number
}

interface ListRowProps<Row> extends RowPlace {
  row: Row
  columns: readonly ListColumn<Row>[]
  /** CSS widths of the columns. */
  template: string
  onOpen: (row: Row) => void
  openLabel: (row: Row) => string
  lead?: ((row: Row) => ReactNode) | undefined
}

function FullRow<Row>({ row, columns, template, onOpen, openLabel, lead, ...place }: ListRowProps<Row>) {
  return (
    // The button opens the row by keyboard; a click elsewhere in the row is a shortcut.
    <tr
      style={{ ...styleOf(place), gridTemplateColumns: template }}
      aria-rowindex={place.index + 2}
      onClick={({ target }) => isPlain(target) && onOpen(row)}
      onKeyDown={() => undefined}
    >
      {columns.map(({ id, isNumber, cell }, at) =>
        at === 0 ? (
          <th key={id} scope="row">
            {lead?.(row)}
            {cell(row)}
            <button type="button" className={classes.open} onClick={() => onOpen(row)} aria-label={openLabel(row)}>
              <ArrowIcon size={16} />
            </button>
          </th>
        ) : (
          <td key={id} data-number={isNumber || undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

/** A row renders once, however far the list is scrolled. */
export const ListRow = memo(FullRow) as typeof FullRow // memo loses the type parameter

/** A single cell, because a jump draws many of these at once. */
export const WaitingRow = memo((place: RowPlace) => (
  <tr style={styleOf(place)} aria-rowindex={place.index + 2} aria-busy data-waiting>
    <td>
      <span className={classes.bone} />
    </td>
  </tr>
))

const styleOf = ({ start, height }: RowPlace): CSSProperties => ({ height, transform: `translateY(${start}px)` })

/** Whether a click means the row: not a link, button or field in it, and not the end of a selection of text. */
const isPlain = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="menu"]') === null &&
  getSelection()?.isCollapsed !== false
