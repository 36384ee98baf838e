/** The report that an address of the online screen asks for: SPEC section 2. */
import { normaliseAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import type { ReportAddress } from '#contracts/model/report/server-renderer.ts'
import type { ScreenProps } from '#web/kit/screen.ts'
import { asinConfirmPath, marketConfirmPath } from '../confirm-path.ts'
import { asin, type KindOfReport, market } from '../report-kind.ts'

export interface AskedReport {
  /** Which report of an account it is. */
  on: ReportAddress
  /** What the call for the report is asked. */
  query: Record<string, string>
  /** As it is called where there is none: the marketplace and the ASIN, or the id of the niche. */
  subject: string
  /** Where such a report is ordered. */
  createPath: string
}

/** Undefined when the address names no subject, or a marketplace that is none of ours. Left out, it is the US. */
export function askedReport({ kind }: KindOfReport, params: ScreenProps): AskedReport | undefined {
  if (kind === 'market') {
    const nicheId = params.nicheId?.trim().slice(0, 64)
    const createPath = marketConfirmPath({ keyword: '', marketplace: DEFAULT_MARKETPLACE, nicheId })
    return nicheId ? { on: { kind, subject: nicheId }, query: { nicheId }, subject: nicheId, createPath } : undefined
  }
  const marketplace = (params.marketplace ?? DEFAULT_MARKETPLACE).toUpperCase()
  const asin = normaliseAsin(params.asin ?? '')
  if (!isMarketplace(marketplace) || asin === '') return undefined
  return {
    on: { kind, marketplace, subject: asin },
    query: { asin, marketplace },
    subject: `${marketplace} ${asin}`,
    createPath: asinConfirmPath({ asin, marketplace }),
  }
}

/** The kind of report that a path of the online screen is of, and what it asks for. */
export function reportAddressOf(path: string): { kind: KindOfReport; asked: AskedReport | undefined } {
  const kind = /^\/(market|products\/sc_fx)\//.test(path) ? market : asin
  const [first, second] = (path.split('/online')[1] ?? '').split('/').filter(Boolean).map(decodeURIComponent)
  return { kind, asked: askedReport(kind, kind === market ? { nicheId: first } : { marketplace: first, asin: second }) }
}
