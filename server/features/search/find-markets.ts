import type { FoundEverything } from '#contracts/api/search.ts'
import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import { namedMarkets } from '#server/features/markets/public.ts'
import { type ScreenerWorld, scopeOf } from '#server/features/screener/public.ts'
import { inOrder, type Wanted } from './hits-by-marketplace.ts'

/** Niches and categories with all of the words; those of the class of data whose products are found. */
export function findMarkets(
  world: CatalogueWorld & ScreenerWorld,
  words: string,
  { accountId, marketplaces, limit }: Wanted,
): FoundEverything['markets'] {
  const table = world.screener.products()
  const scopes = inOrder(marketplaces).map((marketplace) => scopeOf(table, { marketplace }, accountId))
  const found = namedMarkets(world, accountId, words).filter((market) =>
    scopes.some(({ marketplace, data }) => market.marketplace === marketplace && market.data === data),
  )
  return {
    total: found.length,
    counts: scopes.flatMap(({ marketplace, data }) => {
      const total = found.filter((market) => market.marketplace === marketplace).length
      return total > 0 ? [{ marketplace, data, total }] : []
    }),
    row: found.slice(0, limit).map(({ id, level, marketplace, data, title, titleZh, titleEn, path }) => ({
      id,
      level,
      marketplace,
      data,
      title,
      titleZh,
      titleEn,
      path,
    })),
  }
}
