import { LEDGER_KINDS, type LedgerKind } from '#contracts/model/ledger.ts'

export interface LedgerFilterValues {
  kind: LedgerKind | ''
  /** Days in the reader's zone, both included; empty for no limit. */
  from: string
  to: string
}

const dayIn = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** The filter in the URL; invalid values become empty. */
export function filterIn(search: URLSearchParams): LedgerFilterValues {
  const kind = LEDGER_KINDS.find((one) => one === search.get('kind')) ?? ''
  return { kind, from: dayIn(search.get('from')), to: dayIn(search.get('to')) }
}

/** The filter for the server, as instants: `until` is the start of the day after `to`. */
export function ledgerQuery({ kind, from, to }: LedgerFilterValues): {
  kind?: LedgerKind
  from?: string
  until?: string
} {
  return {
    ...(kind && { kind }),
    ...(from && { from: startOfDay(from, 0) }),
    ...(to && { until: startOfDay(to, 1) }),
  }
}

/** The start of a day in the reader's zone, plus `offset` days. */
function startOfDay(day: string, offset: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + offset).toISOString()
}
