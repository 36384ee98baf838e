/** The products of a reverse lookup, and the ASINs without rows. */
import type { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { CatalogueWorld, Standing } from '#server/features/catalogue/public.ts'
import { productOfFamily, type ScreenerWorld } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'

export type ReverseWorld = CatalogueWorld & ScreenerWorld
type LeftOut = Output<typeof keywordReverse.search>['left'][number]

export interface FoundProduct {
  product: Product
  /** The variation or parent that was asked for; null if it is the product itself. */
  typed: string | null
  standings: Standing[]
}

/** The first ASIN, without placements: its ranks are unknown. */
interface UnknownProduct {
  product: null
  typed: string
  standings: []
}

export type ComparedProduct = FoundProduct | UnknownProduct

export const asinOfCompared = (compared: ComparedProduct): string =>
  compared.product === null ? compared.typed : compared.product.asin

interface Compared {
  asins: readonly string[]
  marketplace: Marketplace
  accountId: number
}

export interface FoundProducts {
  /** The first one is “yours”, even without data. Empty if no ASIN has data. */
  products: ComparedProduct[]
  left: LeftOut[]
}

/** Refuses a call without any ASIN. A list has sample products or imported ones, as the first one with data. */
export function findProducts(world: ReverseWorld, { asins, marketplace, accountId }: Compared): FoundProducts {
  const typed = [...new Set(asins.map(normalizeAsin))].filter((asin) => asin !== '')
  if (typed.length === 0) throw refuse('emptyAsin')
  const products: FoundProduct[] = []
  const left: LeftOut[] = []
  for (const asin of typed) {
    const found = findProduct(world, asin, marketplace, accountId)
    if ('why' in found) left.push(found)
    else if (products.some(({ product }) => product.asin === found.product.asin)) leave(asin, 'repeated')
    else if (products[0] && isSample(products[0].product) !== isSample(found.product)) leave(asin, 'otherData')
    else products.push(found)
  }
  if (products.length === 0 || left.every((each) => each.typed !== typed[0])) return { products, left }
  // A rival must not take the place of the seller's product.
  return { products: [{ product: null, typed: typed[0]!, standings: [] }, ...products], left }

  function leave(asin: string, why: LeftOut['why']) {
    left.push({ typed: asin, why, marketplaces: [] })
  }
}

export const isSample = ({ source }: Product) => source === 'sample'

function findProduct(
  world: ReverseWorld,
  asin: string,
  marketplace: Marketplace,
  accountId: number,
): FoundProduct | LeftOut {
  const { catalogue, screener } = world
  if (!isAsin(asin)) return { typed: asin, why: 'malformed', marketplaces: [] }
  const named = catalogue.product(asin, marketplace, accountId)
  const family = named ? undefined : productOfFamily(screener.products(), asin, marketplace, accountId)
  const product = named ?? (family === undefined ? undefined : catalogue.product(family, marketplace, accountId))
  if (!product) {
    const marketplaces = catalogue.marketplacesOf(asin, accountId)
    return { typed: asin, why: marketplaces.length > 0 ? 'elsewhere' : 'unknown', marketplaces }
  }
  const standings = catalogue.standings(product)
  if (!isSample(product) && standings.length === 0) return { typed: asin, why: 'imported', marketplaces: [] }
  return { product, typed: named ? null : asin, standings }
}
