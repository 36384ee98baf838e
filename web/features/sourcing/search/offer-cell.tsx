import { Link } from 'wouter'
import type { OfferRow } from '#contracts/api/sourcing-rows.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'
import rowTitle from '#web/kit/list/row-title.module.css'
import { OfferTags } from '../offer-tags.tsx'
import { offerPath, type SourcedProduct } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './offer-cell.module.css'

interface OfferCellProps {
  row: OfferRow
  product: SourcedProduct | null
}

/** Picture, title with a link to the details, and tags. The title in the other language is its tooltip. */
export function OfferCell({ row, product }: OfferCellProps) {
  const { nameOf, otherNameOf } = useReader()
  const { id, title, imageUrl } = row
  return (
    <div className={rowTitle.row}>
      <span className={classes.picture}>
        <ProductPicture src={thumbnailOf(imageUrl)} alt="" name={nameOf(title)} />
      </span>
      <span className={rowTitle.words}>
        <Link href={offerPath(id, product)} className={rowTitle.title} title={otherNameOf(title)}>
          {nameOf(title)}
        </Link>
        <OfferTags row={row} />
      </span>
    </div>
  )
}
