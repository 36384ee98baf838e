import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { DASH } from '#contracts/model/number.ts'
import { formatMetricRange } from '#contracts/model/screener/format-metric.ts'
import { PRODUCT_TEXTS } from '#contracts/model/screener/product-metrics.texts.ts'
import { productPath } from '#web/features/catalogue/public/detail-paths.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import classes from './market-detail.module.css'
import type { MarketDetail } from './market-detail.ts'
import { useReader } from './use-reader.ts'

/** The best sellers of the market. */
export function HeadProducts({ detail: { top, marketplace, head } }: { detail: MarketDetail }) {
  const { t } = useTranslation('markets')
  const reader = useReader(marketplace)
  const { write } = reader
  const { names } = PRODUCT_TEXTS[reader.language]
  return (
    <section className={classes.section} aria-labelledby="market-head">
      <h2 id="market-head">{t('top.title', { count: Math.min(head, top.length) })}</h2>
      <Scroller className={classes.scroller} aria-label={t('top.title', { count: top.length })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('top.product')}</th>
              {(['units', 'revenue', 'price', 'rank', 'rating', 'ratings'] as const).map((name) => (
                <th key={name} scope="col" data-number>
                  {names[name]}
                </th>
              ))}
              <th scope="col" data-number>
                {t('spread.units')}
              </th>
              <th scope="col">{t('top.listed')}</th>
            </tr>
          </thead>
          <tbody>
            {top.map((product) => (
              <tr key={product.asin}>
                <th scope="row">
                  <span className={classes.product}>
                    <span className={classes.thumb}>
                      <ProductPicture
                        src={thumbnailOf(product.imageUrl)}
                        alt=""
                        name={product.brand ?? product.title}
                      />
                    </span>
                    <span>
                      <Link
                        href={productPath(product.asin, marketplace)}
                        className={classes.clamped}
                        lang={marketplaces[marketplace].language}
                        title={product.title}
                      >
                        {product.title}
                      </Link>
                      <small>
                        {product.asin}
                        {product.brand && ` · ${product.brand}`}
                      </small>
                    </span>
                  </span>
                </th>
                <td data-number>
                  {product.unitsRange && product.unitsRange.low !== product.unitsRange.high
                    ? `≈ ${formatMetricRange({ unit: 'count' }, product.unitsRange, reader)}`
                    : write('count', product.units)}
                </td>
                <td data-number>{write('money', product.revenue)}</td>
                <td data-number>{write('money', product.price)}</td>
                <td data-number>{write('rank', product.rank)}</td>
                <td data-number>{write('rating', product.rating)}</td>
                <td data-number>{write('count', product.ratings)}</td>
                <td data-number>{write('share', product.unitShare)}</td>
                <td>
                  {product.listedOn ?? DASH} {product.isNew && <Tag tone="good">{t('top.isNew')}</Tag>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}
