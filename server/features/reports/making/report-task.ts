/** What the worker thread is told and what it tells back. Plain data: it crosses a thread boundary. */
import type { REPORT_FAILURES } from '#contracts/api/reports/report-rows.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'

export interface ReportTask {
  kind: ReportKind
  catalogueFile: string
  /** Folder of stored product pictures. */
  pictures: string
  marketplace: Marketplace
  /** ASIN or niche id. */
  subject: string
  /** What was searched for when the niche was chosen. */
  keyword: string | null
  accountId: number
  language: Language
  /** ISO instant of the world. */
  now: string
  /** The packed model of the version before: what has changed since is told. */
  former?: Uint8Array
  /** What stands against the product of an ASIN report; null when that could not be found out. */
  rights?: RightsFacts | null
  /** Where the PDF is written. */
  file: string
}

/** A finished version to draw in a language. */
export interface ReportPaper {
  /** As it is stored. */
  model: Uint8Array
  language: Language
  catalogueFile: string
  pictures: string
  accountId: number
}

export type ReportResult =
  /** `problem`: why a language model that was asked did not write it, for the log. */
  | { outcome: 'done'; model: Uint8Array; madeAt: string; asOf: string; problem?: string }
  /** Trying again cannot help. */
  | { outcome: 'hopeless'; failure: (typeof REPORT_FAILURES)[number]; detail: string }

export interface Progress {
  stage: 'reading' | 'analysing' | 'writing' | 'drawing' | 'saving'
  progress: number
  /** What was just written, while the stage is `writing`. */
  sentence?: string
}
