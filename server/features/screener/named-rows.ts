/** The products that ASINs name: an ASIN can also be that of a variation or parent, which has no row of its own. */
import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { asinNumber, asinOf } from './product-table.format.ts'
import type { ProductTable } from './product-table.ts'
import { visibleTo } from './visible-rows.ts'

interface Rows {
  from: number
  to: number
}

/**
 * The visible rows by ASIN, one in each marketplace and class; ASINs without a row are missing. If several products have
 * the variation or parent, the one with most units counts.
 */
export function namedRows(
  table: ProductTable,
  asins: readonly string[],
  { from, to }: Rows,
  accountId: number,
): Map<string, number[]> {
  const wanted = new Map(
    asins
      .map(normalizeAsin)
      .filter(isAsin)
      .map((asin) => [asinNumber(asin), asin]),
  )
  const isVisible = visibleTo(table, accountId) ?? (() => true)
  const named = new Map<string, number[]>()
  if (wanted.size === 0) return named
  const add = (asin: string, row: number) => named.set(asin, [...(named.get(asin) ?? []), row])
  for (const span of table.facts.spans) {
    const [first, end] = [Math.max(from, span.from), Math.min(to, span.to)]
    const found = new Set<string>()
    for (let row = first; row < end; row++) {
      const asin = wanted.get(table.asin(row))
      if (asin === undefined || !isVisible(row)) continue
      found.add(asin)
      add(asin, row)
    }
    for (const [number, asin] of wanted) {
      if (found.has(asin)) continue
      const row = table.familyRows(number).find((each) => each >= first && each < end && isVisible(each))
      if (row !== undefined) add(asin, row)
    }
  }
  return named
}

/** By ASIN of a product: the variation or parent that names it, unless its own ASIN does. */
export function typedAsins(table: ProductTable, named: ReadonlyMap<string, readonly number[]>): Map<string, string> {
  const typed = new Map<string, string>()
  for (const [asin, rows] of named)
    for (const row of rows) {
      const own = asinOf(table.asin(row))
      if (!named.has(own)) typed.set(own, asin)
    }
  return typed
}

/** The ASIN of the product that has this variation or parent; of an imported one first. */
export function productOfFamily(
  table: ProductTable,
  asin: string,
  marketplace: Marketplace,
  accountId: number,
): string | undefined {
  const rows = (['imported', 'sample'] as const).flatMap(
    (data) => namedRows(table, [asin], table.span(marketplace, data), accountId).get(normalizeAsin(asin)) ?? [],
  )
  return rows[0] === undefined ? undefined : asinOf(table.asin(rows[0]))
}
