/** How each kind of watch finds its item and what it compares. */
import type { WatchKind } from '#contracts/api/watches.ts'
import { isAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { productSubject } from '#contracts/model/watch-subjects.ts'
import { requireCard, requireNiche } from '#server/features/catalogue/public.ts'
import { asinNumber, asinOf, type ProductTable } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Description, type Look, UNKNOWN, type Watched, type WatchedKind } from './watched-kind.ts'
import { MARKET_SEARCH, PRODUCT_SEARCH } from './watched-searches.ts'
import type { WatchRow } from './watches.store.ts'
import type { WatchesWorld } from './watches.world.ts'

export const WATCHED: Readonly<Record<WatchKind, WatchedKind>> = {
  product: {
    open({ catalogue }, accountId, subject) {
      const [marketplace, asin = ''] = productIn(subject)
      requireCard(catalogue, asin, marketplace, accountId)
      return { subject: productSubject(marketplace, asin), marketplace }
    },
    look: lookAtProduct,
    describe: describeProduct,
  },
  market: {
    open: ({ catalogue }, accountId, subject) => {
      const { id, marketplace } = requireNiche(catalogue, subject, accountId)
      return { subject: id, marketplace }
    },
    look: lookAtMarket,
    describe: describeMarket,
  },
  productSearch: PRODUCT_SEARCH,
  marketSearch: MARKET_SEARCH,
}

export function productIn(subject: string): [Marketplace, string] {
  const [code = '', asin = ''] = subject.split('/')
  const marketplace = MARKETPLACES.find((each) => each === code)
  if (!marketplace || !isAsin(asin) || subject !== productSubject(marketplace, asin)) throw refuse('wrongWatch')
  return [marketplace, asin]
}

function lookAtProduct(world: WatchesWorld, { account_id, subject }: Watched): Look {
  const [marketplace, asin] = productIn(subject)
  const product = world.catalogue.product(asin, marketplace, account_id)
  if (!product) return { state: 'missing' }
  const { price, rank, rating, source } = product
  return {
    state: 'ok',
    snapshot: {
      data: source === 'sample' ? 'sample' : 'imported',
      price,
      rank,
      units: null,
      rating,
      available: world.catalogue.observations(product).at(-1)?.available ?? null,
      rivals: rivalsOf(world, product, account_id),
    },
  }
}

const HEAD = 10

/** Best sellers of the product's niche, one product of each listing; null if it has no niche. */
function rivalsOf({ screener, catalogue }: WatchesWorld, product: Product, accountId: number): string[] | null {
  const table = screener.products()
  const span = table.span(product.marketplace, product.source === 'sample' ? 'sample' : 'imported')
  const niche = nicheCodeOf(table, span, product)
  if (niche === 0) return null
  const hidden = table.hiddenFrom(accountId)
  const listings = new Set([product.parentAsin ?? product.asin])
  const rivals: string[] = []
  // Rows are in the order of their units.
  for (let row = span.from; row < span.to && rivals.length < HEAD; row++) {
    if (table.codes.niche[row] !== niche || hidden?.[row] === 1) continue
    if (table.owners[row] !== 0 && table.owners[row] !== accountId) continue
    const asin = asinOf(table.asin(row))
    const listing = catalogue.product(asin, product.marketplace, accountId)?.parentAsin ?? asin
    if (listings.has(listing)) continue
    listings.add(listing)
    rivals.push(asin)
  }
  return rivals
}

function nicheCodeOf(table: ProductTable, { from, to }: { from: number; to: number }, product: Product): number {
  const wanted = asinNumber(product.asin)
  for (let row = from; row < to; row++)
    if (table.asin(row) === wanted && table.owners[row] === (product.owner ?? 0)) return table.codes.niche[row] ?? 0
  return 0
}

function lookAtMarket({ catalogue }: WatchesWorld, { account_id, subject }: Watched): Look {
  const niche = catalogue.niche(subject, account_id)
  if (!niche) return { state: 'missing' }
  return {
    state: 'ok',
    snapshot: {
      data: niche.source === 'sample' ? 'sample' : 'imported',
      price: niche.summary.avgPrice,
      rank: null,
      units: niche.summary.demand,
      rating: null,
      available: null,
      rivals: catalogue.nicheMembers(niche, account_id, HEAD).map(({ product }) => product.asin),
    },
  }
}

export const toMajor = (amount: number | null, marketplace: Marketplace) =>
  amount === null ? null : amount / 10 ** marketplaces[marketplace].decimals

function describeProduct({ catalogue }: WatchesWorld, { subject, name, account_id }: WatchRow): Description {
  const [marketplace, asin] = productIn(subject)
  const card = catalogue.card(asin, marketplace, account_id)
  if (!card) return { ...UNKNOWN, name: name || asin }
  const { title, imageUrl, price, rank, rating, source } = card
  return {
    ...UNKNOWN,
    name: name || title,
    imageUrl,
    price: toMajor(price, marketplace),
    rank,
    rating,
    sample: source === 'sample',
  }
}

function describeMarket({ catalogue }: WatchesWorld, { subject, name, account_id }: WatchRow): Description {
  const niche = catalogue.niche(subject, account_id)
  if (!niche) return { ...UNKNOWN, name: name || subject }
  const { title, referenceImageUrl, summary, marketplace, source } = niche
  return {
    ...UNKNOWN,
    name: name || title,
    imageUrl: referenceImageUrl,
    price: toMajor(summary.avgPrice, marketplace),
    units: summary.demand,
    sample: source === 'sample',
  }
}
