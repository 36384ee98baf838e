/**
 * Completes the answers of a server that knows only the specification: it answers an order with SUCCESS alone, and a
 * report with the fields of SPEC section 3. Our own fields are derived from these, or empty.
 */
import { PAGE_SIZE } from '../../core/page.ts'
import { DEFAULT_MARKETPLACE, isMarketplace } from '../../model/marketplaces.ts'
import type { REPORT_STAGES } from './report-rows.ts'

interface Row {
  state?: unknown
  product?: unknown
  market?: unknown
}

/** Completes `data` of a list of reports. */
export function completePage(data: unknown, { query }: { query?: { page?: number; size?: number } }): object {
  const { row = [], ...rest } = Object(data) as { row?: Row[] } // from an upstream: checked below
  const { page = 1, size = PAGE_SIZE } = query ?? {}
  // After a full page there may be another.
  const total = (page - 1) * size + row.length + Number(row.length === size)
  return { total, page, size, ...rest, row: row.map(completeRow) }
}

function completeRow(row: Row): object {
  const stage: (typeof REPORT_STAGES)[number] = row.state === 1 ? 'done' : row.state === 2 ? 'failed' : 'queued'
  return {
    marketplace: marketplaceIn(row.product ?? row.market),
    stage,
    progress: row.state === 0 ? 0 : 100,
    failure: null,
    revision: null,
    created_at: '',
    updated_at: '',
    ...row,
  }
}

function marketplaceIn(text: unknown) {
  try {
    const { marketplace } = Object(JSON.parse(String(text)))
    return isMarketplace(marketplace) ? marketplace : DEFAULT_MARKETPLACE
  } catch {
    return DEFAULT_MARKETPLACE
  }
}

/** Completes `data` of an order; a missing id becomes 0. */
export const completeOrder = (data: unknown): object => ({ id: 0, created: 1, ...Object(data) })
