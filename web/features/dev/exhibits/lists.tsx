import { useState } from 'react'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { PRODUCT_NUMBERS } from '#contracts/model/screener/product-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn, Sorting, TableColumn } from '#web/kit/list/column.ts'
import { CompareTable } from '#web/kit/list/compare-table.tsx'
import { CompareTray } from '#web/kit/list/compare-tray.tsx'
import { ListBar } from '#web/kit/list/list-bar.tsx'
import { ListCards } from '#web/kit/list/list-cards.tsx'
import { ListGrid } from '#web/kit/list/list-grid.tsx'
import { useListSettings } from '#web/kit/list/list-settings.ts'
import { ListTable } from '#web/kit/list/list-table.tsx'
import { PagedList } from '#web/kit/list/paged-list.tsx'
import { SortHead } from '#web/kit/list/sort-head.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { Specimen } from '../exhibit.tsx'
import classes from '../gallery.module.css'

interface Row {
  asin: string
  price: number
  units: number
}

const METRICS = ['price', 'units'] as const
const LONG = 100_000
const rowAt = (place: number): Row => ({
  asin: `B0${String(place + 1).padStart(8, '0')}`,
  price: 9.99 + (place % 50),
  units: LONG - place,
})
const FEW = [0, 1, 2].map(rowAt)
const asinOf = ({ asin }: Row) => asin
const nothing = () => undefined

function useColumns(): ListColumn<Row>[] {
  const { t } = useTranslation('gallery')
  const language = useLanguage()
  const reader = { marketplace: 'US', language, grouping: useGrouping() } as const
  const { names, formulas } = PRODUCT_TEXTS[language]
  return [
    { id: 'asin', head: t('input.label'), width: 180, cell: asinOf },
    ...METRICS.map((name) => ({
      id: name,
      head: names[name],
      help: formulas[name],
      isNumber: true,
      width: 120,
      sort: { by: name, first: PRODUCT_NUMBERS[name].first },
      cell: (row: Row) => formatMetric(PRODUCT_NUMBERS[name], row[name], reader),
    })),
  ]
}

function useTexts() {
  const { t } = useTranslation('gallery')
  return { label: t('room.lists'), open: t('open') }
}

export function SortHeads() {
  const columns = useColumns()
  const [sorting, setSorting] = useState<Sorting>({ by: 'units', order: 'desc' })
  return (
    <div className={classes.row}>
      {columns.map((column) => (
        <SortHead key={column.id} column={column} sorting={sorting} onSort={setSorting} />
      ))}
    </div>
  )
}

/** As long as the longest list of the product. */
export function ListGrids() {
  const { label, open } = useTexts()
  const columns = useColumns()
  const [sorting, setSorting] = useState<Sorting>({ by: 'units', order: 'desc' })
  return (
    <ListGrid
      label={label}
      columns={columns}
      // Every tenth row shows how a row looks while it loads.
      windows={{ rowAt: (place) => (place % 10 === 9 ? undefined : rowAt(place)), show: nothing }}
      total={LONG}
      rowId={asinOf}
      isDense
      sorting={sorting}
      onSort={setSorting}
      onOpen={nothing}
      openLabel={({ asin }) => `${open} ${asin}`}
      searchKey=""
    />
  )
}

export function ListCardLists() {
  const { label, open } = useTexts()
  const cards = { label, columns: useColumns(), rows: FEW, rowId: asinOf, onOpen: nothing }
  return <ListCards {...cards} openText={open} openLabel={({ asin }) => `${open} ${asin}`} />
}

function useTableColumns(): TableColumn<Row>[] {
  const { t } = useTranslation('gallery')
  const [asin, ...numbers] = useColumns()
  if (asin === undefined) return []
  return [
    asin,
    { id: 'state', head: t('tone.plain'), inCard: 'corner', cell: () => <Tag tone="good">{t('tone.good')}</Tag> },
    ...numbers.map((column) => ({ ...column, inCard: 'labelled' as const })),
  ]
}

export function ListTables() {
  return <ListTable columns={useTableColumns()} rows={FEW} rowId={asinOf} />
}

export function PagedLists() {
  const columns = useTableColumns()
  const listOf = (total: number) => ({
    list: {
      data: { row: FEW, total },
      error: null,
      isError: false,
      isSuccess: true,
      isPlaceholderData: false,
      dataUpdatedAt: 0,
      refetch: async () => undefined,
    },
    size: FEW.length,
  })
  return (
    <div className={classes.stack}>
      {[listOf(FEW.length), listOf(0)].map((list) => (
        <PagedList key={list.list.data.total} of={list} height={120} hasTotal>
          {({ row }) => <ListTable columns={columns} rows={row} rowId={asinOf} />}
        </PagedList>
      ))}
    </div>
  )
}

export function ListBars() {
  const columns = useColumns()
  const [settings, setSettings] = useListSettings('gallery')
  return (
    <ListBar
      total={FEW.length}
      all={LONG}
      columns={columns}
      settings={settings}
      onSettings={setSettings}
      csv={undefined}
      xlsx={undefined}
    />
  )
}

export function CompareTrays() {
  const [rows, setRows] = useState(FEW)
  return (
    <Specimen label={useTexts().label} wide>
      <CompareTray
        maxCompared={10}
        rows={rows}
        rowId={asinOf}
        nameOf={asinOf}
        onRemove={(row) => setRows(rows.filter((each) => each !== row))}
        onClear={() => setRows([])}
        onCompare={nothing}
      />
    </Specimen>
  )
}

export function CompareTables() {
  return <CompareTable label={useTexts().label} columns={useColumns()} rows={FEW} rowId={asinOf} />
}
