import { VisuallyHidden } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './side-menu.module.css'

/** How much is new behind a line of the menu; nothing where nothing is. */
export function MenuNews({ total }: { total: number }) {
  const { t } = useTranslation('shell')
  const grouping = useGrouping()
  if (total === 0) return null
  const count = formatCount(total, grouping)
  return (
    <span className={classes.news}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('finds.unseen', { total: count })}</VisuallyHidden>
    </span>
  )
}
