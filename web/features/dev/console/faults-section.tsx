import { Button } from '@mantine/core'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { FaultForm } from './fault-form.tsx'
import { type Rule, useFaultWords } from './fault-words.ts'
import { useConsoleAction } from './use-console-action.ts'
import { useFaults } from './use-dev-state.ts'

const READY = {
  slow: { call: 'all', latency: { from: 2000, to: 2000 } },
  shaky: { call: 'all', latency: { from: 200, to: 3000 }, fault: 'status', status: 503, probability: 0.2, seed: 1 },
  down: { call: 'all', fault: 'drop' },
} as const satisfies Record<string, Rule>

export function FaultsSection() {
  const { t } = useTranslation('console')
  const { data } = useFaults()
  const { act: add } = useConsoleAction(devFaults.add, t('faults.added'))
  const { act: remove } = useConsoleAction(devFaults.remove, t('faults.removed'))
  const words = useFaultWords()
  return (
    <>
      <Card title={t('faults.new')} hint={t('faults.hint')}>
        <div className={classes.line}>
          {Object.entries(READY).map(([name, rule]) => (
            <Button key={name} size="xs" variant="default" onClick={() => add({ body: rule })}>
              {t(`faults.ready.${name as keyof typeof READY}`) /* safe cast: a key of READY */}
            </Button>
          ))}
        </div>
        <FaultForm />
      </Card>
      <Card title={t('faults.title')} hint={t('faults.order')}>
        {data?.row.length === 0 && <p className={classes.none}>{t('faults.none')}</p>}
        <ul className={classes.rows}>
          {data?.row.map((rule) => {
            const [call, ...what] = words(rule)
            return (
              <li key={rule.id} className={classes.row}>
                <code>{call}</code>
                <span>{what.join(' · ')}</span>
                <span className={classes.told}>{t('faults.hits', { hits: rule.hits, seen: rule.seen })}</span>
                <span className={classes.acts}>
                  <Button size="xs" variant="default" onClick={() => remove({ body: { id: rule.id } })}>
                    {t('faults.remove')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      </Card>
    </>
  )
}
