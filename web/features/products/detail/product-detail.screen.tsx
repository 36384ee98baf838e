import { Skeleton } from '@mantine/core'
import { useLocation } from 'wouter'
import { productDetail } from '#contracts/api/product-detail.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { AsinForm } from '../asin-form.tsx'
import classes from './detail.module.css'
import { DetailActions, FactsCard, KeyFigures } from './detail-head.tsx'
import { HistoryCard } from './history-card.tsx'
import type { Detail } from './history-points.ts'
import { FeesCard, ListingCard, RightsCard } from './judgement-cards.tsx'
import { AllMetrics, KeywordsCard, SellersCard, VariantsCard } from './table-cards.tsx'

export function ProductDetailScreen({ asin = '', marketplace: typed = '' }: ScreenProps) {
  const marketplace = isMarketplace(typed) ? typed : DEFAULT_MARKETPLACE
  return asin === '' ? (
    <ChooseProduct marketplace={marketplace} />
  ) : (
    <ProductDetail asin={asin} marketplace={marketplace} />
  )
}

function ChooseProduct({ marketplace }: { marketplace: Marketplace }) {
  const { t } = useTranslation('product-detail')
  return (
    <Page title={t('title')} subtitle={t('choose')}>
      <ProductForm asin="" marketplace={marketplace} />
    </Page>
  )
}

function ProductForm(props: { asin: string; marketplace: Marketplace }) {
  const { t } = useTranslation('product-detail')
  const [, navigate] = useLocation()
  return <AsinForm {...props} submitText={t('show')} onSubmit={(asin, on) => navigate(productPath(asin, on))} />
}

function ProductDetail({ asin, marketplace }: { asin: string; marketplace: Marketplace }) {
  const { t } = useTranslation(['product-detail', 'frame'])
  const query = useCall(productDetail.detail, { body: { asin, marketplace } })
  const { data } = query
  const named = data && { lang: marketplaces[marketplace].language, whole: data.product.title, short: true }
  return (
    <Page
      title={data?.product.title ?? t('title')}
      {...(named && { named })}
      tag={data?.product.sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
      subtitle={data ? undefined : t('question')}
      actions={data && <DetailActions detail={data} />}
    >
      <Panel state={panelState(query)} skeleton={<DetailSkeleton />} errorTitle={t('failed')}>
        {(detail) => <DetailBody detail={detail} />}
      </Panel>
      {query.isError && !data && <ProductForm asin={asin} marketplace={marketplace} />}
    </Page>
  )
}

function DetailBody({ detail }: { detail: Detail }) {
  const { t } = useTranslation('product-detail')
  const { sample, observedOn } = detail.product
  return (
    <div className={classes.screen}>
      <p className={classes.source}>{sample ? t('sample') : t('imported', { day: observedOn })}</p>
      <KeyFigures detail={detail} />
      <FactsCard detail={detail} />
      <HistoryCard detail={detail} />
      <div className={classes.columns}>
        <FeesCard detail={detail} />
        <div className={classes.column}>
          <RightsCard detail={detail} />
          <SellersCard detail={detail} />
        </div>
      </div>
      <KeywordsCard detail={detail} />
      <div className={classes.columns}>
        <VariantsCard detail={detail} />
        <ListingCard detail={detail} />
      </div>
      <AllMetrics detail={detail} />
    </div>
  )
}

const DetailSkeleton = () => (
  <div className={classes.screen}>
    <Skeleton height={92} radius="md" />
    <Skeleton height={280} radius="md" />
    <Skeleton height={480} radius="md" />
  </div>
)
