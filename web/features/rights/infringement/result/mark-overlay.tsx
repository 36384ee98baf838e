import { withTexts } from '#web/kit/i18n.ts'
import { lateCode } from '#web/kit/late/late-code.ts'
import { LateOpened } from '#web/kit/late/late-opened.tsx'

const DIALOG = lateCode(() => withTexts(import('../../parts/mark-dialog.tsx'), 'trademarks'))

/** Null closes it. */
export const MarkOverlay = ({ id, onClose }: { id: number | null; onClose: () => void }) => (
  <LateOpened late={DIALOG} opened={id !== null} onClose={onClose}>
    {({ MarkDialog }, opened) => <MarkDialog id={opened ? id : null} onClose={onClose} />}
  </LateOpened>
)
