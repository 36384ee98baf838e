import { Modal, Skeleton } from '@mantine/core'
import { trademarks } from '#contracts/api/rights/trademarks.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { MarkDetail } from './mark-detail.tsx'

/** A null `id` closes the dialog. */
export function MarkDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation(['trademarks', 'frame'])
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      title={t('detail.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      size={700}
    >
      {id !== null && <Mark id={id} />}
    </Modal>
  )
}

function Mark({ id }: { id: number }) {
  const { t } = useTranslation('trademarks')
  const mark = useCall(trademarks.detail, { query: { id } })
  return (
    <Panel state={panelState(mark)} skeleton={<Skeleton height={360} />} errorTitle={t('detail.failed')}>
      {(mark) => <MarkDetail mark={mark} />}
    </Panel>
  )
}
