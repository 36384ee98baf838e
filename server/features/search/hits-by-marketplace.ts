/** The hits of a table whose rows lie by marketplace: their number at each, and the best of all. */
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import { rowsOfSpan, type Span } from '#server/features/screener/public.ts'

export interface Wanted {
  accountId: number
  marketplaces: readonly Marketplace[]
  /** Rows of a group. */
  limit: number
}

export interface Hits {
  total: number
  counts: { marketplace: Marketplace; total: number }[]
  best: { row: number; marketplace: Marketplace }[]
}

/**
 * @param rows in ascending order
 * @param spans of one class; each span has its largest `value` first
 */
export function hitsByMarketplace(
  rows: Uint32Array,
  spans: readonly Span[],
  { marketplaces, limit }: Wanted,
  value: (row: number) => number,
): Hits {
  const found = MARKETPLACES.flatMap((marketplace) => {
    const span = spans.find((each) => each.marketplace === marketplace)
    const own = span && marketplaces.includes(marketplace) ? rowsOfSpan(rows, span) : new Uint32Array(0)
    return own.length > 0 ? [{ marketplace, own }] : []
  })
  const key = (row: number) => value(row) || 0 // NaN is unknown
  return {
    total: found.reduce((sum, { own }) => sum + own.length, 0),
    counts: found.map(({ marketplace, own }) => ({ marketplace, total: own.length })),
    best: found
      .flatMap(({ marketplace, own }) => Array.from(own.subarray(0, limit), (row) => ({ row, marketplace })))
      .toSorted((a, b) => key(b.row) - key(a.row))
      .slice(0, limit),
  }
}
