import type { ProductRow } from '#contracts/api/product-search.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ListColumn } from '#web/kit/list/column.ts'
import { CompareTable } from '#web/kit/list/compare-table.tsx'
import { Dialog } from '#web/kit/parts/dialog.tsx'

interface CompareDialogProps {
  rows: readonly ProductRow[]
  columns: readonly ListColumn<ProductRow>[]
  opened: boolean
  onClose: () => void
}

export function CompareDialog({ rows, columns, opened, onClose }: CompareDialogProps) {
  const { t } = useTranslation('list')
  return (
    <Dialog opened={opened} onClose={onClose} size="100%" title={t('compare.open', { count: rows.length })}>
      <CompareTable label={t('compare.metric')} columns={columns} rows={rows} rowId={({ asin }) => asin} />
    </Dialog>
  )
}
