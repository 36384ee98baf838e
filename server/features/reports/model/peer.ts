import type { Product } from '#contracts/model/catalogue.ts'
import type { Peer } from '#contracts/model/report/report.ts'

export const peerOf = ({ asin, title, brand, imageUrl }: Product): Peer => ({
  asin,
  title,
  brand,
  imageUrl,
})
