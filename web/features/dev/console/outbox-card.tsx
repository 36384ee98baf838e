import { devtools } from '#contracts/api/dev/devtools.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'

const POLL_MS = 3000
const LATEST = 20

/** Lists the text messages that a production server would have sent. */
export function OutboxCard() {
  const { t } = useTranslation('devtools')
  const { data } = useCall(devtools.outbox, {}, { refetchInterval: POLL_MS })
  return (
    <Card title={t('outbox.title')} hint={t('outbox.hint')}>
      {data?.row.length === 0 && <p className={classes.none}>{t('outbox.none')}</p>}
      <ul className={classes.rows}>
        {data?.row.slice(0, LATEST).map(({ id, to, text, sent_at }) => (
          <li key={id} className={classes.row}>
            <strong>{to}</strong>
            <span className={classes.told}>{moment(sent_at)}</span>
            <span className={classes.message}>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
