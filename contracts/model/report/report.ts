/**
 * The report model: plain data that the online page and the PDF both draw, and that nothing else feeds. Sections hold
 * blocks; blocks hold figures. Every number shown is a `Figure`, so every number carries its method and its date.
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
  /** `bad` with at least one bad finding, `good` with good findings only. */
  tone?: 'good' | 'bad'
  blocks: Block[]
}

/** A number by which reports of one kind are compared, and which way is good for the seller. */
export interface Measure {
  figure: Figure
  better: 'higher' | 'lower' | null
  /** The inputs of the number, if they vary between reports. Numbers with a different basis are not compared. */
  basis?: string
}

/** A product that stands beside the subject: a rival, or one of the niche. */
export interface Peer {
  asin: string
  title: string
  /** Reports made before 2026-11-23 lack both. */
  brand?: string | null
  imageUrl?: string | null
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

/** What a report knows of the product's money: plain data in the report, so that page and server compute alike. */
export interface WhatIfFacts {
  /** Minor units, as the marketplace shows prices. */
  price: number | null
  /** Millimetres and grams. */
  size: [number, number, number] | null
  weight: number | null
  /** What they are of; earlier reports took all of them for packages. */
  measures?: Measured
  feeCategory: FeeCategory | null
  /** Of the category. */
  returnRate: number | null
  /** The day of the report. */
  on: string
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

/** So many stand beside each other at most. */
export const MOST_SIDE_BY_SIDE = 4
