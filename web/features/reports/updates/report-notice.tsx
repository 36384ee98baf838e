import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from '#web/kit/parts/notice-body.module.css'
import { closeNotice } from '#web/kit/toast.ts'
import type { TaskUpdate } from './task-updates.state.ts'

export const noticeId = ({ id }: TaskUpdate) => `report-${id}`

const COMPLETE = 1

export function ReportNotice({ update }: { update: TaskUpdate }) {
  const { t } = useTranslation('shell')
  const complete = update.state === COMPLETE
  return (
    <div className={classes.notice}>
      <p className={classes.what}>{t(complete ? 'notice.complete' : 'notice.failed')}</p>
      <p className={classes.title} lang={marketplaces[update.marketplace].language} title={update.title}>
        {update.title}
      </p>
      <Link
        href={complete ? onlinePath(update) : progressPath(update)}
        className={classes.link ?? ''}
        onClick={() => closeNotice(noticeId(update))}
      >
        {t(complete ? 'notice.view' : 'notice.reason')}
      </Link>
    </div>
  )
}

/** The paths of SPEC section 2. */
const onlinePath = ({ kind, marketplace, subject }: TaskUpdate) =>
  kind === 'asin' ? `/product/online/${marketplace}/${subject}` : `/market/online/${encodeURIComponent(subject)}`

const progressPath = ({ kind, id }: TaskUpdate) => `${kind === 'asin' ? '/product' : '/market'}/report?id=${id}`
