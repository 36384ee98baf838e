import { Button, Skeleton } from '@mantine/core'
import { Link } from 'wouter'
import { sourcing } from '#contracts/api/sourcing.ts'
import { failures } from '#contracts/core/failures.ts'
import { isAsin } from '#contracts/core/rules.ts'
import { isMarketplace } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { Page } from '#web/kit/screens/page.tsx'
import { type SourcedProduct, searchPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './detail.module.css'
import { OfferFacts } from './offer-facts.tsx'
import { OfferFigures } from './offer-figures.tsx'
import { OfferHead } from './offer-head.tsx'
import { SameDesign } from './same-design.tsx'
import { SupplierPart } from './supplier-part.tsx'

/** `?id=` is the offer; `?asin=&marketplace=` the product of the seller that it was found for. */
export function OfferDetailScreen({ id = '', asin = '', marketplace = '' }: ScreenProps) {
  const { t } = useTranslation('offer-detail')
  const product = isAsin(asin) && isMarketplace(marketplace) ? { asin, marketplace } : null
  if (/^[1-9]\d{0,8}$/.test(id)) return <Detail id={Number(id)} product={product} />
  return (
    <Page title={t('detail.title')}>
      <Message tone="empty" title={t('detail.noOffer')} text={t('detail.noOfferHint')}>
        <ToSearch product={product} />
      </Message>
    </Page>
  )
}

function Detail({ id, product }: { id: number; product: SourcedProduct | null }) {
  const { t } = useTranslation(['offer-detail', 'sourcing', 'frame'])
  const { nameOf, otherNameOf, otherLanguage } = useReader()
  const query = useCall(sourcing.offer, { body: { id } })
  const { data, error } = query
  return (
    <Page
      title={data ? nameOf(data.title) : t('detail.title')}
      {...(data && { named: { whole: nameOf(data.title), short: true } })}
      tag={data?.data === 'sample' && <Tag tone="sample">{t('frame:sample')}</Tag>}
      subtitle={data ? <span lang={otherLanguage}>{otherNameOf(data.title)}</span> : t('sourcing:question')}
      actions={<ToSearch product={product} />}
    >
      <Panel
        state={panelState(query)}
        skeleton={<Skeleton height={900} radius="lg" />}
        errorTitle={error?.code === failures.offerNotFound.code ? t('detail.missing') : undefined}
      >
        {(offer) => (
          <div key={offer.id} className={classes.screen}>
            <OfferHead offer={offer} product={product} />
            <div className={classes.columns}>
              <OfferFigures offer={offer} />
              <SupplierPart supplier={offer.supplier} />
            </div>
            <OfferFacts offer={offer} />
            <SameDesign offer={offer} product={product} />
          </div>
        )}
      </Panel>
    </Page>
  )
}

function ToSearch({ product }: { product: SourcedProduct | null }) {
  const { t } = useTranslation('offer-detail')
  return (
    <Button component={Link} href={searchPath(product ? { ...product } : {})} variant="default">
      {t('detail.toSearch')}
    </Button>
  )
}
