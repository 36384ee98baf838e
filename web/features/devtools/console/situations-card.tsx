import { devtools, SCENARIOS } from '#contracts/api/devtools.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { useAct } from './use-act.ts'

/** Situations of this world that stay until they are turned off. */
export function SituationsCard() {
  const { t } = useTranslation('devtools')
  const { data } = useCall(devtools.scenarios, { body: {} })
  const { act, busy } = useAct(devtools.scenarios, t('situations.done'))
  return (
    <Card title={t('situations.title')} hint={t('situations.hint')}>
      {SCENARIOS.map((name) => (
        <label key={name} className={classes.tick}>
          <input
            type="checkbox"
            disabled={!data || busy}
            checked={data?.on.includes(name) ?? false}
            onChange={(event) => act({ body: { [event.currentTarget.checked ? 'on' : 'off']: [name] } })}
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
