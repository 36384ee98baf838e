/** Product facts for cards, as calls carry them: prices in major units. */
import type { products } from '#contracts/api/products.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Card } from '#server/features/catalogue/public.ts'

export type AsinInfo = Output<typeof products.getAsinInfo>

export function toAsinInfo(product: Card): AsinInfo {
  const { currency, decimals } = marketplaces[product.marketplace]
  return {
    asin: product.asin,
    marketplace: product.marketplace,
    title: product.title,
    brand: product.brand,
    imageUrl: product.imageUrl,
    price: product.price === null ? null : product.price / 10 ** decimals,
    currency,
    rating: product.rating,
    ratings: product.ratings,
    rank: product.rank,
    category: product.rootCategory,
    sample: product.source === 'sample',
    observedOn: product.observedOn,
  }
}

export const cardOf = (product: Product): Card => ({ ...product, rootCategory: product.categoryPath[0] ?? null })
