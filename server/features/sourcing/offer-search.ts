/** A search of offers: by words and filters, by a picture, or for a product. */
import type { OfferFilter } from '#contracts/api/sourcing.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { OfferNumber } from '#contracts/model/sourcing/offer-metrics.ts'
import { pictureOf, requireProduct } from '#server/features/catalogue/public.ts'
import { isDescriptor, readPicture } from '#server/features/rights/public.pictures.ts'
import type { RightsWorld } from '#server/features/rights/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DesignSearch } from './design-search.ts'
import { familiesOf } from './product-families.ts'
import { findOffers, sortOffers } from './search-offers.ts'
import type { KnownOffer, Stock } from './sourcing.ts'

export type OfferSearch = OfferFilter & { sort?: OfferNumber; order?: 'asc' | 'desc' }

export interface FoundOffers {
  offers: readonly KnownOffer[]
  by: 'words' | 'picture' | 'category'
  /** Null unless a picture was searched. */
  similarity: ReadonlyMap<KnownOffer, number> | null
  descriptor: Uint8Array | null
  product: Pick<Product, 'asin' | 'marketplace' | 'title'> | null
}

/** Whose search it is, and where it looks. */
export interface SearchContext {
  world: RightsWorld
  accountId: number
  stock: Stock
  designs: DesignSearch
}

/** Refuses an unknown product, a picture that cannot be searched, and what `findOffers` refuses. */
export async function searchOffers(context: SearchContext, search: OfferSearch): Promise<FoundOffers> {
  const { stock, designs } = context
  const product = productOf(context, search)
  const descriptor = await descriptorOf(context, search, product)
  const matching = findOffers(stock, search)
  const similarity = descriptor && (await designs.similar(stock.offers, descriptor))
  const families = product && !descriptor ? familiesOf(product) : null
  const found = matching.filter(
    (known) => (!similarity || similarity.has(known)) && (!families || families.has(known.family.id)),
  )
  return {
    offers: inOrder(found, search, similarity),
    by: descriptor ? 'picture' : families ? 'category' : 'words',
    similarity,
    descriptor,
    product,
  }
}

/** By similarity for a picture; otherwise most units of 30 days first, which is the order of the stock. */
function inOrder(
  found: readonly KnownOffer[],
  { sort, order }: OfferSearch,
  similarity: ReadonlyMap<KnownOffer, number> | null,
): readonly KnownOffer[] {
  if (sort) return sortOffers(found, sort, order)
  return similarity ? found.toSorted((a, b) => (similarity.get(b) ?? 0) - (similarity.get(a) ?? 0)) : found
}

function productOf({ world, accountId }: SearchContext, { asin, marketplace }: OfferFilter): Product | null {
  if (asin === undefined) return null
  return requireProduct(world.catalogue, asin, marketplace ?? (DEFAULT_MARKETPLACE satisfies Marketplace), accountId)
}

/** The picture to search: a new one, the one of an earlier answer, or that of the product. Null without any. */
async function descriptorOf(
  { world, accountId }: SearchContext,
  { image, picture }: OfferFilter,
  product: Product | null,
): Promise<Uint8Array | null> {
  if (picture !== undefined) {
    const descriptor = Buffer.from(picture, 'base64url')
    if (!isDescriptor(descriptor)) throw refuse('wrongPicture')
    return descriptor
  }
  const search = world.searchBy(accountId)
  if (image !== undefined) return (await readPicture(search, image)).descriptor
  const bytes = product && (await pictureOf(product, 'print', world.pictures))
  const read = bytes && (await search.read(bytes))
  return read && typeof read !== 'string' ? read.descriptor : null
}
