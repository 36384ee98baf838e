import type { ClickedProduct } from '#contracts/api/search-terms.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { formatPercent } from '#contracts/model/number.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { pictureOf } from '../parts/picture-of.ts'
import classes from './clicked-cell.module.css'

interface ClickedCellProps {
  products: readonly ClickedProduct[]
  marketplace: Marketplace
}

/** The three most clicked products: picture, brand or else title, click share / conversion share. */
export function ClickedCell({ products, marketplace }: ClickedCellProps) {
  const grouping = useGrouping()
  const { language } = marketplaces[marketplace]
  const percent = (share: number) => formatPercent(share, grouping)
  return (
    <span className={classes.three}>
      {products.map(({ asin, title, brand, inCatalogue, clickShare, conversionShare }) => (
        <span key={asin} title={[brand, title, asin].filter((each) => each !== null).join(' · ')}>
          <span className={classes.picture}>
            <ProductPicture
              src={inCatalogue ? pictureOf(asin, marketplace) : null}
              alt=""
              name={brand ?? title ?? asin}
            />
          </span>
          <small className={classes.brand} lang={brand === null && title !== null ? language : undefined}>
            {brand ?? title ?? asin}
          </small>
          <small className={classes.shares}>
            {percent(clickShare)} / {percent(conversionShare)}
          </small>
        </span>
      ))}
    </span>
  )
}
