import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { PatentDetail } from './patent-detail.tsx'
import type { FoundBy, Patent } from './use-patent.ts'

interface PatentDialogProps {
  /** The open patent; null closes the dialog. */
  id: number | null
  /** The search that found the patent. The dialog then also shows where the patent matches the searched picture. */
  foundBy?: FoundBy | undefined
  onClose: () => void
  /** Renders content above the data of the patent. */
  children?: (patent: Patent) => ReactNode
}

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
