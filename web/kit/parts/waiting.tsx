import { Loader } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './waiting.module.css'

/** While a screen's code or texts are loading. */
export function Waiting() {
  const { t } = useTranslation('frame')
  return (
    <div className={classes.waiting} role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </div>
  )
}
