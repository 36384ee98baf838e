/** What is said in a report: figures, each with its method and its date, and sentences that hold them. */
import type { Language } from '../language.ts'
import type { TooFew } from './sample.ts'
import type { TextKey } from './text-key.ts'

/**
 * How a number came about: `observed` read off the marketplace; `estimated` inferred, always with `low` and `high`;
 * `calculated` by a stated formula or a published table from other figures; `sample` made up (sample world).
 */
export type Method = 'observed' | 'estimated' | 'calculated' | 'sample'

export type Unit =
  | 'money' // integer minor units of the marketplace's currency
  | 'roughMoney' // as money, but of pieces sold or a sum over them: nobody knows it to the cent, so it is not told so
  | 'band' // text, a price band in minor units: "2000-4000", "5000-" without an upper bound
  | 'countBand' // text, a class of counts: "100-500" is 100 to 499, "0-100" below 100, "5000-" 5000 and more
  | 'ratingBand' // text, a class of ratings: "3.5-4" is 3.5 to 3.9
  | 'count'
  | 'rank'
  | 'percent' // fraction 0–1
  | 'similarity' // fraction 0–1 of rights, in the whole percent by which its risk is judged
  | 'change' // signed fraction, +0.12 is +12 %
  | 'rating' // stars, 1 decimal
  | 'score' // 0–100
  | 'days'
  | 'weight' // grams
  | 'size' // text, already in millimetres: "120 × 80 × 40"
  | 'date' // YYYY-MM-DD
  | 'month' // YYYY-MM
  | 'text'
  | 'label' // a TextKey, translated where it is drawn
  | 'ratio' // 2 decimals
  | 'points' // 0–10, 1 decimal
  | 'permille' // fraction 0–1, shown in ‰
  | 'shift' // signed difference of counts, ranks, stars or scores, two decimals at most
  | 'pp' // signed difference of two fractions, shown in percentage points

/** One shown fact. `value` null shows as a dash with the reason that it is not known. */
export interface Figure {
  label: TextKey
  unit: Unit
  value: number | string | null
  method: Method
  /** Bounds of an estimate, in the same unit. */
  low?: number
  high?: number
  /** The day the underlying facts were observed. */
  asOf: string
  /** The formula or table behind it, shown on hover and in the last section. */
  note?: TextKey
  /** Of a name out of the data that is known in both languages: shown instead of `value` (formatFigure does it). */
  names?: Record<Language, string>
  /** Set if `value` is null because the sample is too small; the report then shows "too few". */
  few?: TooFew
}

/** A text with numbers in it; the numbers are figures, formatted where the text is drawn. */
export interface Sentence {
  key: TextKey
  params: Record<string, Figure | string>
  /** The same in the words of a language model, checked against this sentence (narrative/judge.ts); in its language only. */
  written?: { language: Language; text: string }
}

/** A label that is translated when drawn. */
export interface TextLabel {
  text: TextKey
}
