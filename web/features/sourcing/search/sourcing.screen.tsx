import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyPart } from '#web/kit/lazy/lazy-part.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { OffersTab } from './offers-tab.tsx'
import { useOfferSearch, VIEWS, viewValues } from './use-offer-search.ts'

const BELTS = lazyCode(() => import('../belts/belts-tab.tsx'))

/** Offers of suppliers; `?view=belts` shows the regions that make them. */
export function SourcingScreen() {
  const { t } = useTranslation(['sourcing', 'shell'])
  const state = useOfferSearch()
  const { view, layout } = state.search
  return (
    <Page
      title={t('shell:title.source')}
      subtitle={t('question')}
      tabs={{
        label: t('views.label'),
        tabs: VIEWS.map((key) => ({ key, label: t(`views.${key}`) })),
        value: view,
        onChange: (chosen) => state.set({ ...viewValues(chosen, layout), sort: '' }),
      }}
    >
      {view === 'belts' ? (
        <LazyPart lazy={BELTS} waiting={<Skeleton height={520} radius="lg" />}>
          {({ BeltsTab }) => <BeltsTab state={state} />}
        </LazyPart>
      ) : (
        <OffersTab state={state} />
      )}
    </Page>
  )
}
