import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { useLater } from '#web/kit/use-later.ts'

interface CropOverProps {
  /** A data URL; without one, nothing is cropped. */
  picture: string | undefined
  onClose: () => void
  onCut: (picture: string) => void
}

/** The crop dialog over the page. The cropper comes when somebody first edits a picture. */
export function CropOver({ picture, onClose, onCut }: CropOverProps) {
  const { t } = useTranslation('picker')
  const dialog = useLater(
    picture !== undefined,
    () => import('./crop-dialog.tsx'),
    () => {
      toast.refusal(t('crop.notThere'))
      onClose()
    },
  )
  return dialog && <dialog.CropDialog picture={picture} onClose={onClose} onCut={onCut} />
}
