import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from '#web/kit/parts/notice-body.module.css'
import { closeNotice } from '#web/kit/toast.ts'
import type { News } from './task-news.state.ts'

export const noticeId = ({ id }: News) => `report-${id}`

const COMPLETE = 1

export function ReportNotice({ news }: { news: News }) {
  const { t } = useTranslation('shell')
  const complete = news.state === COMPLETE
  return (
    <div className={classes.notice}>
      <p className={classes.what}>{t(complete ? 'notice.complete' : 'notice.failed')}</p>
      <p className={classes.title} lang={marketplaces[news.marketplace].language} title={news.title}>
        {news.title}
      </p>
      <Link
        href={complete ? onlinePath(news) : progressPath(news)}
        className={classes.link ?? ''}
        onClick={() => closeNotice(noticeId(news))}
      >
        {t(complete ? 'notice.view' : 'notice.reason')}
      </Link>
    </div>
  )
}

/** The paths of SPEC section 2. */
const onlinePath = ({ kind, marketplace, subject }: News) =>
  kind === 'asin' ? `/product/online/${marketplace}/${subject}` : `/market/online/${encodeURIComponent(subject)}`

const progressPath = ({ kind, id }: News) => `${kind === 'asin' ? '/product' : '/market'}/report?id=${id}`
