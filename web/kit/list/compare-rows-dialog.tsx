import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import type { ListColumn } from './column.ts'
import { CompareTable } from './compare-table.tsx'

interface CompareRowsDialogProps<Row> {
  rows: readonly Row[]
  columns: readonly ListColumn<Row>[]
  rowId: (row: Row) => string
  opened: boolean
  onClose: () => void
}

export function CompareRowsDialog<Row>({ rows, columns, rowId, opened, onClose }: CompareRowsDialogProps<Row>) {
  const { t } = useTranslation('list')
  return (
    <Dialog opened={opened} onClose={onClose} size="100%" title={t('compare.open', { count: rows.length })}>
      <CompareTable label={t('compare.metric')} columns={columns} rows={rows} rowId={rowId} />
    </Dialog>
  )
}
