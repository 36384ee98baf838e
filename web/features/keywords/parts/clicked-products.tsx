import { Link } from 'wouter'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatPercent } from '#contracts/model/number.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { reversePath } from '#web/features/catalogue/public/reverse-path.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './drawer.module.css'
import { pictureOf } from './picture-of.ts'
import { ProductTitle } from './product-title.tsx'

interface Clicked {
  asin: string
  clickShare: number
  conversionShare: number
  /** Null or undefined: not known. */
  title?: string | null
  brand?: string | null
  /** False: not known, or only files of search terms name the product. */
  inCatalogue: boolean
}

interface ClickedProductsProps {
  products: readonly Clicked[]
  marketplace: Marketplace
}

/** The products that buyers click most after a search for the term. */
export function ClickedProducts({ products, marketplace }: ClickedProductsProps) {
  const { t } = useTranslation('keywords')
  const grouping = useGrouping()
  return (
    <ol className={classes.clicked}>
      {products.map(({ asin, clickShare, conversionShare, title, brand, inCatalogue }) => (
        <li key={asin}>
          <span className={classes.picture}>
            <ProductPicture
              src={inCatalogue ? pictureOf(asin, marketplace) : null}
              alt=""
              name={brand ?? title ?? asin}
            />
          </span>
          <span>
            <ProductTitle
              asin={asin}
              title={title}
              inCatalogue={inCatalogue}
              marketplace={marketplace}
              className={classes.link}
            />
            {title && <small>{brand ? `${brand} · ${asin}` : asin}</small>}
            {inCatalogue ? (
              <Link href={reversePath([asin], marketplace)} className={classes.link ?? ''}>
                {t('mining.clicked.reverse')}
              </Link>
            ) : (
              <small>{t('mining.clicked.notImported')}</small>
            )}
            <small>
              {t('mining.clicked.shares', {
                clicks: formatPercent(clickShare, grouping),
                conversions: formatPercent(conversionShare, grouping),
              })}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}
