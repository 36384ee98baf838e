/** Watched searches compare their matches. */
import { MarketFilter } from '#contracts/api/market-shapes.ts'
import { ProductFilter } from '#contracts/api/product-search.ts'
import { WATCHED_MATCHES_MAX } from '#contracts/api/watches.ts'
import { matches } from '#contracts/core/matches.ts'
import type { Static, TSchema } from '#contracts/core/schema.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { searchSubject } from '#contracts/model/watch-subjects.ts'
import { checkedProducts } from '#server/features/rights/public.ts'
import { asinOf, matchingRows, scopeOf } from '#server/features/screener/public.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { MatchSnapshot, Snapshot } from './compare.rules.ts'
import { type Description, type Look, UNKNOWN, type WatchedKind } from './watched-kind.ts'
import type { WatchRow } from './watches.store.ts'
import type { WatchesWorld } from './watches.world.ts'

export const PRODUCT_SEARCH: WatchedKind = {
  open: (_, __, subject) => opened(filterIn(ProductFilter, subject)),
  async look(world, { account_id, subject, marketplace }) {
    const filter = filterIn(ProductFilter, subject)
    const checked = await checkedProducts(world.db, account_id, marketplace)
    const table = world.screener.products()
    return lookAtMatches(() => {
      const scope = scopeOf(table, filter, account_id)
      const rows = matchingRows(table, filter, scope, {
        accountId: account_id,
        checkedAsins: (risk) => [...checked.values()].filter((each) => each.risk === risk).map(({ asin }) => asin),
      })
      // Too many matches need no ASINs.
      const listed = rows.length > WATCHED_MATCHES_MAX ? rows.slice(0, WATCHED_MATCHES_MAX + 1) : rows
      return { data: scope.data, ids: Array.from(listed, (row) => asinOf(table.asin(row))) }
    })
  },
  describe: describeSearch,
}

export const MARKET_SEARCH: WatchedKind = {
  open: (_, __, subject) => opened(filterIn(MarketFilter, subject)),
  look: (world, { account_id, subject }) =>
    lookAtMatches(() => {
      const { data, markets } = world.searchMarkets(account_id, filterIn(MarketFilter, subject))
      return { data, ids: markets.map(({ id }) => id) }
    }),
  describe: describeSearch,
}

function filterIn<S extends TSchema>(schema: S, subject: string): Static<S> {
  try {
    const filter: unknown = JSON.parse(subject)
    if (matches(schema, filter)) return filter
  } catch {
    // Not JSON.
  }
  throw refuse('wrongWatch')
}

const opened = (filter: { marketplace?: Marketplace | undefined }) => ({
  subject: searchSubject(filter),
  marketplace: filter.marketplace ?? DEFAULT_MARKETPLACE,
})

function lookAtMatches(find: () => MatchSnapshot): Look {
  try {
    const snapshot = find()
    return snapshot.ids.length > WATCHED_MATCHES_MAX ? { state: 'tooWide' } : { state: 'ok', snapshot }
  } catch (error) {
    if (error instanceof Refusal) return { state: 'wrongFilter' }
    throw error
  }
}

function describeSearch(_: WatchesWorld, { name, baseline }: WatchRow): Description {
  const snapshot = JSON.parse(baseline) as Snapshot // the last check wrote it
  if (!('ids' in snapshot)) return { ...UNKNOWN, name }
  return { ...UNKNOWN, name, matches: snapshot.ids.length, sample: snapshot.data === 'sample' }
}
