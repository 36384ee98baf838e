import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Cropping, type CroppingProps } from './cropping.tsx'

interface CropDialogProps extends Omit<CroppingProps, 'picture'> {
  /** Undefined closes the dialog. */
  picture: File | undefined
}

export function CropDialog({ picture, ...handlers }: CropDialogProps) {
  const { t } = useTranslation('center')
  return (
    <Dialog
      opened={picture !== undefined}
      onClose={handlers.onClose}
      title={t('avatar.crop')}
      size={520}
      centered
      closeOnClickOutside={false}
    >
      {picture && <Cropping picture={picture} {...handlers} />}
    </Dialog>
  )
}
