import { Button } from '@mantine/core'
import { useState } from 'react'
import { devtools } from '#contracts/api/devtools.ts'
import { refreshAccount } from '#web/api/calls.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { NumberField } from './number-field.tsx'
import { useAct } from './use-act.ts'

/** As in fixtures/story.ts, which the web does not see. */
const SAMPLE_PHONE = '13800000000'

/** The power of the sample account: none, to see how running short is met, or as much as is wanted. */
export function AccountCard() {
  const { t } = useTranslation('devtools')
  const [typed, setTyped] = useState('0')
  const { busy, act } = useAct(devtools.power, t('account.done'))
  const set = (power: number) =>
    act({ body: { phone: SAMPLE_PHONE, power: Math.round(power * 100) } }, () => void refreshAccount().catch(() => {}))
  return (
    <Card title={t('account.title')} hint={t('account.hint', { phone: SAMPLE_PHONE })}>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault()
          set(Number(typed))
        }}
      >
        <NumberField label={t('account.power')} min={0} max={1_000_000} step="0.01" value={typed} change={setTyped} />
        <Button type="submit" loading={busy}>
          {t('account.set')}
        </Button>
      </form>
      <div className={classes.line}>
        {[0, 30, 1000].map((power) => (
          <Button key={power} variant="default" size="xs" onClick={() => set(power)}>
            {t('account.to', { power })}
          </Button>
        ))}
      </div>
    </Card>
  )
}
