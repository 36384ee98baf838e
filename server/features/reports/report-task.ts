/** What the worker thread is told and what it tells back. Plain data: it crosses a thread boundary. */
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

export interface ReportTask {
  catalogueFile: string
  marketplace: Marketplace
  asin: string
  accountId: number
  language: Language
  /** ISO instant of the world. */
  now: string
  /** Where the PDF is written. */
  file: string
}

export type ReportResult =
  | { outcome: 'done'; model: string }
  /** Trying again cannot help. */
  | { outcome: 'hopeless'; failure: 'dataDamaged' | 'productGone'; detail: string }

export interface Progress {
  stage: 'reading' | 'analysing' | 'drawing' | 'saving'
  progress: number
}
