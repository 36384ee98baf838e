/** The rows of a table in order: by marketplace and class, and within those by the metric that lists show first. */
import { MARKETPLACES, type Marketplace } from '#contracts/model/marketplaces.ts'
import { placeOf } from '#server/platform/columns/select.ts'

/** Rows of a marketplace and class, `from` inclusive, `to` exclusive. */
export interface Span {
  marketplace: Marketplace
  data: 'sample' | 'imported'
  from: number
  to: number
}

export interface NumberedSpan extends Span {
  number: number
}

/** The number of a marketplace and class. */
export const spanNumber = ({ marketplace, source }: { marketplace: Marketplace; source: string }) =>
  MARKETPLACES.indexOf(marketplace) * 2 + (source === 'sample' ? 0 : 1)

/** Largest values first within each span, unknown ones last. */
export function orderBySpan(spans: readonly number[], valueAt: (row: number) => number): Uint32Array {
  const key = (row: number) => (Number.isNaN(valueAt(row)) ? Number.NEGATIVE_INFINITY : valueAt(row))
  return Uint32Array.from(spans.keys()).sort((a, b) => spans[a]! - spans[b]! || key(b) - key(a) || a - b)
}

/** The spans of rows in order, with their numbers. */
export function spansOf(order: Uint32Array, spans: readonly number[]): NumberedSpan[] {
  const found: NumberedSpan[] = []
  for (let from = 0; from < order.length; ) {
    const number = spans[order[from]!]!
    let to = from + 1
    while (to < order.length && spans[order[to]!] === number) to++
    found.push({
      number,
      marketplace: MARKETPLACES[number >> 1]!,
      data: number % 2 === 0 ? 'sample' : 'imported',
      from,
      to,
    })
    from = to
  }
  return found
}

/** The part of ascending rows that is within a span, as a view. */
export const rowsOfSpan = (rows: Uint32Array, { from, to }: Pick<Span, 'from' | 'to'>): Uint32Array =>
  rows.subarray(placeOf(rows, from), placeOf(rows, to))
