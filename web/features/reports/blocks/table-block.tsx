import { useId } from 'react'
import type { Table } from '#contracts/model/report/block-kinds.ts'
import { unpaired } from '#contracts/model/report/provenance.ts'
import { tableIn } from '#contracts/model/report/table-in.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BlockHeading } from './block-heading.tsx'
import { DataTable } from './data-table.tsx'
import { useVoice } from './report-context.tsx'

/** A table under its title. The method of each column stands at its head, the date in the caption. */
export function TableBlock({ table }: { table: Table }) {
  const { t } = useTranslation('report')
  const { text, value, language } = useVoice()
  const { columns, rows } = unpaired(tableIn(table, language))
  const id = useId()
  return (
    <div>
      <BlockHeading id={id} title={text(table.title)} aside={t('asOf', { date: value(table.asOf, 'date') })} />
      <DataTable
        labelledBy={id}
        caption={`${text(table.title)}${t('separator')}${t('asOf', { date: value(table.asOf, 'date') })}`}
        columns={columns.map(({ label, ...column }) => ({ ...column, title: text(label), asOf: table.asOf }))}
        rows={rows}
        highlight={table.highlight}
      />
    </div>
  )
}
