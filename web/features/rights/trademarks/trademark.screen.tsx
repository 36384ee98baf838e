import { useTranslation } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { useOpened, useSearchValues } from '#web/kit/url-state.ts'
import { MarkDialog } from '../parts/mark-dialog.tsx'
import { ListingCheck } from './listing/listing-check.tsx'
import { MarkSearch } from './search/mark-search.tsx'

export function TrademarkScreen() {
  const { t } = useTranslation('trademarks')
  const [search, setSearch] = useSearchValues()
  const [mark, open] = useOpened('mark')
  const tab = search.get('tab') === 'listing' ? 'listing' : 'search'
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      tabs={{
        label: t('views'),
        tabs: [
          { key: 'search', label: t('tab.search') },
          { key: 'listing', label: t('tab.listing') },
        ],
        value: tab,
        onChange: (key) => setSearch({ tab: key === 'listing' ? key : '' }),
      }}
    >
      {tab === 'listing' ? <ListingCheck onOpen={open} /> : <MarkSearch onOpen={open} />}
      <MarkDialog id={mark} onClose={() => open(null)} />
    </Page>
  )
}
