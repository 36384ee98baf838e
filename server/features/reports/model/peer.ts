import type { Product } from '#contracts/model/catalogue.ts'
import type { Peer } from '#contracts/model/report/report.ts'

/** What a report keeps of a product beside its subject. */
export const peerOf = ({ asin, title, brand, imageUrl }: Product): Peer => ({
  asin,
  title,
  brand,
  imageUrl,
})
