/** The rows of a calculated batch as the page lists them: counted, filtered and sorted. */

import { convert, currencyOf, type ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import type { BatchError } from '#contracts/model/calculators/profit/batch.ts'
import { type Verdict, verdictOf } from '#contracts/model/calculators/profit/verdict.ts'
import type { BatchRow } from './batch-job.ts'

/** A row of the file: a product with its profit, or what is wrong with the row. */
export type BatchItem =
  | { line: number; outcome: Verdict; row: BatchRow }
  | { line: number; outcome: 'error'; errors: BatchError[] }

export const OUTCOMES = ['earns', 'loses', 'open', 'even', 'missing', 'error'] as const satisfies BatchItem['outcome'][]
export type OutcomeFilter = 'all' | (typeof OUTCOMES)[number]

export const SORT_KEYS = ['line', 'net', 'margin', 'roi'] as const
export type SortKey = (typeof SORT_KEYS)[number]

export interface Sorting {
  key: SortKey
  isDescending: boolean
}

/** Returns the items in the order of the file. */
export function itemsOf(rows: readonly BatchRow[], errors: readonly BatchError[]): BatchItem[] {
  const products = rows.map((row): BatchItem => ({ line: row.line, outcome: verdictOf(row), row }))
  const wrong = [...Map.groupBy(errors, ({ line }) => line)].map(
    ([line, ofLine]): BatchItem => ({ line, outcome: 'error', errors: ofLine }),
  )
  return [...products, ...wrong].sort((one, other) => one.line - other.line)
}

export function countItems(items: readonly BatchItem[]): Record<OutcomeFilter, number> {
  const counts = { all: items.length, earns: 0, loses: 0, open: 0, even: 0, missing: 0, error: 0 }
  for (const { outcome } of items) counts[outcome]++
  return counts
}

/**
 * Filters and sorts the rows. Rows without the figure that they are sorted by come last in both directions. `rates` are
 * for comparing amounts in different currencies.
 */
export function listItems(
  items: readonly BatchItem[],
  shown: OutcomeFilter,
  { key, isDescending }: Sorting,
  rates: ExchangeRates,
): BatchItem[] {
  const listed = items.filter(({ outcome }) => shown === 'all' || outcome === shown)
  const sign = isDescending ? -1 : 1
  const keyed = listed.map((item) => ({ item, value: figureOf(item, key, rates) }))
  keyed.sort((one, other) => {
    if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
    return sign * (one.value - other.value)
  })
  return keyed.map(({ item }) => item)
}

function figureOf(item: BatchItem, key: SortKey, rates: ExchangeRates): number | null {
  if (key === 'line') return item.line
  if (item.outcome === 'error') return null
  const { row } = item
  if (key !== 'net') return row[key]?.value ?? null
  return row.net && convert(row.net.value, currencyOf(row.input.marketplace), 'EUR', rates)
}

export const hasSeveralCurrencies = (rows: readonly BatchRow[]): boolean =>
  new Set(rows.map(({ input }) => currencyOf(input.marketplace))).size > 1
