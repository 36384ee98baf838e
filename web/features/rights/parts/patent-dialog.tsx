import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { PatentDetail } from './patent-detail.tsx'
import type { FoundBy, Patent } from './use-patent.ts'

interface PatentDialogProps {
  /** The patent that is open; none is while it is null. */
  id: number | null
  /** The search that has found it: the answer then says where it agrees with the searched picture. */
  foundBy?: FoundBy | undefined
  onClose: () => void
  /** What else is said of it, above its data. */
  children?: (patent: Patent) => ReactNode
}

/** A patent over the page: its drawings, data, standing and cases. */
export function PatentDialog({ id, foundBy, onClose, children }: PatentDialogProps) {
  const { t } = useTranslation(['patent', 'frame'])
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      size={700}
    >
      {id !== null && (
        <PatentDetail id={id} foundBy={foundBy}>
          {children}
        </PatentDetail>
      )}
    </Modal>
  )
}
