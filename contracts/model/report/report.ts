/**
 * The report model: plain data, the only input of both the online page and the PDF. Sections hold blocks; blocks hold
 * figures. Every number shown is a `Figure`, so every number has its method and its date.
 */
import type { FeeCategory, Measured } from '../catalogue.ts'
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import type { Block, ComparisonRow } from './block-kinds.ts'
import type { Figure } from './figure.ts'

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
  'rights',
  'swot',
  'actions',
  'sources',
] as const
export type AsinSection = (typeof ASIN_SECTIONS)[number]

/** In order of display (DOMAIN B11). */
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
  /** `full`: all facts; `partial`: some facts missing; `missing`: no facts. */
  completeness: 'full' | 'partial' | 'missing'
  /** `bad`: at least one bad finding; `good`: only good findings. */
  tone?: 'good' | 'bad'
  blocks: Block[]
}

/** A number that comparisons of reports show, and which direction is good for the seller. */
export interface Measure {
  figure: Figure
  better: 'higher' | 'lower' | null
  /** Inputs of the number, if they vary. Numbers with a different basis are not compared. */
  basis?: string
}

/** A rival, or a product of the niche. */
export interface Peer {
  asin: string
  title: string
  /** Reports made before 2026-11-23 lack both. */
  brand?: string | null
  imageUrl?: string | null
}

/** Changes since the previous version. */
export interface Changes {
  /** Creation (ISO instant) of the previous version, and the day of its facts. */
  since: string
  sinceAsOf: string
  rows: ComparisonRow[]
  arrived: Peer[]
  left: Peer[]
}

/** Writer of summary, SWOT and actions. `fallback`: why a requested language model's text was not used. */
export type Writer =
  | { by: 'rules'; fallback?: 'unreachable' | 'timeout' | 'garbage' | 'invented' }
  /** `released` of `of` sentences passed the check and use the model's words; the rest, and the other language, use rules. */
  | { by: 'model'; language: Language; model: string; released: number; of: number }

/** How complete the data were: numbers of full, partial and missing sections. */
export interface Quality {
  level: 'good' | 'fair' | 'poor'
  full: number
  partial: number
  missing: number
}

interface ReportBase {
  /** Model version. Stored reports of version 1 are shown as they are; the optional properties below came with 2. */
  version: 1 | 2
  marketplace: Marketplace
  title: string
  imageUrl: string | null
  /** Made from sample rows; every page is labeled. */
  sample: boolean
  /** Creation (ISO instant), and the day of the facts. */
  madeAt: string
  asOf: string
  sections: Section[]
  quality?: Quality
  /** Numbers for comparisons. */
  measures?: Measure[]
  /** Rivals, or the products of the niche, strongest first. */
  peers?: Peer[]
  changes?: Changes
  writer?: Writer
}

/** The money facts of a product, stored in the report so that page and server compute the same. */
export interface WhatIfFacts {
  /** Minor units, including tax where the marketplace shows it. */
  price: number | null
  /** Millimeters and grams. */
  size: [number, number, number] | null
  weight: number | null
  /** What size and weight describe; absent in older reports, which mean the package. */
  measures?: Measured
  feeCategory: FeeCategory | null
  /** Return rate of the category. */
  returnRate: number | null
  on: string
}

export interface AsinReport extends ReportBase {
  kind: 'asin'
  asin: string
  brand: string | null
  /** Initial inputs of the profit calculator. */
  whatIf?: WhatIfFacts
}

export interface MarketReport extends ReportBase {
  kind: 'market'
  nicheId: string
  /** The search that led to the niche. */
  keyword: string
  /** Title of the niche in both languages, if known. */
  names?: Record<Language, string>
  referenceAsin: string
}

export type Report = AsinReport | MarketReport
export type ReportKind = Report['kind']

/** Maximum number of reports in one comparison. */
export const MAX_SIDE_BY_SIDE = 4
