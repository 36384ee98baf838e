import { lateCode } from '#web/kit/late/late-code.ts'
import { LateOpened } from '#web/kit/late/late-opened.tsx'

const DIALOG = lateCode(() => import('./crop-dialog.tsx'))

interface CropOverlayProps {
  /** A data URL; undefined closes the dialog. */
  picture: string | undefined
  onClose: () => void
  onCut: (picture: string) => void
}

/** The crop dialog; its code loads when it first opens. */
export function CropOverlay({ picture, onClose, onCut }: CropOverlayProps) {
  return (
    <LateOpened late={DIALOG} opened={picture !== undefined} onClose={onClose}>
      {({ CropDialog }, opened) => (
        <CropDialog picture={opened ? picture : undefined} onClose={onClose} onCut={onCut} />
      )}
    </LateOpened>
  )
}
