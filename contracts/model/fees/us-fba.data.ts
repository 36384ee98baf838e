/**
 * FBA fulfilment fees of Amazon US in 2026, in cents. Three columns by price: below $10, $10–50, above $50.
 * Source: DOMAIN B2, where every number was checked.
 */
import type { Dated } from './fee.ts'
import type { UsTier } from './us-tiers.ts'

export type Columns = readonly [number, number, number]
/** Fee above the last row: a base, plus `adds` per started step above `from` pounds. */
export interface Stepped {
  base: Columns
  from: number
  step: number
  adds: number
}
export interface UsFbaTable extends Dated {
  /** Rows by ounces: 2, 4 … 16. */
  smallStandard: readonly Columns[]
  /** Rows by ounces: 4, 8 … 48. */
  largeStandard: readonly Columns[]
  largeStandardOver: Stepped
  bulky: Record<Exclude<UsTier, 'smallStandard' | 'largeStandard'>, Stepped>
}

export const SMALL_STANDARD_OUNCES = [2, 4, 6, 8, 10, 12, 14, 16] as const
export const LARGE_STANDARD_OUNCES = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48] as const
/** The highest prices of the first two columns, in cents: below $10, up to $50. */
export const US_PRICE_BANDS = [999, 5000] as const
/** Fuel and logistics surcharge on every fulfilment fee. */
export const US_SURCHARGE = { rate: 0.035, validFrom: '2026-04-17' }

const over = (a: number, b: number, c: number, from: number, step: number, adds: number): Stepped => ({
  base: [a, b, c],
  from,
  step,
  adds,
})
/** Rows of the $10–50 column, and the differences of the other two. */
const rows = (middle: readonly number[], low: number, high: number): Columns[] =>
  middle.map((fee) => [fee - low, fee, fee + high])

const bulky = {
  smallBulky: over(678, 755, 755, 1, 1, 38),
  largeBulky: over(858, 935, 935, 1, 1, 38),
  xl50: over(2556, 2633, 2633, 1, 1, 38),
  xl70: over(3655, 3732, 3732, 51, 1, 75),
  xl150: over(5055, 5132, 5132, 71, 1, 75),
  xlOver: over(19418, 19495, 19495, 151, 1, 19),
}
const normal: UsFbaTable = {
  validFrom: '2026-01-15',
  validTo: '2026-10-14',
  source: 'fees.us.fba',
  smallStandard: [
    [243, 332, 358],
    [249, 342, 368],
    [256, 345, 371],
    [266, 354, 380],
    [277, 368, 394],
    [282, 378, 404],
    [292, 391, 417],
    [295, 396, 422],
  ],
  largeStandard: rows([373, 395, 420, 460, 504, 542, 557, 582, 592, 610, 626, 667], 82, 26),
  largeStandardOver: over(615, 697, 723, 3, 0.25, 8),
  bulky,
}
const peak: UsFbaTable = {
  validFrom: '2026-10-15',
  validTo: '2027-01-14',
  source: 'fees.us.fbaPeak',
  smallStandard: [
    [262, 351, 377],
    [268, 361, 387],
    [276, 365, 391],
    [286, 374, 400],
    [298, 389, 415],
    [303, 399, 425],
    [314, 413, 439],
    [317, 418, 444],
  ],
  largeStandard: rows([397, 421, 448, 489, 534, 573, 589, 615, 629, 649, 666, 708], 82, 26),
  largeStandardOver: over(669, 751, 777, 3, 0.25, 8),
  bulky: {
    smallBulky: over(782, 859, 859, 1, 1, 38),
    largeBulky: over(962, 1039, 1039, 1, 1, 38),
    xl50: over(2829, 2906, 2906, 1, 1, 38),
    xl70: over(3936, 4013, 4013, 51, 1, 75),
    xl150: over(5497, 5574, 5574, 71, 1, 75),
    xlOver: over(20269, 20346, 20346, 151, 1, 19),
  },
}
/** Apparel has its own standard sizes and the usual bulky sizes. Its peak fees are not known. */
export const US_APPAREL: UsFbaTable = {
  ...normal,
  source: 'fees.us.fbaApparel',
  smallStandard: [
    [262, 351, 377],
    [264, 354, 380],
    [268, 359, 385],
    [281, 369, 395],
    [300, 391, 417],
    [310, 409, 435],
    [320, 420, 446],
    [330, 425, 451],
  ],
  largeStandard: rows([430, 450, 472, 517, 587, 604, 614, 625, 660, 672, 677, 690], 82, 26),
  largeStandardOver: over(615, 697, 723, 3, 0.5, 16),
}
export const US_FBA: readonly UsFbaTable[] = [normal, peak]
