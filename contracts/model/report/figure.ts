import type { Language } from '../language.ts'
import type { TooFew } from './sample.ts'
import type { TextKey } from './text-key.ts'

/**
 * How a number was obtained: `observed` on the marketplace; `estimated`, always with `low` and `high`; `calculated` from
 * other figures by a stated formula or a published table; `sample` made up.
 */
export type Method = 'observed' | 'estimated' | 'calculated' | 'sample'

export type Unit =
  | 'money' // integer minor units of the marketplace's currency
  | 'roughMoney' // as money, but estimated: not known, and not shown, to the cent
  | 'band' // text, a price band in minor units: "2000-4000", or "5000-" without an upper bound
  | 'countBand' // text, a range of counts: "100-500" is 100 to 499, "0-100" below 100, "5000-" 5000 and more
  | 'ratingBand' // text, a range of ratings: "3.5-4" is 3.5 to 3.9
  | 'count'
  | 'rank'
  | 'percent' // fraction 0–1
  | 'similarity' // fraction 0–1, shown in the whole percent that decides the risk
  | 'change' // signed fraction, +0.12 is +12 %
  | 'rating' // stars, 1 decimal
  | 'score' // 0–100
  | 'days'
  | 'weight' // grams
  | 'size' // text, already in millimetres: "120 × 80 × 40"
  | 'date' // YYYY-MM-DD
  | 'month' // YYYY-MM
  | 'text'
  | 'label' // a TextKey, translated when drawn
  | 'ratio' // 2 decimals
  | 'points' // 0–10, 1 decimal
  | 'permille' // fraction 0–1, shown in ‰
  | 'shift' // signed difference of counts, ranks, stars or scores, two decimals at most
  | 'pp' // signed difference of two fractions, shown in percentage points

/** One shown fact. `value` null shows as a dash with a reason. */
export interface Figure {
  label: TextKey
  unit: Unit
  value: number | string | null
  method: Method
  /** Bounds of an estimate, in the same unit. */
  low?: number
  high?: number
  /** The day of the underlying facts. */
  asOf: string
  /** Formula or table behind the figure, shown on hover and in the last section. */
  note?: TextKey
  /** Translations of a name from the data, shown instead of `value`. */
  names?: Record<Language, string>
  /** Why the sample is too small; shown instead of `value`, which is null. */
  few?: TooFew
}

/** A text whose numbers are figures, formatted when drawn. */
export interface Sentence {
  key: TextKey
  params: Record<string, Figure | string>
  /** A language model's wording, checked against this sentence (narrative/judge.ts). */
  written?: { language: Language; text: string }
}

export interface TextLabel {
  text: TextKey
}
