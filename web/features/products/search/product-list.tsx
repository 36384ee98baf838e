import { NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type ProductRow, productSearch } from '#contracts/api/product-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { type ListColumn, visibleColumns } from '#web/kit/list/column.ts'
import { CompareTray } from '#web/kit/list/compare-tray.tsx'
import { MAX_COMPARED, toggleCompared } from '#web/kit/list/compared.ts'
import { LazyPhoneList } from '#web/kit/list/lazy-phone-list.tsx'
import { ListBar } from '#web/kit/list/list-bar.tsx'
import { ListGrid } from '#web/kit/list/list-grid.tsx'
import { useListSettings } from '#web/kit/list/list-settings.ts'
import { useIsNarrow } from '#web/kit/list/use-is-narrow.ts'
import { useWindows, WINDOW_SIZE } from '#web/kit/list/use-windows.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { usePage } from '#web/kit/url-state.ts'
import { productColumns } from './product-columns.tsx'
import classes from './product-search.module.css'
import { type ProductSearchState, searchBody } from './use-product-search.ts'

const DRAWER = lazyCode(() => import('./product-drawer.tsx'))
const COMPARE = lazyCode(() => import('./compare-dialog.tsx'))

type Page = Output<typeof productSearch.search>
const asinOf = ({ asin }: ProductRow) => asin

/** The first page of the search; a table shows it as its first window, cards as their only page. */
export function useFirstPage({ search }: ProductSearchState) {
  const [page] = usePage()
  const isPhone = useIsNarrow()
  const body = { ...searchBody(search), page: isPhone ? page : 1, size: isPhone ? PAGE_SIZE : WINDOW_SIZE }
  return useCall(productSearch.search, { body }, { placeholderData: (before) => before })
}

interface ProductListProps {
  state: ProductSearchState
  list: ReturnType<typeof useFirstPage>
}

export function ProductList({ state, list }: ProductListProps) {
  const { t } = useTranslation(['products', 'list', 'frame'])
  const { search } = state
  const [settings, setSettings] = useListSettings('products')
  const reader = { marketplace: search.marketplace, language: useLanguage(), grouping: useGrouping() }
  const words = {
    product: t('search.product'),
    category: t('search.category'),
    check: t('search.check'),
    listed: t('search.listed'),
  }
  const columns = productColumns({ ...reader, month: search.month, words })
  const [opened, setOpened] = useState<ProductRow | null>(null)
  const [shown, setShown] = useState<ProductRow | null>(null)
  const [compared, setCompared] = useState<readonly ProductRow[]>([])
  const [isComparing, setComparing] = useState(false)
  const open = (row: ProductRow) => {
    setShown(row)
    setOpened(row)
  }
  const toggle = (row: ProductRow) => setCompared(toggleCompared(compared, row, asinOf))
  const lead = (row: ProductRow) => {
    const isOn = compared.some(({ asin }) => asin === row.asin)
    return (
      <input
        type="checkbox"
        className={classes.check}
        checked={isOn}
        disabled={!isOn && compared.length >= MAX_COMPARED}
        onChange={() => toggle(row)}
        aria-label={t('list:compare.add', { name: row.title })}
        title={!isOn && compared.length >= MAX_COMPARED ? t('list:compare.full', { count: MAX_COMPARED }) : undefined}
      />
    )
  }
  const { data } = list
  const isKnown = data !== undefined && data.total > 0
  return (
    <div className={classes.screen}>
      <ListBar
        total={data?.total}
        all={data?.all}
        columns={columns}
        settings={settings}
        onSettings={setSettings}
        csv={isKnown ? data.csv : undefined}
        xlsx={isKnown ? data.xlsx : undefined}
      >
        {data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
      </ListBar>
      <Panel
        state={panelState(list, ({ total }) => total === 0)}
        skeleton={<Skeleton height={520} radius="lg" />}
        empty={{ title: t('search.none'), text: t('search.noneHint') }}
      >
        {(page) => (
          <Rows page={page} list={list} state={state} columns={columns} settings={settings} onOpen={open} lead={lead} />
        )}
      </Panel>
      <CompareTray
        rows={compared}
        rowId={asinOf}
        nameOf={({ title }) => title}
        onRemove={toggle}
        onClear={() => setCompared([])}
        onCompare={() => setComparing(true)}
      />
      <LazyDialog lazy={DRAWER} opened={opened !== null} onClose={() => setOpened(null)}>
        {({ ProductDrawer }, isOpen) => (
          <ProductDrawer
            row={shown}
            marketplace={search.marketplace}
            columns={columns}
            opened={isOpen}
            onClose={() => setOpened(null)}
          />
        )}
      </LazyDialog>
      <LazyDialog lazy={COMPARE} opened={isComparing} onClose={() => setComparing(false)}>
        {({ CompareDialog }, isOpen) => (
          <CompareDialog rows={compared} columns={columns} opened={isOpen} onClose={() => setComparing(false)} />
        )}
      </LazyDialog>
    </div>
  )
}

interface RowsProps extends ProductListProps {
  page: Page
  columns: readonly ListColumn<ProductRow>[]
  settings: ReturnType<typeof useListSettings>[0]
  onOpen: (row: ProductRow) => void
  lead: (row: ProductRow) => React.ReactNode
}

/** A table with windows, or cards with pages on a phone. */
function Rows(props: RowsProps) {
  const { columns, settings } = props
  const visible = visibleColumns(columns, settings.columns)
  return useIsNarrow() ? <PhoneRows {...props} columns={visible} /> : <TableRows {...props} columns={visible} />
}

function TableRows({ page, state: { search, setSorting }, columns, settings, onOpen, lead }: RowsProps) {
  const { t } = useTranslation('products')
  const body = searchBody(search)
  const windows = useWindows(
    productSearch.search,
    (page, size) => ({ body: { ...body, page, size } }),
    (data) => data,
  )
  return (
    <ListGrid
      label={t('search.results')}
      columns={columns}
      windows={windows}
      total={page.total}
      rowId={asinOf}
      isDense={settings.isDense}
      sorting={search.sorting}
      onSort={setSorting}
      onOpen={onOpen}
      openLabel={({ title }) => t('search.detailsOf', { title })}
      lead={lead}
      searchKey={JSON.stringify(body)}
    />
  )
}

function PhoneRows({ page, list, state: { search, setSorting }, columns, onOpen, lead }: RowsProps) {
  const { t } = useTranslation(['products', 'list'])
  const { names } = PRODUCT_TEXTS[useLanguage()]
  const [current, setPage] = usePage()
  const pages = usePagesOf(list, PAGE_SIZE)
  const sortable = columns.flatMap(({ sort, head }) => (sort ? [{ ...sort, head }] : []))
  return (
    <>
      <NativeSelect
        label={t('list:sort.label')}
        value={search.sorting.by}
        data={[
          ...sortable.map(({ by, head }) => ({ value: by, label: head })),
          ...(sortable.some(({ by }) => by === search.sorting.by)
            ? []
            : [{ value: search.sorting.by, label: names[search.sorting.by as keyof typeof names] }]), // a name of a metric
        ]}
        onChange={({ currentTarget }) => {
          const chosen = sortable.find(({ by }) => by === currentTarget.value)
          if (chosen) setSorting({ by: chosen.by, order: chosen.first })
        }}
      />
      <LazyPhoneList
        label={t('search.results')}
        columns={columns}
        rows={page.row}
        rowId={asinOf}
        onOpen={onOpen}
        openLabel={() => t('search.details')}
        lead={lead}
        pages={pages}
        page={current}
        setPage={setPage}
      />
    </>
  )
}
