import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from '../i18n.ts'

/** A modal dialog whose close button has an accessible name. */
export function Dialog(props: Omit<ModalProps, 'closeButtonProps'>) {
  const { t } = useTranslation('frame')
  return <Modal {...props} closeButtonProps={{ 'aria-label': t('close') }} />
}
