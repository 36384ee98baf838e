import type { FoundEverything } from '#contracts/api/search.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import { matchingRows, scopeOf } from '#server/features/keywords/public.ts'
import { knownOf, type ScreenerWorld } from '#server/features/screener/public.ts'
import { hitsByMarketplace, type Wanted } from './hits-by-marketplace.ts'

/** Keywords with all of the words, also in their translation. */
export function findKeywords({ screener }: ScreenerWorld, words: string, wanted: Wanted): FoundEverything['keywords'] {
  const table = screener.keywords()
  const { accountId } = wanted
  const sees = (marketplace: Wanted['marketplaces'][number]) => scopeOf(table, { marketplace }, accountId).data
  const data = wanted.marketplaces.some((marketplace) => sees(marketplace) === 'imported') ? 'imported' : 'sample'
  const everywhere = { marketplace: DEFAULT_MARKETPLACE, from: 0, to: table.rows, accountId }
  const rows = matchingRows(table, { seeds: [words] }, everywhere)
  const spans = table.facts.spans.filter((span) => span.data === data)
  const searches = table.numbers('searches').all()
  const { total, counts, best } = hitsByMarketplace(rows, spans, wanted, (row) => searches[row]!)
  return {
    data,
    total,
    counts,
    row: best.map(({ row, marketplace }) => {
      const { text, zh } = table.label(row)
      return { id: table.ids.at(row), marketplace, text, zh: zh || null, searches: knownOf(searches[row]) }
    }),
  }
}
