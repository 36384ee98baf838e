import { useId, useState } from 'react'
import type { Table } from '#contracts/model/report/block-kinds.ts'
import { localizeTable } from '#contracts/model/report/localize-table.ts'
import { unpairRows } from '#contracts/model/report/provenance.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { BlockHeading } from './block-heading.tsx'
import { DataTable } from './data-table.tsx'
import { useReportContext } from './report-context.tsx'
import { nextSort, orderOf, type Sort } from './sorted-rows.ts'
import classes from './table-block.module.css'
import { TableTools } from './table-tools.tsx'

/** Number of rows shown at first. Tables with up to WHOLE_ROWS rows show all rows at once. */
const FIRST_ROWS = 5
const WHOLE_ROWS = 7
/** Tables that show products with picture and title. Not the variants: they share picture and title. */
const OF_PRODUCTS: readonly TextKey[] = ['rivals.table', 'topProducts.table']
/** These tables are folded at first, because they are for reference or do not affect the verdict. */
const FOLDED: readonly TextKey[] = [
  'sources.table.formulas',
  'profit.table.sources',
  'rights.table.patentsElsewhere',
  'rights.table.marksElsewhere',
]

export function TableBlock({ table }: { table: Table }) {
  const { t } = useTranslation('report')
  const { text, value, language } = useReportContext()
  const [sort, setSort] = useState<Sort>()
  const [isWhole, setWhole] = useState(false)
  const { columns, rows } = unpairRows(localizeTable(table, language))
  const id = useId()
  const title = text(table.title)
  const date = t('asOf', { date: value(table.asOf, 'date') })
  const order = orderOf(rows, sort)
  const heads = columns.map(({ label, ...column }) => ({
    ...column,
    title: text(label),
    asOf: table.asOf,
    holdsProducts: label === 'column.asin' && OF_PRODUCTS.includes(table.title),
  }))
  const texts = () => [
    heads.map((head) => head.title),
    ...order.map((at) => columns.map(({ unit }, column) => value(rows[at]?.[column] ?? null, unit))),
  ]
  const isLong = rows.length > WHOLE_ROWS
  const content = (
    <>
      <BlockHeading
        id={id}
        title={title}
        aside={
          <>
            {date}
            <TableTools title={title} rows={texts} />
          </>
        }
      />
      <DataTable
        labelledBy={id}
        caption={`${title}${t('separator')}${date}`}
        columns={heads}
        rows={order.map((at) => rows[at] ?? [])}
        highlight={table.highlight === undefined ? undefined : order.indexOf(table.highlight)}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column, typeof rows[0]?.[column] === 'number'))}
        shownRows={isLong && !isWhole ? FIRST_ROWS : undefined}
      />
      {isLong && (
        <button type="button" className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewerRows') : t('allRows', { count: rows.length })}
        </button>
      )}
    </>
  )
  if (!FOLDED.includes(table.title)) return <div>{content}</div>
  return <Folded label={t('folded', { title, count: rows.length })}>{content}</Folded>
}
