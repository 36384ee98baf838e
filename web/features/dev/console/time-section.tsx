import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useConsoleAction } from './use-console-action.ts'

const MINUTE_MS = 60_000
const STEPS = {
  minutes: 4 * MINUTE_MS,
  quarter: 15 * MINUTE_MS,
  hour: 60 * MINUTE_MS,
  day: 1440 * MINUTE_MS,
  month: 30 * 1440 * MINUTE_MS,
} as const
const POLL_MS = 3000

/** Advances, sets or stops the clock. Jobs, sessions, orders and coupons depend on it. */
export function TimeSection() {
  const { t } = useTranslation(['console', 'devtools'])
  const { data } = useCall(devtools.clock, { body: {} }, { refetchInterval: POLL_MS })
  const { act: settle, busy } = useConsoleAction(devtools.settle, t('devtools:time.settled'))
  const { act: move } = useConsoleAction(devtools.clock, t('devtools:time.moved'))
  const { act: stop } = useConsoleAction(devtools.clock, t('time.changed'))
  const [typed, setTyped] = useState('')
  return (
    <Card title={t('section.time')} hint={t('time.hint')}>
      <p className={classes.now}>
        {t('devtools:time.now')} <strong>{data ? moment(data.now) : '…'}</strong>{' '}
        {data?.frozen && <Tag tone="busy">{t('time.frozen')}</Tag>}
      </p>
      <div className={classes.line}>
        {Object.entries(STEPS).map(([name, advance]) => (
          <Button key={name} variant="default" size="xs" onClick={() => move({ body: { advance } })}>
            {t(`time.step.${name as keyof typeof STEPS}`) /* safe cast: a key of STEPS */}
          </Button>
        ))}
        <Button variant="default" size="xs" disabled={!data} onClick={() => stop({ body: { frozen: !data?.frozen } })}>
          {t(data?.frozen ? 'time.run' : 'time.freeze')}
        </Button>
        <Button variant="default" size="xs" loading={busy} onClick={() => settle({ body: {} })}>
          {t('devtools:time.settle')}
        </Button>
      </div>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault()
          // The developer types the time in the browser's time zone.
          stop({ body: { now: new Date(typed).toISOString() } })
        }}
      >
        <TextInput
          type="datetime-local"
          label={t('time.at')}
          required
          withAsterisk={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{t('time.set')}</Button>
      </form>
    </Card>
  )
}
