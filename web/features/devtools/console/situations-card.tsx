import { useState } from 'react'
import { devtools } from '#contracts/api/devtools.ts'
import { SCENARIOS, type Scenario } from '#contracts/api/devtools-scenarios.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useAct } from './use-act.ts'

/** Situations of this world that stay until they are turned off. */
export function SituationsCard() {
  const { t } = useTranslation('devtools')
  const { data } = useCall(devtools.scenarios, { body: {} })
  const { act } = useAct(devtools.scenarios, t('situations.done'))
  // What was ticked shows as ticked while the server is told.
  const [ticked, setTicked] = useState<Partial<Record<Scenario, boolean>>>({})
  const turn = (name: Scenario, on: boolean) => {
    setTicked({ ...ticked, [name]: on })
    act({ body: { [on ? 'on' : 'off']: [name] } })
  }
  return (
    <Card title={t('situations.title')} hint={t('situations.hint')}>
      {SCENARIOS.map((name) => (
        <label key={name} className={classes.tick}>
          <input
            type="checkbox"
            disabled={!data}
            checked={ticked[name] ?? data?.on.includes(name) ?? false}
            onChange={(event) => turn(name, event.currentTarget.checked)}
          />
          <span>
            {t(`situations.${name}`)}
            <small>{t(`situations.${name}Hint`)}</small>
          </span>
        </label>
      ))}
    </Card>
  )
}
