import { VisuallyHidden } from '@mantine/core'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './side-menu.module.css'

/** The number of unseen items behind a menu link; renders nothing for 0. */
export function MenuBadge({ total, of = 'unseen' }: { total: number; of?: 'unseen' | 'unseenChanges' }) {
  const { t } = useTranslation('shell')
  const grouping = useGrouping()
  if (total === 0) return null
  const count = formatCount(total, grouping)
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t(`finds.${of}`, { total: count })}</VisuallyHidden>
    </span>
  )
}
