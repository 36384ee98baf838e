import { Modal } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Cropping, type CroppingProps } from './cropping.tsx'

interface CropDialogProps extends Omit<CroppingProps, 'picture'> {
  /** A data URL; undefined closes the dialog. */
  picture: string | undefined
}

/** Only its own buttons close this dialog (SPEC section 2). */
export function CropDialog({ picture, ...handlers }: CropDialogProps) {
  const { t } = useTranslation(['picker', 'frame'])
  return (
    <Modal
      opened={picture !== undefined}
      onClose={handlers.onClose}
      title={t('crop.title')}
      size={700}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {picture !== undefined && <Cropping picture={picture} {...handlers} />}
    </Modal>
  )
}
