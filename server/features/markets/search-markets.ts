import type { MarketFilter } from '#contracts/api/market-shapes.ts'
import { HEAD, NEW_MONTHS } from '#contracts/model/screener/market-metrics.ts'
import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import { type ScreenerWorld, scopeOf } from '#server/features/screener/public.ts'
import type { FoundMarkets } from '#server/features/watches/public.ts'
import { everyMarket } from './every-market.ts'
import { findMarkets } from './find-markets.ts'
import type { MarketReader } from './market-rows.ts'
import type { MarketSettings } from './measure-market.ts'

export type MarketsWorld = CatalogueWorld & ScreenerWorld

/** All markets in the scope of a filter, measured with its settings. */
export function marketsOf(
  world: MarketsWorld,
  accountId: number,
  filter: Pick<MarketFilter, 'marketplace' | 'data' | 'head' | 'newMonths'>,
) {
  const table = world.screener.products()
  const { marketplace, data } = filter
  const scope = scopeOf(table, { marketplace, data }, accountId)
  const reader: MarketReader = { table, scope, catalogue: world.catalogue }
  const settings: MarketSettings = {
    head: filter.head ?? HEAD.default,
    newMonths: filter.newMonths ?? NEW_MONTHS.default,
  }
  return { reader, settings, markets: everyMarket(table, scope, settings, world.catalogue, accountId) }
}

/** For watches: refuses contradictory ranges and unknown categories. */
export function searchMarkets(world: MarketsWorld, accountId: number, filter: MarketFilter): FoundMarkets {
  const { reader, markets } = marketsOf(world, accountId, filter)
  return {
    data: reader.scope.data,
    markets: findMarkets(markets, filter).map(({ id, niche, path }) => ({
      id,
      title: niche?.title ?? path.at(-1) ?? id,
    })),
  }
}
