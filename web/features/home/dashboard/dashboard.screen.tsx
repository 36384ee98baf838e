import { home } from '#contracts/api/home.ts'
import { useCall } from '#web/api/queries.ts'
import { WatchList } from '#web/features/watches/public/watch-list.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { Overview } from './overview.tsx'

/** Reports in progress change within seconds. */
const POLL_MS = 15_000

export function DashboardScreen() {
  const { t } = useTranslation('dashboard')
  const [search, setSearch] = useSearchValues()
  const overview = useCall(home.overview, {}, { refetchInterval: ({ state }) => state.data?.running && POLL_MS })
  const tab = search.get('tab') === 'watches' ? 'watches' : 'overview'
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      tabs={{
        label: t('views'),
        tabs: [
          { key: 'overview', label: t('tab.overview') },
          { key: 'watches', label: t('tab.watches'), badge: { count: overview.data?.unseen ?? 0, label: t('unseen') } },
        ],
        value: tab,
        onChange: (key) => setSearch({ tab: key === 'watches' ? key : '' }),
      }}
    >
      {tab === 'watches' ? <WatchList /> : <Overview overview={overview} />}
    </Page>
  )
}
