import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './restore-notice.module.css'

interface RestoreNoticeProps {
  /** Says what replaced the calculation. */
  text: string
  onRestore: () => void
}

/** Offers to restore the calculation that another one replaced. */
export function RestoreNotice({ text, onRestore }: RestoreNoticeProps) {
  const { t } = useTranslation('calculators')
  return (
    <p className={classes.notice} role="status">
      {text}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRestore}>
        {t('saved.restore')}
      </Button>
    </p>
  )
}
