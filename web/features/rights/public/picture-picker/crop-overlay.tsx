import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'

const DIALOG = lazyCode(() => import('./crop-dialog.tsx'))

interface LazyCropDialogProps {
  /** A data URL; undefined closes the dialog. */
  picture: string | undefined
  onClose: () => void
  onCut: (picture: string) => void
}

/** The crop dialog; its code loads when it first opens. */
export function LazyCropDialog({ picture, onClose, onCut }: LazyCropDialogProps) {
  return (
    <LazyDialog lazy={DIALOG} opened={picture !== undefined} onClose={onClose}>
      {({ CropDialog }, opened) => (
        <CropDialog picture={opened ? picture : undefined} onClose={onClose} onCut={onCut} />
      )}
    </LazyDialog>
  )
}
