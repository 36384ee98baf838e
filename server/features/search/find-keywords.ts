import type { FoundEverything } from '#contracts/api/search.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { matchingRows, scopeOf } from '#server/features/keywords/public.ts'
import { knownOf, type ScreenerWorld } from '#server/features/screener/public.ts'
import { hitsByMarketplace, inOrder, type Wanted } from './hits-by-marketplace.ts'

/** Keywords with all of the words, also in their translation. */
export function findKeywords({ screener }: ScreenerWorld, words: string, wanted: Wanted): FoundEverything['keywords'] {
  const table = screener.keywords()
  const { accountId, limit } = wanted
  const everywhere = { marketplace: DEFAULT_MARKETPLACE, chosen: null, from: 0, to: table.rows, accountId }
  // Before the search, whose rows are in the memory that counting the rows of a scope uses.
  const scopes = inOrder(wanted.marketplaces).map((marketplace) => scopeOf(table, { marketplace }, accountId))
  const rows = matchingRows(table, { seeds: [words] }, everywhere)
  const searches = table.numbers('searches').all()
  const { total, counts, best } = hitsByMarketplace(rows, scopes, limit, (row) => searches[row]!)
  return {
    total,
    counts,
    row: best.map(({ row, ...place }) => {
      const { text, zh } = table.label(row)
      return { ...place, id: table.ids.at(row), text, zh: zh || null, searches: knownOf(searches[row]) }
    }),
  }
}
