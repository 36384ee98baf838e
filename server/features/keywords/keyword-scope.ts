/** The rows that a search of terms goes through: a marketplace, one class of data, and what the account sees. */
import type { KeywordFilter } from '#contracts/api/keyword-search.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { monthsBetween } from '#contracts/model/months.ts'
import type { KeywordSpan, KeywordTable } from '#server/features/screener/public.ts'
import type { Condition } from '#server/platform/columns/select.ts'
import { refuse } from '#server/platform/refusal.ts'

export interface Scope {
  marketplace: Marketplace
  data: KeywordSpan['data']
  /** Whether the account sees sample and imported terms of the marketplace. */
  hasBoth: boolean
  /** Last month with searches; null without one. */
  month: string | null
  /** Months with searches of a term that the account sees, oldest first. */
  months: readonly string[]
  /** Null: no month is chosen, so each term has the values of its own latest one. */
  chosen: ChosenMonth | null
  from: number
  to: number
  /** Number of rows that the account sees. */
  all: number
  accountId: number
}

export interface ChosenMonth {
  month: string
  /** Place of its column: how many months it is before the last one of any account. */
  back: number
  /** No later month has searches. */
  isNewest: boolean
}

/** Rows to search, with the marketplace that amounts and categories of the filter belong to. */
export type SearchedRows = Pick<Scope, 'marketplace' | 'chosen' | 'from' | 'to' | 'accountId'>

/** The rows that a filter searches. Imported rows come first if the account sees any. Refuses a month without searches. */
export function scopeOf(
  table: KeywordTable,
  filter: Pick<KeywordFilter, 'marketplace' | 'data' | 'month'>,
  accountId: number,
): Scope {
  const marketplace = filter.marketplace ?? DEFAULT_MARKETPLACE
  const spans = { sample: table.span(marketplace, 'sample'), imported: table.span(marketplace, 'imported') }
  const all = {
    sample: visibleRows(spans.sample, accountId),
    imported: visibleRows(spans.imported, accountId),
  }
  const data = filter.data ?? (all.imported > 0 ? 'imported' : 'sample')
  const span = all[data] > 0 ? spans[data] : undefined
  const months = span ? visiblePeriods(span, 'months', accountId) : []
  const hasBoth = all.sample > 0 && all.imported > 0
  return {
    marketplace,
    data,
    hasBoth,
    month: months.at(-1) ?? null,
    months,
    chosen: filter.month === undefined ? null : chooseMonth(filter.month, months, span?.month ?? ''),
    from: span?.from ?? 0,
    to: span?.to ?? 0,
    all: all[data],
    accountId,
  }
}

function chooseMonth(month: string, months: readonly string[], last: string): ChosenMonth {
  if (!months.includes(month)) throw refuse('unknownMonth', { month })
  return { month, back: monthsBetween(month, last), isNewest: month === months.at(-1) }
}

/** Weeks or months with values of terms that the account sees, oldest first. */
export function visiblePeriods({ byOwner }: KeywordSpan, kind: 'weeks' | 'months', accountId: number): string[] {
  const seen = byOwner.filter(({ owner }) => owner === 0 || owner === accountId)
  return [...new Set(seen.flatMap((each) => each[kind]))].sort()
}

/** Rows of other accounts are invisible. */
export function visibility({ facts, owners }: KeywordTable, accountId: number): Condition[] {
  if (facts.owners.length === 0) return []
  const allowed = Uint8Array.from([1, ...facts.owners.map((owner) => Number(owner === accountId))])
  return [{ kind: 'codes', codes: owners, allowed }]
}

/** Whether the account sees a row. */
export function sees({ facts, owners }: KeywordTable, accountId: number): (row: number) => boolean {
  const own = facts.owners.indexOf(accountId) + 1
  return (row) => owners[row] === 0 || owners[row] === own
}

/** Number of rows that the account sees. */
function visibleRows(span: KeywordSpan | undefined, accountId: number): number {
  if (!span) return 0
  const hidden = span.owned.filter(({ owner }) => owner !== accountId).reduce((sum, { rows }) => sum + rows, 0)
  return span.to - span.from - hidden
}
