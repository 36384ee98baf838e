/** The report that an address of the online screen asks for: SPEC section 2. */
import { normaliseAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import type { ScreenProps } from '#web/kit/screen.ts'
import { asinConfirmPath, marketConfirmPath } from '../confirm-path.ts'
import type { KindOfReport } from '../report-kind.ts'

export interface AskedReport {
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
    return nicheId ? { query: { nicheId }, subject: nicheId, createPath } : undefined
  }
  const marketplace = (params.marketplace ?? DEFAULT_MARKETPLACE).toUpperCase()
  const asin = normaliseAsin(params.asin ?? '')
  if (!isMarketplace(marketplace) || asin === '') return undefined
  return {
    query: { asin, marketplace },
    subject: `${marketplace} ${asin}`,
    createPath: asinConfirmPath({ asin, marketplace }),
  }
}
