import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from '#web/kit/parts/notice-body.module.css'
import { closeNotice } from '#web/kit/toast.ts'

export const NOTICE_ID = 'watches'

const PATH = '/patent-new?tab=watches'

export function WatchNotice({ watches }: { watches: readonly { id: number; name: string }[] }) {
  const { t } = useTranslation('shell')
  const [first] = watches
  return (
    <div className={classes.notice}>
      <p className={classes.what}>{t('finds.told')}</p>
      <p className={classes.title}>{watches.map(({ name }) => name).join(' · ')}</p>
      <Link
        href={watches.length === 1 && first ? `${PATH}&watch=${first.id}` : PATH}
        className={classes.link ?? ''}
        onClick={() => closeNotice(NOTICE_ID)}
      >
        {t('finds.view')}
      </Link>
    </div>
  )
}
