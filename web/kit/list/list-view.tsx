import { NativeSelect, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { DataEndpoint } from '#web/api/client.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState, type QueryResult } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { usePage } from '#web/kit/url-state.ts'
import { type ListColumn, type Sorting, visibleColumns } from './column.ts'
import { MAX_COMPARED, toggleCompared } from './compared.ts'
import { LazyPhoneList } from './lazy-phone-list.tsx'
import { ListBar } from './list-bar.tsx'
import { ListGrid } from './list-grid.tsx'
import { type ListSettings, useListSettings } from './list-settings.ts'
import classes from './list-view.module.css'
import { useIsNarrow } from './use-is-narrow.ts'
import { type ListedPage, useWindows, WINDOW_SIZE } from './use-windows.ts'

const TRAY = lazyCode(() => import('./compare-tray.tsx'))
const COMPARE = lazyCode(() => import('./compare-rows-dialog.tsx'))

/** What a list call answers. */
interface ListAnswer<Row> extends ListedPage<Row> {
  all: number
  csv: string
  xlsx: string
}

interface ListDefinition<Row> {
  /** Where this browser keeps columns and density. */
  settings: string
  /** Rows of another scope, such as another marketplace or month, cannot be compared with these. */
  scope: string
  columns: readonly ListColumn<Row>[]
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  words: { label: string; none: string; noneHint: string; open: string; openOf: (name: string) => string }
  onOpen: (row: Row) => void
}

interface ListSource<Row, E extends DataEndpoint> {
  endpoint: E
  inputOf: (page: number, size: number) => Input<E>
  rowsOf: (data: Output<E>) => ListedPage<Row>
}

interface ListViewProps<Row extends object, E extends DataEndpoint> {
  definition: ListDefinition<Row>
  list: QueryResult<ListAnswer<Row>> & { isSuccess: boolean; isPlaceholderData: boolean }
  /** The call, for the rows in view of a table. */
  source: ListSource<Row, E>
  sorting: Sorting
  /** Name of the order, if no column shows it. */
  sortName: string
  onSort: (sorting: Sorting) => void
  /** The search; a new one scrolls to the top. */
  searchKey: string
  /** Beside the number of rows. */
  tag?: ReactNode
}

/** The page to ask for: the first window of a table, or the page of the address for cards. */
export function useListPage(): { page: number; size: number } {
  const [page] = usePage()
  return useIsNarrow() ? { page, size: PAGE_SIZE } : { page: 1, size: WINDOW_SIZE }
}

/** A list with its bar, as a table or as cards on a phone, and a tray to compare rows. */
export function ListView<Row extends object, E extends DataEndpoint>(props: ListViewProps<Row, E>) {
  const { definition, list } = props
  const { columns, rowId, nameOf, scope, words } = definition
  const [settings, setSettings] = useListSettings(definition.settings)
  const [chosen, setChosen] = useState<{ scope: string; rows: readonly Row[] }>({ scope, rows: [] })
  const compared = chosen.scope === scope ? chosen.rows : []
  const setCompared = (rows: readonly Row[]) => setChosen({ scope, rows })
  const [isComparing, setComparing] = useState(false)
  const isCompared = (row: Row) => compared.some((each) => rowId(each) === rowId(row))
  const toggle = (row: Row) => setCompared(toggleCompared(compared, row, rowId))
  const { data } = list
  const isKnown = data !== undefined && data.total > 0
  return (
    <div className={classes.view}>
      <ListBar
        total={data?.total}
        all={data?.all}
        columns={columns}
        settings={settings}
        onSettings={setSettings}
        csv={isKnown ? data.csv : undefined}
        xlsx={isKnown ? data.xlsx : undefined}
      >
        {props.tag}
      </ListBar>
      {/* Before the rows, so that Tab reaches it without passing all of them; its style puts it below them. */}
      <OptionalPart lazy={TRAY}>
        {({ CompareTray }) => (
          <CompareTray
            rows={compared}
            rowId={rowId}
            nameOf={nameOf}
            onRemove={toggle}
            onClear={() => setCompared([])}
            onCompare={() => setComparing(true)}
          />
        )}
      </OptionalPart>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={520} radius="lg" />}
        empty={{ title: words.none, text: words.noneHint }}
      >
        {(page) => (
          <Rows
            {...props}
            page={page}
            settings={settings}
            lead={(row) => (
              <CompareBox
                name={nameOf(row)}
                isOn={isCompared(row)}
                isFull={compared.length >= MAX_COMPARED}
                onToggle={() => toggle(row)}
              />
            )}
          />
        )}
      </Panel>
      <LazyDialog lazy={COMPARE} opened={isComparing && compared.length > 0} onClose={() => setComparing(false)}>
        {({ CompareRowsDialog }, isOpen) => (
          <CompareRowsDialog
            rows={compared}
            columns={columns}
            rowId={rowId}
            opened={isOpen}
            onClose={() => setComparing(false)}
          />
        )}
      </LazyDialog>
    </div>
  )
}

interface CompareBoxProps {
  name: string
  isOn: boolean
  isFull: boolean
  onToggle: () => void
}

function CompareBox({ name, isOn, isFull, onToggle }: CompareBoxProps) {
  const { t } = useTranslation('list')
  const isDisabled = isFull && !isOn
  return (
    <label className={classes.check} title={isDisabled ? t('compare.full', { count: MAX_COMPARED }) : undefined}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        onChange={onToggle}
        aria-label={t('compare.add', { name })}
      />
    </label>
  )
}

interface RowsProps<Row extends object, E extends DataEndpoint> extends ListViewProps<Row, E> {
  page: ListAnswer<Row>
  settings: ListSettings
  lead: (row: Row) => ReactNode
}

function Rows<Row extends object, E extends DataEndpoint>(props: RowsProps<Row, E>) {
  const { settings, definition } = props
  const { columns, words, nameOf } = definition
  const visible = {
    columns: visibleColumns(columns, settings.columns),
    openLabel: (row: Row) => words.openOf(nameOf(row)),
  }
  return useIsNarrow() ? <PhoneRows {...props} {...visible} /> : <TableRows {...props} {...visible} />
}

interface VisibleProps<Row extends object, E extends DataEndpoint> extends RowsProps<Row, E> {
  columns: readonly ListColumn<Row>[]
  openLabel: (row: Row) => string
}

function TableRows<Row extends object, E extends DataEndpoint>(props: VisibleProps<Row, E>) {
  const { page, columns, settings, definition, source, sorting, onSort, searchKey, lead, openLabel } = props
  const { rowId, words, onOpen } = definition
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
      openLabel={openLabel}
      lead={lead}
      searchKey={searchKey}
    />
  )
}

function PhoneRows<Row extends object, E extends DataEndpoint>(props: VisibleProps<Row, E>) {
  const { page, list, columns, definition, sorting, sortName, onSort, lead, openLabel } = props
  const { t } = useTranslation('list')
  const { rowId, words, onOpen } = definition
  const [current, setPage] = usePage()
  const pages = usePagesOf(list, PAGE_SIZE)
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
      <LazyPhoneList
        label={words.label}
        columns={columns}
        rows={page.row}
        rowId={rowId}
        onOpen={onOpen}
        openText={words.open}
        openLabel={openLabel}
        lead={lead}
        pages={pages}
        page={current}
        setPage={setPage}
      />
    </div>
  )
}
