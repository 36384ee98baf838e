import { useTranslation } from '#web/kit/i18n.ts'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { PageHead } from '#web/kit/screens/page-head.tsx'
import { useAsked, useOpened } from '#web/kit/url-state.ts'
import { MarkDialog } from '../parts/mark-dialog.tsx'
import { ListingCheck } from './listing/listing-check.tsx'
import { MarkSearch } from './search/mark-search.tsx'
import classes from './trademark.module.css'

/** Marks like a name, and those in the words of a listing. */
export function TrademarkScreen() {
  const { t } = useTranslation('trademarks')
  const [search, ask] = useAsked()
  const [mark, open] = useOpened('mark')
  const tab = search.get('tab') === 'listing' ? 'listing' : 'search'
  return (
    <>
      <PageHead title={t('title')} text={t('subtitle')} />
      <Tabs
        label={t('views')}
        value={tab}
        onChange={(key) => ask({ tab: key === 'listing' ? key : '' })}
        tabs={[
          { key: 'search', label: t('tab.search') },
          { key: 'listing', label: t('tab.listing') },
        ]}
      >
        <div className={classes.tab}>
          {tab === 'listing' ? <ListingCheck onOpen={open} /> : <MarkSearch onOpen={open} />}
        </div>
      </Tabs>
      <MarkDialog id={mark} onClose={() => open(null)} />
    </>
  )
}
