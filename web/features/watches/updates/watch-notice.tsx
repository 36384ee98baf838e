import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from '#web/kit/parts/notice-body.module.css'
import { closeNotice } from '#web/kit/toast.ts'
import type { Changed } from './announced-changes.ts'

export const NOTICE_ID = 'watches'

const PATENTS = '/patent-new?tab=watches'
const ALL = '/dashboard?tab=watches'
const SHOWN = 3

export function WatchNotice({ changed }: { changed: readonly Changed[] }) {
  const { t } = useTranslation('shell')
  const [first] = changed
  const isPatents = changed.every(({ kind }) => kind === 'patents')
  const only = isPatents && changed.length === 1 ? first : undefined
  return (
    <div className={classes.notice}>
      <p className={classes.what}>{isPatents ? t('finds.told') : t('finds.changed')}</p>
      <p className={classes.title}>
        {changed
          .slice(0, SHOWN)
          .map(({ name }) => name)
          .join(' · ')}
      </p>
      <Link
        href={only ? `${PATENTS}&watch=${only.id}` : isPatents ? PATENTS : ALL}
        className={classes.link ?? ''}
        onClick={() => closeNotice(NOTICE_ID)}
      >
        {isPatents ? t('finds.view') : t('finds.viewChanges')}
      </Link>
    </div>
  )
}
