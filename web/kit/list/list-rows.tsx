/** The rows of a list: a table, a gallery, or cards on a phone. */
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { usePage } from '#web/kit/url-state.ts'
import { type ListColumn, visibleColumns } from './column.ts'
import { LazyCardList } from './lazy-card-list.tsx'
import type { ListAnswer, ListViewProps } from './list-definition.ts'
import { ListGrid } from './list-grid.tsx'
import type { ListSettings } from './list-settings.ts'
import classes from './list-view.module.css'
import { useIsNarrow } from './use-is-narrow.ts'
import { useWindows } from './use-windows.ts'

interface RowsProps<Row extends object, E extends DataEndpoint> extends ListViewProps<Row, E> {
  page: ListAnswer<Row>
  settings: ListSettings
  lead: (row: Row) => ReactNode
}

export function Rows<Row extends object, E extends DataEndpoint>(props: RowsProps<Row, E>) {
  const { settings, definition } = props
  const { columns, card } = definition
  const shown = { ...props, columns: visibleColumns(columns, settings.columns) }
  const isNarrow = useIsNarrow()
  if (isNarrow) return <PhoneRows {...shown} />
  return card ? <CardRows {...shown} /> : <TableRows {...shown} />
}

type VisibleProps<Row extends object, E extends DataEndpoint> = RowsProps<Row, E> & {
  columns: readonly ListColumn<Row>[]
}

function TableRows<Row extends object, E extends DataEndpoint>(props: VisibleProps<Row, E>) {
  const { page, columns, settings, definition, source, sorting, onSort, searchKey, lead } = props
  const { rowId, nameOf, words, onOpen } = definition
  return (
    <ListGrid
      label={words.label}
      columns={columns}
      windows={useWindows(source.endpoint, source.inputOf, source.rowsOf)}
      total={page.total}
      rowId={rowId}
      isDense={settings.isDense}
      sorting={sorting}
      onSort={onSort}
      onOpen={onOpen}
      openLabel={(row) => words.openOf(nameOf(row))}
      lead={lead}
      searchKey={searchKey}
    />
  )
}

/** A page of the cards of the definition; without one, of its columns. */
function CardRows<Row extends object, E extends DataEndpoint>(props: VisibleProps<Row, E>) {
  const { page, list, columns, definition, lead } = props
  const { rowId, nameOf, words, onOpen, card } = definition
  const [current, setPage] = usePage()
  const pages = usePagesOf(list, PAGE_SIZE)
  return (
    <LazyCardList
      label={words.label}
      columns={columns}
      rows={page.row}
      rowId={rowId}
      onOpen={onOpen}
      openText={words.open}
      openLabel={(row) => words.openOf(nameOf(row))}
      lead={lead}
      card={card}
      pages={pages}
      page={current}
      setPage={setPage}
    />
  )
}

function PhoneRows<Row extends object, E extends DataEndpoint>(props: VisibleProps<Row, E>) {
  const { columns, definition, sorting, sortName, onSort } = props
  const { t } = useTranslation('list')
  const { card: _, ...withoutCard } = definition
  const cards = <CardRows {...props} definition={withoutCard} />
  // The screen offers the orders itself.
  if (definition.hasOwnOrder) return cards
  const sortable = columns.flatMap(({ sort, head }) => (sort ? [{ ...sort, head }] : []))
  const options = sortable.map(({ by, head }) => ({ value: by, label: head }))
  return (
    <div className={classes.phone}>
      <NativeSelect
        label={t('sort.label')}
        value={sorting.by}
        data={
          options.some(({ value }) => value === sorting.by)
            ? options
            : [...options, { value: sorting.by, label: sortName }]
        }
        onChange={({ currentTarget }) => {
          const chosen = sortable.find(({ by }) => by === currentTarget.value)
          if (chosen) onSort({ by: chosen.by, order: chosen.first })
        }}
      />
      {cards}
    </div>
  )
}
