/** The kinds of blocks that a section is made of. Their makers stand in blocks.ts. */
import type { Language } from '../language.ts'
import type { Figure, Method, Sentence, TextLabel, Unit } from './figure.ts'
import type { TextKey } from './text-key.ts'

export interface Column {
  label: TextKey
  unit: Unit
  method: Method
  /** Relative width in the PDF. */
  width?: number
  /** Shown to readers of this language only: a translation into it (`tableIn`). */
  onlyIn?: Language
}

export interface Table {
  kind: 'table'
  title: TextKey
  columns: Column[]
  /** Cells in column order; null shows as a dash. */
  rows: (number | string | null)[][]
  asOf: string
  /** Index of a row to set off, e.g. the product itself among its competitors. */
  highlight?: number
}

export interface Series {
  label: TextKey
  type: 'bar' | 'line'
  unit: Unit
  /** The right-hand axis. */
  second?: boolean
  /** Upside-down axis, for ranks: better is higher. */
  inverse?: boolean
  values: (number | null)[]
}

/**
 * A chart as data; `chartOption` (charts.ts) turns it into the ECharts option that browser and PDF share. `labelUnit`: set
 * when the labels of the items are values in that unit instead of names.
 */
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
  /** Within how many days. */
  withinDays: number
  priority: 'high' | 'medium' | 'low'
}

/** A listing rule and how the listing stands to it. */
export interface Check {
  rule: Sentence
  verdict: 'pass' | 'warn' | 'fail' | 'unknown'
  points: number
  maximum: number
  fix?: Sentence
}

/** A topic in the listing's language; `names` has it in the reader's (`topicOf` of format.ts). */
export interface QuotedTopic {
  topic: string
  names?: Record<Language, string>
  share: Figure
  quotes: string[]
}

/** Figures side by side, each row of its own unit: two reports, or what was before and what is now. */
export interface Comparison {
  kind: 'comparison'
  title: TextKey
  /** Heads of the columns: names as they are, days, or texts of ours. */
  columns: (string | TextLabel)[]
  rows: ComparisonRow[]
}
export interface ComparisonRow {
  label: TextKey
  /** As many as there are columns. */
  figures: Figure[]
  /** Whether what became of it is good for the seller; absent where it is neither. */
  tone?: 'good' | 'bad'
  /** Of reports side by side: the columns that are surely better for the seller than the rest. */
  best?: number[]
}

/** `open`: too little is known for any of the others. */
export type Verdict = 'enter' | 'caution' | 'avoid' | 'open'

/** One part of a score. */
export interface ScorePart {
  key: string
  label: TextKey
  /** 0–10, higher is better for who enters (competition and threshold are turned around); null when not known. */
  points: Figure
  /** Weight that is proposed, a fraction; the readers may move it. Those of all parts sum to 1. */
  weight: number
  /** Share of `because` that is known: so much of the weight counts. Absent in reports made before 2026-11-23, which count all. */
  known?: number
  /** The figures that it was computed from. */
  because: Figure[]
}

export type Block =
  /** The answer in a word, and why; of a market if not of a product. */
  | { kind: 'verdict'; verdict: Verdict; of?: 'product'; reasons: Sentence[] }
  /** A score of weighted parts: each counts as far as its figures are known. The total is null if too little is known. */
  | { kind: 'score'; title: TextKey; total: Figure; parts: ScorePart[] }
  | Comparison
  /** Lists side by side under heads of their own. */
  | { kind: 'columns'; columns: { title: TextKey; items: Sentence[] }[] }
  | { kind: 'figures'; figures: Figure[] }
  | Table
  | Chart
  | { kind: 'findings'; tone: 'insight' | 'warning'; items: Sentence[] }
  | { kind: 'quotes'; title: TextKey; items: QuotedTopic[] }
  | { kind: 'swot'; quadrants: Quadrant[] }
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'checks'; checks: Check[] }
  /** Verbatim text of the listing. */
  | { kind: 'verbatim'; label: TextKey; text: string }
  /** What is not known here, and which import would fill it. */
  | { kind: 'missing'; what: Sentence; fill: ImportKind | null }

/** Kinds of data that fill sections. */
export type ImportKind = 'products' | 'keepa' | 'keywords' | 'reviews' | 'patents' | 'trademarks'
/** The kinds that an import takes so far: only these are proposed as actions. */
export const IMPORTS: readonly ImportKind[] = ['products', 'patents', 'trademarks']
