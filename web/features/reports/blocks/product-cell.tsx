import { Link } from 'wouter'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { asinConfirmPath } from '../confirm-path.ts'
import { listingLanguage } from '../report-row.ts'
import classes from './product-cell.module.css'
import { useReportContext } from './report-context.tsx'

export function ProductCell({ asin }: { asin: string }) {
  const { products, marketplace } = useReportContext()
  const isSubject = asin === products.asin
  const product = isSubject ? products : products.peers?.find((peer) => peer.asin === asin)
  if (!product?.title) return asin
  return (
    <span className={classes.product}>
      <span className={classes.picture}>
        <ProductPicture src={product.imageUrl ?? null} alt="" name={product.brand ?? product.title} />
      </span>
      <span className={classes.words}>
        {isSubject ? asin : <Link href={asinConfirmPath({ asin, marketplace })}>{asin}</Link>}
        <span className={classes.title} title={product.title} lang={listingLanguage(marketplace)}>
          {product.title}
        </span>
      </span>
    </span>
  )
}
