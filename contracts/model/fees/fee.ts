/** The answer to a question about a fee: an amount, or a range, or why it is not known. */
import type { FeeExplanation, FeePath } from './explanation.ts'
import type { TableReference } from './table-schema.ts'

export type FeeReason =
  | 'noTable' // no table of this marketplace is known
  | 'noTableForDate'
  | 'noPrice'
  | 'noSize' // package size or weight not known
  | 'noCategory'
  | 'noRate' // the table has no rate for these goods
  | 'itemSize' // only the item was measured: a range from its own fee to the fee of a package around it
  | 'onePiece' // only the item was measured, and it is sold as a pack: perhaps the size of one piece
  | 'itemOversize' // only the item was measured, and it exceeds the known table; a folded package may be smaller
  | 'oversize' // the known table ends below this size or weight
  | 'lowPrice' // a low-price rate applies, and its numbers are not known
  | 'between' // first and last row of a band are known, the rows between are not
  | 'peakApparel' // peak fees of apparel are not known: from its normal fee to that plus the peak increase of other goods
  | 'dangerousGoods' // only the off-peak column of $10–50 is known, and its steps only by bounds
  | 'billedWeight' // from the fee by unit weight to the fee by volumetric weight
  | 'bounds' // the source gives only the lowest and the highest fee
  | 'oldTable' // the newest known table is from an earlier year
  | 'typical' // the usual rates of the region, not a table of this category

/** Amounts in minor units; `low` = `high` if the table gives the exact fee. */
export interface Fee {
  amount: { value: number; low: number; high: number } | null
  reason: FeeReason | null
  table: TableReference | null
  /** How the amount was found; null without an amount. */
  explanation: FeeExplanation | null
}

export const unknownFee = (reason: FeeReason, table: TableReference | null = null): Fee => ({
  amount: null,
  reason,
  table,
  explanation: null,
})

/** The exact fee, from one row of a table. */
export const exactFee = (path: FeePath): Fee => ({
  amount: { value: path.amount, low: path.amount, high: path.amount },
  reason: null,
  table: path.table,
  explanation: { low: path, high: path, difference: null },
})

/** A fee known only by its bounds; the value is the middle. */
export function boundedFee(
  low: number,
  high: number,
  reason: FeeReason,
  table: TableReference,
  explanation: FeeExplanation | null = null,
): Fee {
  const value = low === high ? low : Math.round((low + high) / 2)
  return { amount: { value, low, high }, reason: low === high ? null : reason, table, explanation }
}

/** A range from the lower to the higher of two fees; null if one of them has no amount. */
export function feeBetween(one: Fee, other: Fee, reason: FeeReason): Fee | null {
  if (!one.amount || !other.amount || !one.table) return null
  const low = one.amount.low <= other.amount.low ? one : other
  const high = one.amount.high >= other.amount.high ? one : other
  const explanation =
    low.explanation && high.explanation
      ? { low: low.explanation.low, high: high.explanation.high, difference: high.explanation.difference }
      : null
  return boundedFee(low.amount?.low ?? 0, high.amount?.high ?? 0, reason, one.table, explanation)
}
