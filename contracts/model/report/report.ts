/**
 * The report model: plain data that the online page and the PDF both draw, and that nothing else feeds. Sections hold
 * blocks; blocks hold figures. Every number shown is a `Figure`, so every number carries its method and its date.
 */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import type { WhatIfFacts } from '../what-if/input.ts'
import type { TextKey } from './texts.ts'

/**
 * How a number came about: `observed` read off the marketplace; `estimated` inferred, always with `low` and `high`;
 * `calculated` by a stated formula or a published table from other figures; `sample` made up (sample world).
 */
export type Method = 'observed' | 'estimated' | 'calculated' | 'sample'

export type Unit =
  | 'money' // integer minor units of the marketplace's currency
  | 'count'
  | 'rank'
  | 'percent' // fraction 0–1
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
}

/** A text with numbers in it; the numbers are figures, formatted where the text is drawn. */
export interface Sentence {
  key: TextKey
  params: Record<string, Figure | string>
  /** The same in the words of a language model, checked against this sentence (narrative/judge.ts); in its language only. */
  written?: { language: Language; text: string }
}

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

/** A chart as data; `chartOption` (charts.ts) turns it into the ECharts option that browser and PDF share. */
export type Chart = { kind: 'chart'; title: TextKey; asOf: string; method: Method } & (
  | { shape: 'cartesian'; categories: string[]; categoryUnit: Unit; series: Series[] }
  | { shape: 'bars'; unit: Unit; items: { label: string | TextLabel; value: number }[] }
  | { shape: 'pie'; unit: Unit; items: { label: string | TextLabel; value: number }[] }
)
/** A label that is translated when drawn. */
export interface TextLabel {
  text: TextKey
}

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

export type Verdict = 'enter' | 'caution' | 'avoid'

/** One part of a score. */
export interface ScorePart {
  key: string
  label: TextKey
  /** 0–10, higher is better for who enters (competition and threshold are turned around); null when not known. */
  points: Figure
  /** Weight that is proposed, a fraction; the readers may move it. Those of all parts sum to 1. */
  weight: number
  /** The figures that it was computed from. */
  because: Figure[]
}

export type Block =
  /** The answer in a word, why, and the figures that decide. */
  | { kind: 'verdict'; verdict: Verdict; reasons: Sentence[] }
  /** A score of weighted parts; parts that are not known count for nothing, and their weight goes to the others. */
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
export type ImportKind = 'products' | 'keepa' | 'keywords' | 'reviews'
/** The kinds that `npm run import -- KIND FILE` takes so far; a command is only shown for these. */
export const IMPORTS: readonly ImportKind[] = ['products']
export const importCommand = (kind: ImportKind) => `npm run import -- ${kind} FILE`

export const ASIN_SECTIONS = [
  'overview',
  'sales',
  'price',
  'traffic',
  'keywords',
  'competitors',
  'ratings',
  'variants',
  'profit',
  'listing',
  'swot',
  'actions',
  'sources',
] as const
export type AsinSection = (typeof ASIN_SECTIONS)[number]

/** The 16 sections of a market report (DOMAIN B11), in their order. */
export const MARKET_SECTIONS = [
  'verdict',
  'market',
  'attractiveness',
  'demand',
  'concentration',
  'priceBands',
  'newProducts',
  'starSpread',
  'searchTerms',
  'forms',
  'voices',
  'topProducts',
  'chances',
  'strategy',
  'conclusion',
  'sources',
] as const
export type MarketSection = (typeof MARKET_SECTIONS)[number]

export type SectionKey = AsinSection | MarketSection

export interface Section<Key extends SectionKey = SectionKey> {
  key: Key
  /** `full`: all it can hold; `partial`: some facts missing; `missing`: none. */
  completeness: 'full' | 'partial' | 'missing'
  blocks: Block[]
}

/** A number by which reports of one kind are compared, and which way is good for the seller. */
export interface Measure {
  figure: Figure
  better: 'higher' | 'lower' | null
}

/** A product that stands beside the subject: a rival, or one of the niche. */
export interface Peer {
  asin: string
  title: string
}

/** What has changed since the former version. */
export interface Changes {
  /** When that was made (ISO instant), and the day of its facts. */
  since: string
  sinceAsOf: string
  rows: ComparisonRow[]
  arrived: Peer[]
  left: Peer[]
}

/** Who wrote summary, SWOT and actions. `fallback`: a language model was asked, and why its text is not here. */
export type Writer =
  | { by: 'rules'; fallback?: 'unreachable' | 'timeout' | 'garbage' | 'invented' }
  /**
   * Of so many sentences so many are in the model's words, in the language that it wrote; the others could not be checked
   * and are the rules', as is all of the other language.
   */
  | { by: 'model'; language: Language; model: string; released: number; of: number }

/** How complete the data behind the report was: of its sections, how many are full, partial and missing. */
export interface Quality {
  level: 'good' | 'fair' | 'poor'
  full: number
  partial: number
  missing: number
}

interface ReportBase {
  /** Version of this model; a stored report of an older one is rendered as it was. What is optional below came with 2. */
  version: 1 | 2
  marketplace: Marketplace
  title: string
  imageUrl: string | null
  /** True when it was made from sample rows: labelled on every page. */
  sample: boolean
  /** When the report was made (ISO instant), and the day of the facts behind it. */
  madeAt: string
  asOf: string
  sections: Section[]
  quality?: Quality
  /** The numbers by which versions and reports are compared. */
  measures?: Measure[]
  /** Rivals, or the products of the niche, strongest first. */
  peers?: Peer[]
  changes?: Changes
  writer?: Writer
}

export interface AsinReport extends ReportBase {
  kind: 'asin'
  asin: string
  brand: string | null
  /** What a calculation of profit begins with. */
  whatIf?: WhatIfFacts
}

export interface MarketReport extends ReportBase {
  kind: 'market'
  nicheId: string
  /** What was searched for when the niche was chosen. */
  keyword: string
  /** The title of the niche in both languages, where they are known. */
  names?: Record<Language, string>
  referenceAsin: string
}

export type Report = AsinReport | MarketReport
export type ReportKind = Report['kind']

export type { Language }

/** So many stand beside each other at most. */
export const MOST_SIDE_BY_SIDE = 4
