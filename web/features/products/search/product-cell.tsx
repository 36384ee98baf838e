import { Link } from 'wouter'
import type { ProductRow } from '#contracts/api/product-search.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'
import rowTitle from '#web/kit/list/row-title.module.css'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './product-cell.module.css'

/** As sellers abbreviate them; the title says what they mean. */
const SHORT_BADGES = { bestSeller: 'BS', amazonsChoice: 'AC', newRelease: 'NR' } as const

interface ProductCellProps {
  row: ProductRow
  marketplace: Marketplace
  /** Below the ASIN. */
  note?: string | undefined
}

/** Picture, title with a link to the details, ASIN, brand and badges. */
export function ProductCell({ row, marketplace, note }: ProductCellProps) {
  const { values } = PRODUCT_TEXTS[useLanguage()]
  const { asin, title, brand, imageUrl, badges } = row
  return (
    <div className={rowTitle.row}>
      <span className={classes.picture}>
        <ProductPicture src={thumbnailOf(imageUrl)} alt="" name={brand ?? title} />
      </span>
      <span className={`${rowTitle.words} ${classes.words}`}>
        <Link
          href={productPath(asin, marketplace)}
          className={rowTitle.title}
          lang={marketplaces[marketplace].language}
          title={title}
        >
          {title}
        </Link>
        <span className={classes.facts}>
          <small className={classes.asin}>{asin}</small>
          {brand && <small title={`${asin} · ${brand}`}>{`· ${brand}`}</small>}
          {badges.map((badge) => (
            <abbr key={badge} title={values.badges[badge]}>
              <Tag tone="plain">{SHORT_BADGES[badge]}</Tag>
            </abbr>
          ))}
        </span>
        {note && <small title={note}>{note}</small>}
      </span>
    </div>
  )
}
