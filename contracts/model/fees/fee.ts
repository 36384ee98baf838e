/** What a fee question is answered with: an amount, or a range, or the reason that it is not known. */

import type { TextKey } from '../report/text-key.ts'

/** A table of fees with the days it holds for (inclusive) and where it stands. */
export interface Dated {
  validFrom: string
  /** null: no end announced. */
  validTo: string | null
  source: TextKey
}

/** Why a fee is not known, or is only a range. */
export type FeeReason =
  | 'noTable' // no table of this marketplace is known
  | 'noTableForDate'
  | 'noPrice'
  | 'noSize' // package size or weight not known
  | 'noCategory'
  | 'itemSize' // only the item was measured: from its own fee to that of a package around it
  | 'onePiece' // only the item was measured, and it is sold as a pack: perhaps one piece of it
  | 'itemOversize' // only the item was measured, and the known table ends below it; folded, its package may be smaller
  | 'oversize' // the known table ends below this size or weight
  | 'lowPrice' // a low-price rate holds, and its numbers are not known
  | 'between' // first and last row of a band are known, the rows between are not
  | 'peakApparel' // the peak table of apparel is not known: from its normal fee to that plus the peak increase of other goods
  | 'billedWeight' // from the fee by unit weight to the fee by volumetric weight
  | 'typical' // the usual rates of the region, not a table of this category

/** Amounts in minor units of the marketplace; `low` = `high` when the table gives the number. */
export interface Fee {
  amount: { value: number; low: number; high: number } | null
  reason: FeeReason | null
  table: Dated | null
}

export const unknownFee = (reason: FeeReason, table: Dated | null = null): Fee => ({ amount: null, reason, table })

export const exactFee = (value: number, table: Dated): Fee => ({
  amount: { value, low: value, high: value },
  reason: null,
  table,
})

/** A fee known only by its bounds: its value is the middle. */
export function boundedFee(low: number, high: number, reason: FeeReason, table: Dated): Fee {
  return low === high
    ? exactFee(low, table)
    : { amount: { value: Math.round((low + high) / 2), low, high }, reason, table }
}

/** The table that holds on a day, or undefined. */
export const tableOn = <T extends Dated>(tables: readonly T[], on: string): T | undefined =>
  tables.find((table) => table.validFrom <= on && (table.validTo === null || on <= table.validTo))

/** Weights are whole grams: a pound of 453.59 g is stored as 454, and must not pass a limit of one pound. */
export const gramLimit = (grams: number): number => Math.round(grams)
/** Sizes are hundredths of a millimetre, so a limit of 0.75 in (19.05 mm) is compared as it is. */
const LENGTH_STEP = 0.005
export const within = (millimetres: number, limit: number): boolean => millimetres <= limit + LENGTH_STEP

export const MM_PER_INCH = 25.4
export const GRAMS_PER_POUND = 453.59237
export const GRAMS_PER_OUNCE = GRAMS_PER_POUND / 16

/** Longest first, as every table words its limits. */
export function sorted(size: readonly [number, number, number]): [number, number, number] {
  const [a, b, c] = [...size].sort((x, y) => y - x)
  return [a ?? 0, b ?? 0, c ?? 0]
}

/** Whether a package fits a box, both longest first, in millimetres. */
export const fits = (size: readonly [number, number, number], box: readonly [number, number, number]): boolean =>
  size.every((side, at) => within(side, box[at] ?? 0))
