import { normalizeAsin } from '#contracts/core/rules.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '#contracts/model/marketplaces.ts'
import type { ReportAddress } from '#contracts/model/report/server-renderer.ts'
import type { ScreenProps } from '#web/kit/screen.ts'
import { asinConfirmPath, marketConfirmPath } from '../confirm-path.ts'
import { asin, market, type ReportKindConfig } from '../report-kind.ts'

export interface ReportRequest {
  on: ReportAddress
  query: Record<string, string>
  /** The ASIN with its marketplace, or the niche id, for the "not found" message. */
  subject: string
  createPath: string
}

/** Undefined without an ASIN or niche id, or if the marketplace is unsupported. A missing marketplace is allowed. */
export function reportRequestOf({ kind }: ReportKindConfig, params: ScreenProps): ReportRequest | undefined {
  if (kind === 'market') {
    const nicheId = params.nicheId?.trim().slice(0, 64)
    const createPath = marketConfirmPath({ keyword: '', marketplace: DEFAULT_MARKETPLACE, nicheId })
    return nicheId ? { on: { kind, subject: nicheId }, query: { nicheId }, subject: nicheId, createPath } : undefined
  }
  const marketplace = (params.marketplace ?? DEFAULT_MARKETPLACE).toUpperCase()
  const asin = normalizeAsin(params.asin ?? '')
  if (!isMarketplace(marketplace) || asin === '') return undefined
  return {
    on: { kind, marketplace, subject: asin },
    query: { asin, marketplace },
    subject: `${asin} (${marketplace})`,
    createPath: asinConfirmPath({ asin, marketplace }),
  }
}

/** Reads the path of an online report (SPEC section 2). */
export function reportAddressOf(path: string): { kind: ReportKindConfig; request: ReportRequest | undefined } {
  const kind = /^\/(market|products\/sc_fx)\//.test(path) ? market : asin
  const [first, second] = (path.split('/online')[1] ?? '').split('/').filter(Boolean).map(decodeURIComponent)
  return {
    kind,
    request: reportRequestOf(kind, kind === market ? { nicheId: first } : { marketplace: first, asin: second }),
  }
}
