import { Button } from '@mantine/core'
import { counterparts } from '#contracts/api/counterparts.ts'
import { devtools } from '#contracts/api/devtools.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useAct } from './use-act.ts'

const MINUTE_MS = 60_000
const STEPS = { minutes: 4 * MINUTE_MS, quarter: 15 * MINUTE_MS, hour: 60 * MINUTE_MS, day: 1440 * MINUTE_MS } as const

/** Moves time on, here and at the counterparts alike, as it passes in life; and does at once what would come with it. */
export function TimeCard() {
  const { t } = useTranslation('devtools')
  const clock = useCall(devtools.clock, { body: {} })
  const { act: settle, busy } = useAct(devtools.settle, t('time.settled'))
  const { act: pass } = useAct(counterparts.pass, t('time.moved'))
  const { act: move } = useAct(devtools.clock, t('time.moved'))
  return (
    <Card title={t('time.title')} hint={t('time.hint')}>
      <p className={classes.now}>
        {t('time.now')} <strong>{clock.data ? moment(clock.data.now) : '…'}</strong>
      </p>
      <div className={classes.line}>
        {Object.entries(STEPS).map(([name, advance]) => (
          <Button
            key={name}
            variant="default"
            size="xs"
            onClick={() => move({ body: { advance } }, () => pass({ body: { ms: advance } }))}
          >
            {t(`time.${name as keyof typeof STEPS}`) /* the keys of STEPS */}
          </Button>
        ))}
      </div>
      <div className={classes.line}>
        <Button loading={busy} onClick={() => settle({ body: {} })}>
          {t('time.settle')}
        </Button>
      </div>
    </Card>
  )
}
