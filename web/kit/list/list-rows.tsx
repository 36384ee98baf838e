import { Skeleton } from '@mantine/core'
import type { DataEndpoint } from '#web/api/client.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import type { RowsProps } from './list-definition.ts'
import { ListGrid } from './list-grid.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import { useWindows } from './use-windows.ts'

/** Loaded on phones and for a gallery only. */
const CARDS = lazyCode(() => import('./card-rows.tsx'))

/** The rows of a list: a table, or cards. */
export function ListRows<Row extends object, E extends DataEndpoint>(props: RowsProps<Row, E>) {
  const isNarrow = useIsNarrow()
  const { nameOf, words, card } = props.definition
  // Made here, since the table renders again while it scrolls and its rows must not.
  const openLabel = (row: Row) => words.openOf(nameOf(row))
  if (!isNarrow && !card) return <TableRows {...props} openLabel={openLabel} />
  return (
    <LazyPart lazy={CARDS} waiting={<Skeleton height={520} radius="lg" />}>
      {({ CardRows }) => <CardRows {...props} isPhone={isNarrow} />}
    </LazyPart>
  )
}

interface TableRowsProps<Row extends object, E extends DataEndpoint> extends RowsProps<Row, E> {
  openLabel: (row: Row) => string
}

function TableRows<Row extends object, E extends DataEndpoint>(props: TableRowsProps<Row, E>) {
  const { page, columns, isDense, definition, source, sorting, onSort, searchKey, lead, chooseFirst, openLabel } = props
  const { rowId, words, onOpen } = definition
  return (
    <ListGrid
      label={words.label}
      columns={columns}
      windows={useWindows(source.endpoint, source.inputOf, source.rowsOf)}
      total={page.total}
      rowId={rowId}
      isDense={isDense}
      sorting={sorting}
      onSort={onSort}
      onOpen={onOpen}
      openLabel={openLabel}
      lead={lead}
      headLead={chooseFirst}
      searchKey={searchKey}
    />
  )
}
