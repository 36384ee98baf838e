import { Title } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { useAsked } from '#web/kit/url-state.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { LatestTab } from './latest-tab.tsx'
import { PatentTab } from './patent-tab.tsx'
import classes from './risk.module.css'
import { TrademarkTab } from './trademark-tab.tsx'

const TABS = ['patent', 'trademark', 'latest'] as const
const BODIES = { patent: PatentTab, trademark: TrademarkTab, latest: LatestTab } as const

/** Where the risk of a product is looked up: by its picture, by its brand, among what was granted lately. */
export function RiskScreen() {
  const { t } = useTranslation('patents')
  const [search, ask] = useAsked()
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'patent'
  const Body = BODIES[tab]
  return (
    <section className={classes.hero}>
      <div className={classes.heading}>
        <Title order={1}>{t('risk.title')}</Title>
        <p>{t('risk.subtitle')}</p>
      </div>
      <div className={classes.card}>
        <Tabs
          label={t('risk.tabs')}
          tabs={TABS.map((key) => ({ key, label: t(`risk.tab.${key}`) }))}
          value={tab}
          onChange={(chosen) => ask({ tab: chosen === 'patent' ? '' : chosen })}
        >
          <div className={classes.body}>
            <Body />
          </div>
        </Tabs>
      </div>
      <LegalNote />
    </section>
  )
}
