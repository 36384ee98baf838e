import { Link } from 'wouter'
import { joinWords } from '#contracts/model/wording.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from '../../parts/source-card.module.css'
import type { FilledProduct } from '../fill-in.ts'

interface ProductCardProps {
  product: FilledProduct
  fromReport: boolean
}

/** The product that was filled in, the names of its known and unknown facts, and the day of these facts. */
export function ProductCard({ product, fromReport }: ProductCardProps) {
  const { t } = useTranslation(['calculators', 'frame'])
  const language = useLanguage()
  const { asin, marketplace, title, imageUrl, sample, observedOn, filled, unknown } = product
  const namesOf = (facts: FilledProduct['filled']) =>
    joinWords(
      facts.map((fact) => t(`profit.product.fact.${fact}`)),
      language,
    )
  return (
    <div className={classes.card}>
      <ProductPicture src={imageUrl} alt="" name={title} />
      <div>
        <strong title={title}>{title}</strong>
        <small>
          {asin} · {marketplace} · {t('profit.product.observed', { day: observedOn })}
          {sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
        </small>
        {filled.length > 0 && <small>{t('profit.product.filled', { facts: namesOf(filled) })}</small>}
        {unknown.length > 0 && <small>{t('profit.product.unknown', { facts: namesOf(unknown) })}</small>}
        {fromReport && (
          <Link href={`/product/online/${marketplace}/${asin}#section-what-if`}>{t('profit.product.report')}</Link>
        )}
      </div>
    </div>
  )
}
