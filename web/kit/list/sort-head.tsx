import { Tooltip } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { type ListColumn, nextSorting, type Sorting } from './column.ts'
import classes from './list-grid.module.css'

interface SortHeadProps<Row> {
  column: ListColumn<Row>
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** The head of a column: its name with its meaning, and a button if the list can be sorted by it. */
export function SortHead<Row>({ column, sorting, onSort }: SortHeadProps<Row>) {
  const { t } = useTranslation('list')
  const { head, help, sort } = column
  const isSorted = sort !== undefined && sorting.by === sort.by
  const content = sort ? (
    <button
      type="button"
      className={classes.sort}
      onClick={() => onSort(nextSorting(sort, sorting))}
      aria-label={t(
        isSorted && sorting.order === 'desc' ? 'sort.descending' : isSorted ? 'sort.ascending' : 'sort.by',
        {
          name: head,
        },
      )}
    >
      {head}
      <span data-sorted={isSorted ? sorting.order : undefined}>
        <ChevronIcon size={12} />
      </span>
    </button>
  ) : (
    <span>{head}</span>
  )
  if (!help) return content
  return (
    <Tooltip label={help} multiline maw={320} openDelay={300} events={{ hover: true, focus: true, touch: false }}>
      {content}
    </Tooltip>
  )
}

export const ariaSort = <Row,>({ sort }: ListColumn<Row>, { by, order }: Sorting) => {
  if (sort?.by !== by) return undefined
  return order === 'asc' ? 'ascending' : 'descending'
}
