import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './restore-notice.module.css'
import { useFocusIfLost } from './use-focus-if-lost.ts'

interface RestoreNoticeProps {
  /** Says what replaced the calculation. */
  text: string
  onRestore: () => void
}

/** Offers to restore the calculation that another one replaced. */
export function RestoreNotice({ text, onRestore }: RestoreNoticeProps) {
  const { t } = useTranslation('calculators')
  // A saved calculation is opened by a button that is gone once the calculator shows.
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
