import { memo, type ReactNode } from 'react'
import type { ListColumn, Sorting } from './column.ts'
import classes from './list-grid.module.css'
import { ariaSort, SortHead } from './sort-head.tsx'

interface ListHeadProps<Row> {
  columns: readonly ListColumn<Row>[]
  /** CSS widths of the columns. */
  template: string
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** In front of the first head. */
  lead: ReactNode
}

function Head<Row>({ columns, template, sorting, onSort, lead }: ListHeadProps<Row>) {
  return (
    <thead className={classes.head}>
      <tr style={{ gridTemplateColumns: template }} aria-rowindex={1}>
        {columns.map((column, at) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(column, sorting)}
            data-number={column.isNumber || undefined}
          >
            {at === 0 && lead}
            <SortHead column={column} sorting={sorting} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Does not render again while the list scrolls: its tooltips took nearly a third of the rendering. */
export const ListHead = memo(Head) as typeof Head // memo loses the type parameter
