/** Decisions about reports: pure, no I/O. */
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { type Refusal, refuse } from '#server/platform/refusal.ts'

export type Action = 'update' | 'recreate'

/** Why an update or a recreation is refused in a state; undefined when it is allowed. */
export function refusalOfRemake(action: Action, state: 0 | 1 | 2): Refusal | undefined {
  if (state === 0) return refuse('reportPending')
  if (action === 'update' && state !== 1) return refuse('reportNotUpdatable')
  if (action === 'recreate' && state !== 2) return refuse('reportNotRecreatable')
  return undefined
}

/**
 * The marketplace that a creation is for: named by `marketplace`, by the `product` text or by both alike; US when neither
 * names one. A text that is no JSON or names an unknown marketplace is refused, since the report would be charged.
 */
export function askedMarketplace(asked: { marketplace?: Marketplace; product?: string }): Marketplace {
  const { marketplace, product } = asked
  if (product === undefined) return marketplace ?? DEFAULT_MARKETPLACE
  const named = marketplaceIn(product)
  if (named === 'none') return marketplace ?? DEFAULT_MARKETPLACE
  if (named === undefined)
    throw refuse('badRequest', { field: 'product', problem: 'must be JSON text whose marketplace is one of the nine' })
  if (marketplace !== undefined && marketplace !== named)
    throw refuse('badRequest', { field: 'product', problem: `names ${named}, but marketplace is ${marketplace}` })
  return named
}

/** The marketplace that a `product` text names, in either case; undefined if that cannot be read. */
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

/** The kinds of tasks that make the kinds of reports. */
export const TASKS = { asin: 'asinReport', market: 'marketReport' } as const satisfies Record<ReportKind, string>

/** The cause under which a revision of a report is charged and refunded. */
export const causeOf = (reportId: number, revision: number) => `report:${reportId}:${revision}`

/** Name of the PDF of a revision: a remake never writes over the file that readers have open. */
export const fileNameOf = (reportId: number, revision: number, attempt: number) =>
  `${reportId}-${revision}-${attempt}.pdf`
