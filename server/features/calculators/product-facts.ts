import type { calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

/** The recorded facts about a product with which a calculation starts. */
export const factsOf = (product: Product, catalogue: Catalogue): Output<typeof calculators.product> => ({
  asin: product.asin,
  marketplace: product.marketplace,
  title: product.title,
  imageUrl: product.imageUrl,
  price: product.price,
  size: product.size && { length: product.size[0], width: product.size[1], height: product.size[2] },
  weight: product.weight,
  measures: product.measures,
  feeCategory: product.feeCategory,
  returnRate: catalogue.category(product)?.returnRate ?? null,
  sample: product.source === 'sample',
  observedOn: product.observedOn,
})
