import type { ProductFilter } from '#contracts/api/product-search.ts'
import type { FoundEverything } from '#contracts/api/search.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import {
  asinOf,
  callValueReader,
  matchingRows,
  type ScreenerWorld,
  type SearchedRows,
  scopeOf,
} from '#server/features/screener/public.ts'
import { hitsByMarketplace, type Wanted } from './hits-by-marketplace.ts'

/** Products with the words in their title, or with the ASINs. */
export function findProducts(
  { screener }: ScreenerWorld,
  filter: Pick<ProductFilter, 'words' | 'asins'>,
  wanted: Wanted,
): FoundEverything['products'] {
  const table = screener.products()
  const { accountId } = wanted
  const sees = (marketplace: Wanted['marketplaces'][number]) => scopeOf(table, { marketplace }, accountId).data
  const data = wanted.marketplaces.some((marketplace) => sees(marketplace) === 'imported') ? 'imported' : 'sample'
  const everywhere: SearchedRows = { marketplace: DEFAULT_MARKETPLACE, month: undefined, from: 0, to: table.rows }
  const rows = matchingRows(table, filter, everywhere, { accountId, checkedAsins: () => [] })
  const spans = table.facts.spans.filter((span) => span.data === data)
  const units = table.numbers('units')
  const { total, counts, best } = hitsByMarketplace(rows, spans, wanted, (row) => units[row]!)
  const prices = table.numbers('price')
  return {
    data,
    total,
    counts,
    row: best.map(({ row, marketplace }) => {
      const { title, imageUrl } = table.label(row)
      return {
        asin: asinOf(table.asin(row)),
        marketplace,
        title,
        brand: table.facts.brands[table.codes.brand[row] ?? 0] || null,
        imageUrl,
        price: callValueReader((at) => prices[at], 'money', marketplace)(row),
      }
    }),
  }
}
