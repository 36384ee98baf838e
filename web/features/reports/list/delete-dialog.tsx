import { Button, Group, Modal } from '@mantine/core'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { COMPLETE } from '../report.rules.ts'
import type { KindOfReport } from '../report-kind.ts'
import { type ReportRow, subjectOf } from '../report-row.ts'
import { useRefreshReports } from '../use-reports.ts'

interface DeleteDialogProps {
  kind: KindOfReport
  row: ReportRow | null
  onClose: () => void
}

/** Asks before a report, its versions and its PDF are deleted. */
export function DeleteDialog({ kind, row, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['reports', 'frame'])
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
    <Modal
      opened={row !== null}
      onClose={onClose}
      title={t('delete.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      centered
      size={420}
    >
      <p>
        {row && t('delete.text', { name: subjectOf(row, language).name, marketplace: row.marketplace })}
        {row?.state === COMPLETE && t('delete.spent')}
      </p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button color="red.9" loading={remove.isPending} onClick={() => row && confirm(row.id)}>
          {t('delete.confirm')}
        </Button>
      </Group>
    </Modal>
  )
}
