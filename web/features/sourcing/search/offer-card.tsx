import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { FoundOffer } from '#contracts/api/sourcing-rows.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import rowTitle from '#web/kit/list/row-title.module.css'
import { OfferTags } from '../offer-tags.tsx'
import { offerPath, type SourcedProduct } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './offer-cell.module.css'
import { SupplierCell } from './supplier-cell.tsx'

interface OfferCardProps {
  row: FoundOffer
  product: SourcedProduct | null
  /** The box that adds the offer to the comparison. */
  lead: ReactNode
}

/** An offer in the gallery: a large picture, the price, and what decides first. */
export function OfferCard({ row, product, lead }: OfferCardProps) {
  const { t } = useTranslation('sourcing')
  const { nameOf, otherNameOf, write, texts } = useReader()
  const { id, title, imageUrl, values, similarity, supplier } = row
  return (
    <div className={classes.card}>
      <span className={classes.box}>{lead}</span>
      <span className={classes.large}>
        <ProductPicture src={imageUrl} alt="" name={nameOf(title)} />
      </span>
      <Link href={offerPath(id, product)} className={rowTitle.title} title={otherNameOf(title)}>
        {nameOf(title)}
      </Link>
      <p className={classes.price}>
        <strong>{write('yuan', values.price)}</strong>
        <small>{t('offer.from', { units: write('count', values.minOrder) })}</small>
      </p>
      <p className={classes.figures}>
        <span title={texts.formulas.units30}>{t('offer.sold', { units: write('count', values.units30) })}</span>
        <span title={texts.formulas.repeatRate}>
          {texts.names.repeatRate} {write('share', values.repeatRate)}
        </span>
        {similarity !== null && (
          <span title={t('similarity.help')}>
            {t('similarity.name')} {write('share', similarity)}
          </span>
        )}
      </p>
      <OfferTags row={row} />
      <SupplierCell supplier={supplier} />
    </div>
  )
}
