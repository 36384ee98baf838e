/** The filter of the ledger as the address holds it, and as the server is asked. */
import { LEDGER_KINDS, type LedgerKind } from '#contracts/model/ledger.ts'

export interface LedgerAsked {
  kind: LedgerKind | ''
  /** Days of the reader, both counted; empty for no limit. */
  from: string
  to: string
}

const dayIn = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

export function ledgerAsked(search: URLSearchParams): LedgerAsked {
  const kind = LEDGER_KINDS.find((one) => one === search.get('kind')) ?? ''
  return { kind, from: dayIn(search.get('from')), to: dayIn(search.get('to')) }
}

/** What the server is asked: days begin when they begin for the reader, and the last one counts as a whole. */
export function ledgerQuery({ kind, from, to }: LedgerAsked): { kind?: LedgerKind; from?: string; until?: string } {
  return {
    ...(kind && { kind }),
    ...(from && { from: beginning(from, 0) }),
    ...(to && { until: beginning(to, 1) }),
  }
}

/** The instant at which a day of the reader's begins, so many days later. */
function beginning(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}
