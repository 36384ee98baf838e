import type { ProductFilter } from '#contracts/api/product-search.ts'
import type { FoundEverything } from '#contracts/api/search.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import {
  asinOf,
  callValueReader,
  matchingRows,
  namedRows,
  type ScreenerWorld,
  type SearchedRows,
  scopeOf,
  typedAsins,
} from '#server/features/screener/public.ts'
import { hitsByMarketplace, inOrder, type Wanted } from './hits-by-marketplace.ts'

/** Products with the words in their title, or with the ASINs. */
export function findProducts(
  { screener }: ScreenerWorld,
  filter: Pick<ProductFilter, 'words' | 'asins'>,
  wanted: Wanted,
): FoundEverything['products'] {
  const table = screener.products()
  const { accountId, limit } = wanted
  const everywhere: SearchedRows = { marketplace: DEFAULT_MARKETPLACE, month: undefined, from: 0, to: table.rows }
  const rows = matchingRows(table, filter, everywhere, { accountId, checkedAsins: () => [] })
  const scopes = inOrder(wanted.marketplaces).map((marketplace) => scopeOf(table, { marketplace }, accountId))
  const units = table.numbers('units')
  const { total, counts, best } = hitsByMarketplace(rows, scopes, limit, (row) => units[row]!)
  const prices = table.numbers('price')
  const typed = typedAsins(table, namedRows(table, filter.asins ?? [], everywhere, accountId))
  return {
    total,
    counts,
    row: best.map(({ row, ...place }) => {
      const { title, imageUrl } = table.label(row)
      const asin = asinOf(table.asin(row))
      return {
        ...place,
        asin,
        typed: typed.get(asin) ?? null,
        title,
        brand: table.facts.brands[table.codes.brand[row] ?? 0] || null,
        imageUrl,
        price: callValueReader((at) => prices[at], 'money', place.marketplace)(row),
      }
    }),
  }
}
