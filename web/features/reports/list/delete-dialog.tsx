import { Button, Group, Modal } from '@mantine/core'
import { reports } from '#contracts/api/reports.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { COMPLETE } from '../report.rules.ts'
import type { ReportRow } from '../report-row.ts'
import { useRefreshReports } from '../use-reports.ts'

/** Asks before a report and its PDF are deleted. */
export function DeleteDialog({ row, onClose }: { row: ReportRow | null; onClose: () => void }) {
  const { t } = useTranslation(['reports', 'frame'])
  const refresh = useRefreshReports()
  const remove = useChange(reports.productDel)

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
        {row && t('delete.text', { asin: row.asin, marketplace: row.marketplace })}
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
