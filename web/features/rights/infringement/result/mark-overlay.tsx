import { withTexts } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'

const DIALOG = lazyCode(() => withTexts(import('../../parts/mark-dialog.tsx'), 'trademarks'))

/** Shows a trademark in a dialog; a null `id` closes the dialog. */
export const LazyMarkDialog = ({ id, onClose }: { id: number | null; onClose: () => void }) => (
  <LazyDialog lazy={DIALOG} opened={id !== null} onClose={onClose}>
    {({ MarkDialog }, opened) => <MarkDialog id={opened ? id : null} onClose={onClose} />}
  </LazyDialog>
)
