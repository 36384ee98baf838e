/** The hits of a table whose rows lie by marketplace and class of data: their number at each, and the best of all. */
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import { rowsOfSpan, type Span } from '#server/features/screener/public.ts'

export interface Wanted {
  accountId: number
  marketplaces: readonly Marketplace[]
  /** Rows of a group. */
  limit: number
}

interface Place {
  marketplace: Marketplace
  data: Span['data']
}

export interface Hits {
  total: number
  counts: (Place & { total: number })[]
  best: (Place & { row: number })[]
}

/**
 * @param rows in ascending order
 * @param scopes one a marketplace, in the order of the answer; each has its largest `value` first
 */
export function hitsByMarketplace(
  rows: Uint32Array,
  scopes: readonly (Place & Pick<Span, 'from' | 'to'>)[],
  limit: number,
  value: (row: number) => number,
): Hits {
  const found = scopes.flatMap((scope) => {
    const { marketplace, data } = scope
    const own = rowsOfSpan(rows, scope)
    return own.length > 0 ? [{ place: { marketplace, data }, own }] : []
  })
  const key = (row: number) => value(row) || 0 // NaN is unknown
  return {
    total: found.reduce((sum, { own }) => sum + own.length, 0),
    counts: found.map(({ place, own }) => ({ ...place, total: own.length })),
    best: found
      .flatMap(({ place, own }) => Array.from(own.subarray(0, limit), (row) => ({ row, ...place })))
      .toSorted((a, b) => key(b.row) - key(a.row))
      .slice(0, limit),
  }
}

/** In the order of the answer. */
export const inOrder = (marketplaces: readonly Marketplace[]): Marketplace[] =>
  MARKETPLACES.filter((marketplace) => marketplaces.includes(marketplace))
