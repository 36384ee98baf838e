import { withTexts } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'

const DIALOG = lazyCode(() => withTexts(import('../../parts/mark-dialog.tsx'), 'trademarks'))

/** Null closes it. */
export const MarkOverlay = ({ id, onClose }: { id: number | null; onClose: () => void }) => (
  <LazyDialog lazy={DIALOG} opened={id !== null} onClose={onClose}>
    {({ MarkDialog }, opened) => <MarkDialog id={opened ? id : null} onClose={onClose} />}
  </LazyDialog>
)
