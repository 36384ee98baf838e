import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { type Refusal, refuse } from '#server/platform/refusal.ts'

export type Action = 'update' | 'recreate'

/** undefined if the state allows the action. */
export function remakeRefusal(action: Action, state: 0 | 1 | 2): Refusal | undefined {
  if (state === 0) return refuse('reportPending')
  if (action === 'update' && state !== 1) return refuse('reportNotUpdatable')
  if (action === 'recreate' && state !== 2) return refuse('reportNotRecreatable')
  return undefined
}

/**
 * `marketplace` and the `product` text may each name the marketplace and must agree; US if neither does. A text that is not JSON or
 * names an unknown marketplace is rejected, since the report would be charged.
 */
export function requestedMarketplace(body: { marketplace?: Marketplace; product?: string }): Marketplace {
  const { marketplace, product } = body
  if (product === undefined) return marketplace ?? DEFAULT_MARKETPLACE
  const named = marketplaceIn(product)
  if (named === 'none') return marketplace ?? DEFAULT_MARKETPLACE
  if (named === undefined)
    throw refuse('badRequest', { field: 'product', problem: 'must be JSON text whose marketplace is one of the nine' })
  if (marketplace !== undefined && marketplace !== named)
    throw refuse('badRequest', { field: 'product', problem: `names ${named}, but marketplace is ${marketplace}` })
  return named
}

/** In either case; undefined if the text is not a JSON object or the marketplace is unknown. */
function marketplaceIn(product: string): Marketplace | 'none' | undefined {
  const fields = fieldsOf(product)
  if (fields === undefined) return undefined
  const named = fields.marketplace
  if (named === undefined || named === null || named === '') return 'none'
  const code = typeof named === 'string' ? named.trim().toUpperCase() : ''
  return isMarketplace(code) ? code : undefined
}

function fieldsOf(text: string): { readonly marketplace?: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

export const TASKS = { asin: 'asinReport', market: 'marketReport' } as const satisfies Record<ReportKind, string>

export const causeOf = (reportId: number, revision: number) => `report:${reportId}:${revision}`

/** Every attempt has its own file, so that a remake never overwrites a PDF that is being read. */
export const fileNameOf = (reportId: number, revision: number, attempt: number) =>
  `${reportId}-${revision}-${attempt}.pdf`
