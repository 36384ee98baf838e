import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './restore-notice.module.css'
import { useFocusIfLost } from './use-focus-if-lost.ts'

interface RestoreNoticeProps {
  /** Says what replaced the calculation. */
  text: string
  onRestore: () => void
}

/** Offers to restore the calculation that another calculation replaced. */
export function RestoreNotice({ text, onRestore }: RestoreNoticeProps) {
  const { t } = useTranslation('calculators')
  // The button that opened a saved calculation is gone once the calculator shows, so the notice takes the focus.
  const notice = useFocusIfLost<HTMLParagraphElement>()
  return (
    <p ref={notice} tabIndex={-1} className={classes.notice} role="status">
      {text}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRestore}>
        {t('saved.restore')}
      </Button>
    </p>
  )
}
