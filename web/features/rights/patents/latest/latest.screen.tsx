import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useOpened, useSearchValues } from '#web/kit/url-state.ts'
import { PatentDialog } from '../../parts/patent-dialog.tsx'
import { LatestWeeks } from './latest-weeks.tsx'
import { NEW_VISIT } from './use-visit.ts'
import { useWatches } from './use-watches.ts'
import { Watches } from './watches.tsx'

export function LatestScreen() {
  const { t } = useTranslation('latest')
  const [search, setSearch] = useSearchValues()
  const [patent, open] = useOpened('patent')
  const { data } = useWatches()
  const unseen = data?.watches.reduce((sum, { found }) => sum + found, 0) ?? 0
  // The page holds this state, so that weeks stay labelled as new when the user switches tabs.
  const [visit, setVisit] = useState(NEW_VISIT)
  const tab = search.get('tab') === 'watches' ? 'watches' : 'latest'
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      tabs={{
        label: t('views'),
        tabs: [
          { key: 'latest', label: t('tab.latest') },
          { key: 'watches', label: t('tab.watches'), badge: { count: unseen, label: t('unseen') } },
        ],
        value: tab,
        onChange: (key) => setSearch({ tab: key === 'watches' ? key : '', watch: '' }),
      }}
    >
      {tab === 'watches' ? <Watches /> : <LatestWeeks visit={visit} updateVisit={setVisit} />}
      {tab === 'latest' && <PatentDialog id={patent} onClose={() => open(null)} />}
    </Page>
  )
}
