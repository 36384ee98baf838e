import type { TextKey } from '../report/text-key.ts'
import type { FeeExplanation } from './explanation.ts'

/** A fee table: its name, its days (inclusive) and where its numbers come from. */
export interface Dated {
  validFrom: string
  /** null: no end announced. */
  validTo: string | null
  source: TextKey
  /** Document, page or address, and date. */
  citation?: string
}

export type FeeReason =
  | 'noTable' // no table of this marketplace is known
  | 'noTableForDate'
  | 'noPrice'
  | 'noSize' // package size or weight not known
  | 'noCategory'
  | 'itemSize' // only the item was measured: a range from its own fee to the fee of a package around it
  | 'onePiece' // only the item was measured, and it is sold as a pack: perhaps the size of one piece
  | 'itemOversize' // only the item was measured, and it exceeds the known table; a folded package may be smaller
  | 'oversize' // the known table ends below this size or weight
  | 'lowPrice' // a low-price rate applies, and its numbers are not known
  | 'between' // first and last row of a band are known, the rows between are not
  | 'peakApparel' // peak fees of apparel are not known: from its normal fee to that plus the peak increase of other goods
  | 'billedWeight' // from the fee by unit weight to the fee by volumetric weight
  | 'dangerousGoods' // only the column of $10–50 outside peak season is known, and its steps only by bounds
  | 'oldTable' // the newest known table is from a former year
  | 'noRate' // the table has no rate for this category
  | 'typical' // the usual rates of the region, not a table of this category

/** Amounts in minor units; `low` = `high` if the table gives the exact fee. */
export interface Fee {
  amount: { value: number; low: number; high: number } | null
  reason: FeeReason | null
  table: Dated | null
  /** How the amount was found; null without an amount. */
  explanation: FeeExplanation | null
}

export const unknownFee = (reason: FeeReason, table: Dated | null = null): Fee => ({
  amount: null,
  reason,
  table,
  explanation: null,
})

export const exactFee = (value: number, table: Dated, explanation: FeeExplanation | null = null): Fee => ({
  amount: { value, low: value, high: value },
  reason: null,
  table,
  explanation,
})

/** A fee known only by its bounds: its value is the middle. */
export function boundedFee(
  low: number,
  high: number,
  reason: FeeReason,
  table: Dated,
  explanation: FeeExplanation | null = null,
): Fee {
  return low === high
    ? exactFee(low, table, explanation)
    : { amount: { value: Math.round((low + high) / 2), low, high }, reason, table, explanation }
}

export const tableOn = <T extends Dated>(tables: readonly T[], on: string): T | undefined =>
  tables.find((table) => table.validFrom <= on && (table.validTo === null || on <= table.validTo))

/** Weights are whole grams: a pound of 453.59 g is stored as 454, which must not exceed a limit of one pound. */
export const gramLimit = (grams: number): number => Math.round(grams)
/** Sizes are stored in hundredths of a millimeter, so only half a hundredth is tolerated. */
const LENGTH_STEP = 0.005
export const within = (millimetres: number, limit: number): boolean => millimetres <= limit + LENGTH_STEP

export const MM_PER_INCH = 25.4
export const GRAMS_PER_POUND = 453.59237
export const GRAMS_PER_OUNCE = GRAMS_PER_POUND / 16

/** Longest side first, as in every table of limits. */
export function sorted(size: readonly [number, number, number]): [number, number, number] {
  const [a, b, c] = [...size].sort((x, y) => y - x)
  return [a ?? 0, b ?? 0, c ?? 0]
}

/** Whether a package fits into a box; both longest side first, in millimeters. */
export const fits = (size: readonly [number, number, number], box: readonly [number, number, number]): boolean =>
  size.every((side, at) => within(side, box[at] ?? 0))
