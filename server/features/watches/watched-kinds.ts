/** How each kind of watch finds its item and what it compares. */
import { ProductFilter } from '#contracts/api/product-search.ts'
import { WATCHED_MATCHES_MAX, type Watch, type WatchKind } from '#contracts/api/watches.ts'
import { matches } from '#contracts/core/matches.ts'
import { isAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { DEFAULT_MARKETPLACE, MARKETPLACES, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { productSubject, searchSubject } from '#contracts/model/watch-subjects.ts'
import { requireCard, requireNiche } from '#server/features/catalogue/public.ts'
import { checkedProducts } from '#server/features/rights/public.ts'
import { asinNumber, asinOf, matchingRows, type ProductTable, scopeOf } from '#server/features/screener/public.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { MatchSnapshot, Snapshot } from './compare.rules.ts'
import type { WatchRow } from './watches.store.ts'
import type { WatchesWorld } from './watches.world.ts'

/** What an item is now, or why that is not known. */
export type Look = { state: 'ok'; snapshot: Snapshot } | { state: 'missing' | 'tooWide' | 'wrongFilter' }

type Watched = Pick<WatchRow, 'account_id' | 'subject' | 'marketplace'>

type Description = Pick<Watch, 'name' | 'imageUrl' | 'price' | 'rank' | 'rating' | 'units' | 'matches' | 'sample'>

interface WatchedKind {
  /** The subject in its usual form. Refuses one that is malformed or not on record. */
  open(world: WatchesWorld, accountId: number, subject: string): { subject: string; marketplace: Marketplace }
  look(world: WatchesWorld, watch: Watched): Look | Promise<Look>
  describe(world: WatchesWorld, watch: WatchRow): Description
}

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
  productSearch: {
    open(_, __, subject) {
      const filter = filterIn(subject)
      return { subject: searchSubject(filter), marketplace: filter.marketplace ?? DEFAULT_MARKETPLACE }
    },
    look: lookAtSearch,
    describe: describeSearch,
  },
}

export function productIn(subject: string): [Marketplace, string] {
  const [code = '', asin = ''] = subject.split('/')
  const marketplace = MARKETPLACES.find((each) => each === code)
  if (!marketplace || !isAsin(asin) || subject !== productSubject(marketplace, asin)) throw refuse('wrongWatch')
  return [marketplace, asin]
}

function filterIn(subject: string): ProductFilter {
  try {
    const filter: unknown = JSON.parse(subject)
    if (matches(ProductFilter, filter)) return filter
  } catch {
    // Not JSON.
  }
  throw refuse('wrongWatch')
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

async function lookAtSearch(world: WatchesWorld, { account_id, subject, marketplace }: Watched): Promise<Look> {
  const filter = filterIn(subject)
  const checked = await checkedProducts(world.db, account_id, marketplace)
  const table = world.screener.products()
  try {
    const scope = scopeOf(table, filter, account_id)
    const rows = matchingRows(table, filter, scope, {
      accountId: account_id,
      checkedAsins: (risk) => [...checked.values()].filter((each) => each.risk === risk).map(({ asin }) => asin),
    })
    if (rows.length > WATCHED_MATCHES_MAX) return { state: 'tooWide' }
    const asins = Array.from(rows, (row) => asinOf(table.asin(row)))
    return { state: 'ok', snapshot: { data: scope.data, asins } satisfies MatchSnapshot }
  } catch (error) {
    if (error instanceof Refusal) return { state: 'wrongFilter' }
    throw error
  }
}

const NOTHING: Omit<Description, 'name'> = {
  imageUrl: null,
  price: null,
  rank: null,
  rating: null,
  units: null,
  matches: null,
  sample: null,
}

export const toMajor = (amount: number | null, marketplace: Marketplace) =>
  amount === null ? null : amount / 10 ** marketplaces[marketplace].decimals

function describeProduct({ catalogue }: WatchesWorld, { subject, name, account_id }: WatchRow): Description {
  const [marketplace, asin] = productIn(subject)
  const card = catalogue.card(asin, marketplace, account_id)
  if (!card) return { ...NOTHING, name: name || asin }
  const { title, imageUrl, price, rank, rating, source } = card
  return {
    ...NOTHING,
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
  if (!niche) return { ...NOTHING, name: name || subject }
  const { title, referenceImageUrl, summary, marketplace, source } = niche
  return {
    ...NOTHING,
    name: name || title,
    imageUrl: referenceImageUrl,
    price: toMajor(summary.avgPrice, marketplace),
    units: summary.demand,
    sample: source === 'sample',
  }
}

function describeSearch(_: WatchesWorld, { name, baseline }: WatchRow): Description {
  const snapshot = JSON.parse(baseline) as Snapshot // the last check wrote it
  if (!('asins' in snapshot)) return { ...NOTHING, name }
  return { ...NOTHING, name, matches: snapshot.asins.length, sample: snapshot.data === 'sample' }
}
