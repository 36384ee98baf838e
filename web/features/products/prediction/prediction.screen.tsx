import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { ProductTab } from './product-tab.tsx'
import { RankTab } from './rank-tab.tsx'

const TABS = ['rank', 'product'] as const

export function PredictionScreen() {
  const { t } = useTranslation('prediction')
  const [search, setSearch] = useSearchValues()
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'rank'
  return (
    <Page
      title={t('title')}
      subtitle={t('question')}
      tabs={{
        label: t('tabs.label'),
        tabs: TABS.map((key) => ({ key, label: t(`tabs.${key}`) })),
        value: tab,
        onChange: (chosen) => setSearch({ tab: chosen }),
      }}
    >
      {tab === 'rank' ? <RankTab /> : <ProductTab />}
    </Page>
  )
}
