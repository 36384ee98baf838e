import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { LatestTab } from './latest-tab.tsx'
import { PatentTab } from './patent-tab.tsx'
import classes from './risk.module.css'
import { TrademarkTab } from './trademark-tab.tsx'

const TABS = ['patent', 'trademark', 'latest'] as const
const BODIES = { patent: PatentTab, trademark: TrademarkTab, latest: LatestTab } as const

export function RiskScreen() {
  const { t } = useTranslation('patents')
  const [search, setSearch] = useSearchValues()
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'patent'
  const Body = BODIES[tab]
  return (
    <Page
      title={t('risk.title')}
      subtitle={t('risk.subtitle')}
      tabs={{
        label: t('risk.tabs'),
        tabs: TABS.map((key) => ({ key, label: t(`risk.tab.${key}`) })),
        value: tab,
        onChange: (chosen) => setSearch({ tab: chosen === 'patent' ? '' : chosen }),
      }}
    >
      <div className={classes.card}>
        <Body />
      </div>
      <LegalNote />
    </Page>
  )
}
