import { NativeSelect } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { Card } from './card.tsx'
import classes from './console.module.css'
import { ScenarioSwitches } from './scenario-switches.tsx'
import { useAccountChoices } from './use-accounts.ts'

/** Switches for the scenarios of all accounts or of one account. A scenario stays on until it is turned off. */
export function ScenariosSection() {
  const { t } = useTranslation('console')
  const [search, setSearch] = useSearchValues()
  const phone = search.get('for') ?? ''
  const choices = useAccountChoices(t('everybody'))
  return (
    <Card title={t('section.scenarios')} hint={t('scenarios.hint')}>
      <NativeSelect
        className={classes.narrow ?? ''}
        label={t('scenarios.for')}
        value={phone}
        data={choices}
        onChange={(event) => setSearch({ for: event.currentTarget.value })}
      />
      <ScenarioSwitches key={phone} phone={phone} />
    </Card>
  )
}
