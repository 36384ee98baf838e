import type { Language } from '../language.ts'
import type { Figure, Method, Sentence, TextLabel, Unit } from './figure.ts'
import type { TextKey } from './text-key.ts'

export interface Column {
  label: TextKey
  unit: Unit
  method: Method
  /** Relative width of the column in the PDF. */
  width?: number
  /** Shown only to readers of this language, because the column is a translation into it (`localizeTable`). */
  onlyIn?: Language
}

export interface Table {
  kind: 'table'
  title: TextKey
  columns: Column[]
  /** In column order; null shows as a dash. */
  rows: (number | string | null)[][]
  asOf: string
  /** Index of the row of the product itself. */
  highlight?: number
}

export interface Series {
  label: TextKey
  type: 'bar' | 'line'
  unit: Unit
  /** Uses the right-hand axis. */
  second?: boolean
  /** Turns the axis upside down, for ranks. */
  inverse?: boolean
  values: (number | null)[]
}

/** A chart as data; `chartOption` makes the ECharts option. `labelUnit`: set if the labels are values in that unit. */
export type Chart = { kind: 'chart'; title: TextKey; asOf: string; method: Method } & (
  | { shape: 'cartesian'; categories: string[]; categoryUnit: Unit; series: Series[] }
  | { shape: 'bars'; unit: Unit; labelUnit?: Unit; items: { label: string | TextLabel; value: number }[] }
  | { shape: 'pie'; unit: Unit; labelUnit?: Unit; items: { label: string | TextLabel; value: number }[] }
)

export interface Quadrant {
  title: 'strengths' | 'weaknesses' | 'opportunities' | 'threats'
  items: Sentence[]
}

export interface Action {
  what: Sentence
  why: Sentence
  withinDays: number
  priority: 'high' | 'medium' | 'low'
}

export interface Check {
  rule: Sentence
  verdict: 'pass' | 'warn' | 'fail' | 'unknown'
  points: number
  maximum: number
  fix?: Sentence
}

/** A topic of reviews in the listing's language; `names` translates it (`topicOf`). */
export interface QuotedTopic {
  topic: string
  names?: Record<Language, string>
  share: Figure
  quotes: string[]
}

/** Figures side by side: several reports, or before and after. Each row has its own unit. */
export interface Comparison {
  kind: 'comparison'
  title: TextKey
  /** Names, days, or translated texts. */
  columns: (string | TextLabel)[]
  rows: ComparisonRow[]
}
export interface ComparisonRow {
  label: TextKey
  /** One per column. */
  figures: Figure[]
  /** Whether the change is good for the seller; absent if neither. */
  tone?: 'good' | 'bad'
  /** For reports side by side: the columns that are certainly better than the rest. */
  best?: number[]
}

/** `open`: not enough is known for the other three. */
export type Verdict = 'enter' | 'caution' | 'avoid' | 'open'

export interface ScorePart {
  key: string
  label: TextKey
  /** 0–10; higher is always better for a new seller. null: not known. */
  points: Figure
  /** Proposed weight, a fraction. The weights of all parts sum to 1; readers may change them. */
  weight: number
  /** Known share of `because`; multiplies the weight. Reports made before 2026-11-23 lack it and count the full weight. */
  known?: number
  /** The figures from which the points are computed. */
  because: Figure[]
}

export type Block =
  /** The verdict and its reasons; about a market unless `of` is set. */
  | { kind: 'verdict'; verdict: Verdict; of?: 'product'; reasons: Sentence[] }
  /** The total is null if too few figures are known. */
  | { kind: 'score'; title: TextKey; total: Figure; parts: ScorePart[] }
  | Comparison
  | { kind: 'columns'; columns: { title: TextKey; items: Sentence[] }[] }
  | { kind: 'figures'; figures: Figure[] }
  | Table
  | Chart
  | { kind: 'findings'; tone: 'insight' | 'warning'; items: Sentence[] }
  | { kind: 'quotes'; title: TextKey; items: QuotedTopic[] }
  | { kind: 'swot'; quadrants: Quadrant[] }
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'checks'; checks: Check[] }
  | { kind: 'verbatim'; label: TextKey; text: string }
  /** What is not known, and which import would supply it. */
  | { kind: 'missing'; what: Sentence; fill: ImportKind | null }

export type ImportKind = 'products' | 'keepa' | 'keywords' | 'reviews' | 'patents' | 'trademarks'
/** The kinds that can be imported today; only these are proposed as actions. */
export const IMPORTS: readonly ImportKind[] = ['products', 'patents', 'trademarks']
