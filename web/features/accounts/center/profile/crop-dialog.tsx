import { Modal } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Cropping, type CroppingProps } from './cropping.tsx'

interface CropDialogProps extends Omit<CroppingProps, 'picture'> {
  /** Without one, the dialog is closed. */
  picture: File | undefined
}

/** Where one chooses what is shown of a picture, over the page. */
export function CropDialog({ picture, ...handlers }: CropDialogProps) {
  const { t } = useTranslation(['center', 'frame'])
  return (
    <Modal
      opened={picture !== undefined}
      onClose={handlers.onClose}
      title={t('avatar.crop')}
      size={520}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {picture && <Cropping picture={picture} {...handlers} />}
    </Modal>
  )
}
