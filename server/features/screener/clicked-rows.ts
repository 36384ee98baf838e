/** Finds the most clicked products of search terms in the table of products. */
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { remember } from '#server/platform/remember.ts'
import type { KeywordTable } from './keyword-table.ts'
import type { ProductTable } from './product-table.ts'

interface Seen {
  marketplace: Marketplace
  data: 'sample' | 'imported'
  accountId: number
}

/** Marketplaces, classes and accounts whose rows are in memory at a time; each takes 4 bytes a clicked product. */
const CACHED = 8
const found = new WeakMap<ProductTable, WeakMap<KeywordTable, Map<string, Uint32Array>>>()

/** By the code of a product: 1 more than its row in the table of products; 0 if the account sees no such row. */
export function clickedRows(terms: KeywordTable, products: ProductTable, seen: Seen): Uint32Array {
  const byTerms = found.get(products) ?? new WeakMap<KeywordTable, Map<string, Uint32Array>>()
  found.set(products, byTerms)
  const cached = byTerms.get(terms) ?? new Map<string, Uint32Array>()
  byTerms.set(terms, cached)
  // Accounts without products of their own see the same rows.
  const viewer = products.facts.owners.includes(seen.accountId) ? seen.accountId : 0
  const key = `${seen.marketplace} ${seen.data} ${viewer}`
  return remember(cached, key, () => findRows(terms, products, { ...seen, accountId: viewer }), CACHED)
}

function findRows({ asins }: KeywordTable, products: ProductTable, { marketplace, data, accountId }: Seen) {
  const rows = new Uint32Array(asins.length + 1)
  const hidden = products.hiddenFrom(accountId)
  const { from, to } = products.span(marketplace, data)
  for (let row = from; row < to; row++) {
    const owner = products.owners[row]
    if ((owner !== 0 && owner !== accountId) || hidden?.[row] === 1) continue
    const at = placeIn(asins, products.asin(row))
    if (at >= 0) rows[at + 1] = row + 1
  }
  return rows
}

/** -1 if it is not there. */
function placeIn(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (sorted[middle] === value) return middle
    if (sorted[middle]! < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}
