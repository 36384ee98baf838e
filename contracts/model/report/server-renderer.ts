/**
 * What the built web gives the server, so that the page of an online report comes with its first section in it: it is read
 * long before the first script has run. Made by web/app/server-render, used by server/app/server-render.ts.
 */
import type { Language } from '../language.ts'
import type { Marketplace } from '../marketplaces.ts'
import type { Grouping } from '../number.ts'
import type { Report } from './report.ts'

/** The report that an address asks for. */
export type ReportAddress =
  | { kind: 'asin'; marketplace: Marketplace; subject: string }
  | { kind: 'market'; subject: string }

/** What of the page around the report its reader has put away. */
export interface ClosedParts {
  drawer: boolean
  banner: boolean
}

export interface RenderedPage extends ClosedParts {
  report: Report
  /** Which version it is; from the second on there is a bar to choose by. */
  revision: number
  language: Language
  grouping: Grouping
  path: string
}

export interface ServerRenderer {
  /** Undefined where an address asks for no report. */
  reportAt(path: string): ReportAddress | undefined
  /** The content of `#root`, as HTML. Throws where the first section needs what only a browser has. */
  render(reading: RenderedPage): string
}
