import { devWorlds } from '#contracts/api/dev/devtools-worlds.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { Card } from './card.tsx'
import classes from './console.module.css'

const POLL_MS = 1000
const TONES = { queued: 'plain', running: 'busy', done: 'good', failed: 'bad' } as const

export function ActivitySection() {
  const { t } = useTranslation(['console', 'reports'])
  const { data } = useCall(devWorlds.activity, {}, { refetchInterval: POLL_MS })
  return (
    <>
      <Card title={t('activity.jobs')} hint={t('activity.jobsHint')}>
        {data?.job.length === 0 && <p className={classes.none}>{t('activity.noJobs')}</p>}
        <ul className={classes.rows}>
          {data?.job.map(({ id, kind, state, attempts, about, stage, progress, phone, created_at }) => (
            <li key={id} className={classes.row}>
              <span className={classes.told}>#{id}</span>
              <strong>{kind}</strong>
              {about && <code>{about}</code>}
              <Tag tone={TONES[state]}>{t(`activity.state.${state}`)}</Tag>
              <span className={classes.told}>
                <span>
                  {t('activity.progress', { percent: Math.round(progress), stage: t(`reports:stage.${stage}`) })}
                </span>
                <span>{t('activity.attempts', { count: attempts })}</span>
                {phone && <span>{phone}</span>}
                <span>{moment(created_at)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('activity.streams')} hint={t('activity.streamsHint')}>
        {data?.stream.length === 0 && <p className={classes.none}>{t('activity.noStreams')}</p>}
        <ul className={classes.rows}>
          {data?.stream.map(({ id, call, phone, since }) => (
            <li key={id} className={classes.row}>
              <code>{call}</code>
              <span className={classes.told}>
                <span>{phone ?? t('requests.guest')}</span>
                <span>{moment(since)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
