import { useTranslation } from '#web/kit/i18n.ts'
import { PageHead } from '#web/kit/parts/page-head.tsx'
import { PageTabs } from '#web/kit/parts/page-tabs.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { useOpened } from '#web/kit/url-state.ts'
import { ListingCheck } from './listing/listing-check.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { MarkSearch } from './search/mark-search.tsx'

const PATH = '/trademark'

/** Marks like a name, and those in the words of a listing. */
export function TrademarkScreen({ tab, trademark }: ScreenProps) {
  const { t } = useTranslation('trademarks')
  const [mark, open] = useOpened('mark')
  const listing = tab === 'listing'
  const sought = trademark ? `&trademark=${encodeURIComponent(trademark)}` : ''
  return (
    <>
      <PageHead title={t('title')} text={t('subtitle')} />
      <PageTabs
        label={t('views')}
        tabs={[
          { href: sought ? `${PATH}?${sought.slice(1)}` : PATH, label: t('tab.search'), current: !listing },
          { href: `${PATH}?tab=listing${sought}`, label: t('tab.listing'), current: listing },
        ]}
      />
      {listing ? <ListingCheck onOpen={open} /> : <MarkSearch onOpen={open} />}
      <MarkDialog id={mark} onClose={() => open(null)} />
    </>
  )
}
