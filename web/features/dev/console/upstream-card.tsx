import { Button } from '@mantine/core'
import { upstreamDifferences } from '#contracts/api/upstream.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useConsoleAction } from './use-console-action.ts'

const POLL_MS = 3000

export function UpstreamCard() {
  const { t } = useTranslation('devtools')
  const { data } = useCall(upstreamDifferences.list, {}, { refetchInterval: POLL_MS })
  const { act, busy } = useConsoleAction(upstreamDifferences.forget, t('upstream.forgotten'))
  if (!data) return null
  if (data.origin === null)
    return (
      <Card title={t('upstream.title')}>
        <p className={classes.none}>{t('upstream.off', { variable: 'UPSTREAM_URL' })}</p>
      </Card>
    )
  const { origin, calls, answered, failed, last_failure, row } = data
  return (
    <Card title={t('upstream.title')} hint={t('upstream.hint', { origin, calls: calls.length, answered })}>
      {failed > 0 && <p className={classes.none}>{t('upstream.failed', { failed, why: last_failure })}</p>}
      {row.length === 0 && <p className={classes.none}>{t('upstream.none')}</p>}
      <ul className={classes.rows}>
        {row.map(({ call, kind, path, expected, got, count, last_at }) => (
          <li key={`${call} ${kind} ${path}`} className={classes.row}>
            <strong>{t(`upstream.kind.${kind}`)}</strong>
            <code>{call}</code>
            <code>{path}</code>
            <span className={classes.told}>
              <span>{t('upstream.times', { count })}</span>
              <span>{moment(last_at)}</span>
            </span>
            <span className={classes.message}>{t('upstream.instead', { expected, got })}</span>
          </li>
        ))}
      </ul>
      {answered + failed > 0 && (
        <div className={classes.line}>
          <Button variant="default" loading={busy} onClick={() => act({ body: {} })}>
            {t('upstream.forget')}
          </Button>
        </div>
      )}
    </Card>
  )
}
