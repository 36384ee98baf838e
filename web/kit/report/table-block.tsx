import { useId } from 'react'
import type { Table } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BlockHeading } from './block-heading.tsx'
import { DataTable } from './data-table.tsx'
import { useVoice } from './report-context.tsx'

/** A table under its title. The method of each column stands at its head, the date in the caption. */
export function TableBlock({ table }: { table: Table }) {
  const { t } = useTranslation('report')
  const { text, value } = useVoice()
  const id = useId()
  return (
    <div>
      <BlockHeading id={id} title={text(table.title)} aside={t('asOf', { date: value(table.asOf, 'date') })} />
      <DataTable
        labelledBy={id}
        caption={`${text(table.title)}${t('separator')}${t('asOf', { date: value(table.asOf, 'date') })}`}
        columns={table.columns.map(({ label, ...column }) => ({ ...column, title: text(label), asOf: table.asOf }))}
        rows={table.rows}
        highlight={table.highlight}
      />
    </div>
  )
}
