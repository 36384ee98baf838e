import { Link } from 'wouter'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import type { HandedOffer } from '../public/hand-over.ts'
import classes from './source-card.module.css'

interface OfferCardProps {
  offer: HandedOffer
  /** What the offer was used for. */
  text: string
}

/** The supplier's offer that numbers of a calculation are from. */
export function OfferCard({ offer, text }: OfferCardProps) {
  const { t } = useTranslation(['calculators', 'frame'])
  const name = useLanguage() === 'zh-CN' ? 'zh' : 'en'
  const { id, title, supplier, isSample, product } = offer
  return (
    <div className={classes.card}>
      <ProductPicture src={`/images/offer/${id}.webp?size=thumbnail`} alt="" name={title[name]} />
      <div>
        <strong title={title[name]}>{t('offer.title', { title: title[name] })}</strong>
        <small>
          {supplier[name]}
          {isSample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </small>
        <small>{text}</small>
        <Link href={`/search/source/offer?${new URLSearchParams({ id: String(id), ...product })}`}>
          {t('offer.back')}
        </Link>
      </div>
    </div>
  )
}
