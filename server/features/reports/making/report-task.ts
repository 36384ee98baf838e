/** Messages to and from the worker thread. Plain data only: they cross a thread boundary. */
import type { REPORT_FAILURES } from '#contracts/api/reports/report-rows.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'

export interface ReportTask {
  kind: ReportKind
  catalogueFile: string
  pictures: string
  marketplace: Marketplace
  /** ASIN or niche id. */
  subject: string
  /** The search that led to the niche. */
  keyword: string | null
  accountId: number
  language: Language
  /** ISO instant of the world. */
  now: string
  /** The packed model of the previous version, to compute the changes. */
  previousModel?: Uint8Array
  /** Rights similar to the product; null for a market report and if the search failed. */
  rights?: RightsFacts | null
  file: string
}

export interface ReportPaper {
  model: Uint8Array
  language: Language
  catalogueFile: string
  pictures: string
  accountId: number
}

export type ReportResult =
  /** `problem`: why the language model did not word the report, for the log. */
  | { outcome: 'done'; model: Uint8Array; madeAt: string; asOf: string; problem?: string }
  | { outcome: 'failed'; failure: (typeof REPORT_FAILURES)[number]; detail: string }

export interface Progress {
  stage: 'reading' | 'analysing' | 'writing' | 'drawing' | 'saving'
  progress: number
  /** The sentence just written, during the stage `writing`. */
  sentence?: string
}
