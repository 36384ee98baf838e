import type { FoundEverything } from '#contracts/api/search.ts'
import { MARKETPLACES } from '#contracts/model/marketplaces.ts'
import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import { namedMarkets } from '#server/features/markets/public.ts'
import type { ScreenerWorld } from '#server/features/screener/public.ts'
import type { Wanted } from './hits-by-marketplace.ts'

/** Niches and categories with all of the words. */
export function findMarkets(
  world: CatalogueWorld & ScreenerWorld,
  words: string,
  { accountId, marketplaces, limit }: Wanted,
  data: FoundEverything['markets']['data'],
): FoundEverything['markets'] {
  const found = namedMarkets(world, accountId, words).filter(
    (market) => market.data === data && marketplaces.includes(market.marketplace),
  )
  return {
    data,
    total: found.length,
    counts: MARKETPLACES.flatMap((marketplace) => {
      const total = found.filter((market) => market.marketplace === marketplace).length
      return total > 0 ? [{ marketplace, total }] : []
    }),
    row: found.slice(0, limit).map(({ id, level, marketplace, title, titleZh, titleEn, path }) => ({
      id,
      level,
      marketplace,
      title,
      titleZh,
      titleEn,
      path,
    })),
  }
}
