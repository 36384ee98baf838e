import type { ClickedProduct } from '#contracts/api/search-terms.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatPercent } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { ClickedProducts } from '../parts/clicked-products.tsx'
import classes from './term-products.module.css'

interface TermProductsProps {
  products: readonly ClickedProduct[]
  marketplace: Marketplace
}

/** The most clicked products and the shares of their brands. */
export function TermProducts({ products, marketplace }: TermProductsProps) {
  const { t } = useTranslation('search-terms')
  const grouping = useGrouping()
  const brands = brandShares(products)
  const shares = (clicks: number, conversions: number) =>
    t('clicked.shares', { clicks: formatPercent(clicks, grouping), conversions: formatPercent(conversions, grouping) })
  return (
    <>
      <ClickedProducts products={products} marketplace={marketplace} />
      {brands.length > 0 && (
        <dl className={classes.brands}>
          <dt>{t('clicked.brands')}</dt>
          {brands.map(({ brand, clickShare, conversionShare }) => (
            <dd key={brand}>
              {brand}
              <small>{shares(clickShare, conversionShare)}</small>
            </dd>
          ))}
        </dl>
      )}
    </>
  )
}

interface BrandShare {
  brand: string
  clickShare: number
  conversionShare: number
}

/** The shares of these products by brand, most clicks first. Products of an unknown brand are left out. */
export function brandShares(products: readonly ClickedProduct[]): BrandShare[] {
  const sums = new Map<string, BrandShare>()
  for (const { brand, clickShare, conversionShare } of products) {
    if (brand === null) continue
    const sum = sums.get(brand) ?? { brand, clickShare: 0, conversionShare: 0 }
    sums.set(brand, {
      brand,
      clickShare: sum.clickShare + clickShare,
      conversionShare: sum.conversionShare + conversionShare,
    })
  }
  return [...sums.values()].toSorted((a, b) => b.clickShare - a.clickShare)
}
