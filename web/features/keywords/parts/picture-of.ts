import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'

/** The small picture of a product by its ASIN. */
export const pictureOf = (asin: string, marketplace: Marketplace) =>
  thumbnailOf(`/images/product/${marketplace}/${asin}.webp`)
