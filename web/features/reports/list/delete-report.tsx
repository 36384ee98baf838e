import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DeleteDialog } from '#web/kit/parts/delete-dialog.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { COMPLETE } from '../report.rules.ts'
import type { ReportKindConfig } from '../report-kind.ts'
import { type ReportRow, subjectOf } from '../report-row.ts'
import { useRefreshReports } from '../use-reports.ts'

interface DeleteReportProps {
  kind: ReportKindConfig
  row: ReportRow | null
  onClose: () => void
}

export function DeleteReport({ kind, row, onClose }: DeleteReportProps) {
  const { t } = useTranslation('reports')
  const refresh = useRefreshReports()
  const remove = useChange(kind.remove)
  const language = useLanguage()

  function confirm(id: number) {
    if (remove.isPending) return
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () => toast.success(t('delete.done')),
        onError: toast.failure,
        onSettled: () => {
          refresh()
          onClose()
        },
      },
    )
  }

  return (
    <DeleteDialog
      opened={row !== null}
      title={t('delete.title')}
      action={t('delete.confirm')}
      busy={remove.isPending}
      onDelete={() => row && confirm(row.id)}
      onClose={onClose}
    >
      {row && t('delete.text', { name: subjectOf(row, language).name, marketplace: row.marketplace })}
      {row?.state === COMPLETE && t('delete.spent')}
    </DeleteDialog>
  )
}
