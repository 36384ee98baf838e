import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { OffersTab } from './offers-tab.tsx'
import { useOfferSearch } from './use-offer-search.ts'

const BELTS = lazyCode(() => import('../belts/belts-tab.tsx'))

/** Offers of suppliers; `?view=belts` shows the regions that make them. */
export function SourcingScreen() {
  const { t } = useTranslation(['sourcing', 'shell'])
  const state = useOfferSearch()
  const isBelts = state.search.view === 'belts'
  return (
    <Page
      title={t('shell:title.source')}
      subtitle={t('question')}
      tabs={{
        label: t('views.label'),
        tabs: (['offers', 'belts'] as const).map((key) => ({ key, label: t(`views.${key}`) })),
        value: isBelts ? 'belts' : 'offers',
        onChange: (tab) => state.set({ view: tab === 'belts' ? tab : '', sort: '' }),
      }}
    >
      {isBelts ? (
        <LazyPart lazy={BELTS} waiting={<Skeleton height={520} radius="lg" />}>
          {({ BeltsTab }) => <BeltsTab state={state} />}
        </LazyPart>
      ) : (
        <OffersTab state={state} />
      )}
    </Page>
  )
}
