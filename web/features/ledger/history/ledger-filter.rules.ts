import { LEDGER_KINDS, type LedgerKind } from '#contracts/model/ledger.ts'

export interface LedgerFilterValues {
  kind: LedgerKind | ''
  /** First and last day in the reader's time zone, both included. An empty text means no limit. */
  from: string
  to: string
}

const dayIn = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** Reads the filter from the URL. Invalid values become empty. */
export function filterIn(search: URLSearchParams): LedgerFilterValues {
  const kind = LEDGER_KINDS.find((one) => one === search.get('kind')) ?? ''
  return { kind, from: dayIn(search.get('from')), to: dayIn(search.get('to')) }
}

/** Converts the days of the filter to instants for the server. `until` is the start of the day after `to`. */
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

/** The start of a day in the reader's time zone, moved by `offset` days. */
function startOfDay(day: string, offset: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + offset).toISOString()
}
