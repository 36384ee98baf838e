/**
 * Server rendering of online reports: the page arrives with its first section, readable before any script has run. Built by
 * web/app/server-render, used by server/app/server-render.ts.
 */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import type { Grouping } from '../number.ts'
import type { Report } from './report.ts'

export type ReportAddress =
  | { kind: 'asin'; marketplace: Marketplace; subject: string }
  | { kind: 'market'; subject: string }

/** Page parts that the reader has closed. */
export interface ClosedParts {
  drawer: boolean
  banner: boolean
}

export interface RenderedPage extends ClosedParts {
  report: Report
  /** Version of the report; from 2 on, the page has a version bar. */
  revision: number
  language: Language
  grouping: Grouping
  path: string
}

export interface ServerRenderer {
  /** Undefined if the address is not a report. */
  reportAt(path: string): ReportAddress | undefined
  /** Returns the HTML inside `#root`. Throws if the first section needs browser features. */
  render(page: RenderedPage): string
}
