import { lateCode } from '#web/kit/late/late-code.ts'
import { LateOpened } from '#web/kit/late/late-opened.tsx'

const DIALOG = lateCode(() => import('./crop-dialog.tsx'))

interface CropOverProps {
  /** A data URL; without one, nothing is cropped. */
  picture: string | undefined
  onClose: () => void
  onCut: (picture: string) => void
}

/** The crop dialog over the page. The cropper comes when somebody first edits a picture. */
export function CropOver({ picture, onClose, onCut }: CropOverProps) {
  return (
    <LateOpened late={DIALOG} opened={picture !== undefined} onClose={onClose}>
      {({ CropDialog }, opened) => (
        <CropDialog picture={opened ? picture : undefined} onClose={onClose} onCut={onCut} />
      )}
    </LateOpened>
  )
}
