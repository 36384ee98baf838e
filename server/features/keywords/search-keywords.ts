/** Finds the keywords that a filter describes: translates it into conditions on the columns of the table. */
import { type KeywordFilter, MAX_SEED_WORDS } from '#contracts/api/keyword-search.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import {
  KEYWORD_CHOICES,
  KEYWORD_NUMBER_NAMES,
  KEYWORD_NUMBERS,
  type KeywordNumber,
} from '#contracts/model/keywords/keyword-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import {
  allowValues,
  categoryCondition,
  type KeywordSpan,
  type KeywordTable,
  storedBounds,
} from '#server/features/screener/public.ts'
import { type Direction, orderedRows } from '#server/platform/columns/order.ts'
import { rankedPage, rankedRange } from '#server/platform/columns/ranked-columns.ts'
import { type Condition, selectRows } from '#server/platform/columns/select.ts'
import { refuse } from '#server/platform/refusal.ts'
import { seedCondition, withConditions, withoutConditions } from './term-conditions.ts'

export interface Scope {
  marketplace: Marketplace
  data: KeywordSpan['data']
  /** Whether the account sees sample and imported terms of the marketplace. */
  hasBoth: boolean
  /** Last month of the searches; null without terms. */
  month: string | null
  from: number
  to: number
  /** Number of rows that the account sees. */
  all: number
  accountId: number
}

/** Rows to search, with the marketplace that amounts and categories of the filter belong to. */
export type SearchedRows = Pick<Scope, 'marketplace' | 'from' | 'to' | 'accountId'>

/** The rows that a filter searches. Imported rows come first if the account sees any. */
export function scopeOf(
  table: KeywordTable,
  filter: Pick<KeywordFilter, 'marketplace' | 'data'>,
  accountId: number,
): Scope {
  const marketplace = filter.marketplace ?? DEFAULT_MARKETPLACE
  const spans = { sample: table.span(marketplace, 'sample'), imported: table.span(marketplace, 'imported') }
  const all = {
    sample: visibleRows(spans.sample, accountId),
    imported: visibleRows(spans.imported, accountId),
  }
  const data = filter.data ?? (all.imported > 0 ? 'imported' : 'sample')
  const { from = 0, to = 0, month } = spans[data] ?? {}
  const hasBoth = all.sample > 0 && all.imported > 0
  return {
    marketplace,
    data,
    hasBoth,
    month: all[data] > 0 ? (month ?? null) : null,
    from,
    to,
    all: all[data],
    accountId,
  }
}

/**
 * All matching rows, or those among some rows in ascending order, most searches first. The result is a view of the
 * table's memory: use it before the next search. Refuses contradictory ranges, unknown categories and seeds of too
 * many words.
 */
export function matchingRows(
  table: KeywordTable,
  filter: KeywordFilter,
  scope: SearchedRows,
  among?: Uint32Array,
): Uint32Array {
  requireFewWords(filter)
  const conditions: Condition[] = [
    ...(among === undefined ? [] : [{ kind: 'rows' as const, rows: among }]),
    ...metricConditions(table, filter, scope.marketplace),
    ...choiceConditions(table, filter),
    ...(filter.category === undefined ? [] : [inCategory(table, filter.category, scope.marketplace)]),
    ...visibility(table, scope.accountId),
    ...withConditions(table, filter.with, scope),
    ...withoutConditions(table, filter.without, scope),
  ]
  // Find the seeds first: the search for them overwrites the memory that the final selection is written to.
  const seeds = seedCondition(table, filter, scope, (found) => selectVisible(table, found, scope))
  return selectRows(scope, [...seeds, ...conditions], table.memory.rows)
}

const IDEOGRAPHS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const WORDS = new RegExp(`[${IDEOGRAPHS}]|[^\\s${IDEOGRAPHS}]+`, 'gu')

/** Each word is looked up among all words of the table; other calls wait meanwhile. */
function requireFewWords({ seeds = [] }: KeywordFilter): void {
  const words = seeds.reduce((sum, seed) => sum + (seed.match(WORDS)?.length ?? 0), 0)
  if (words > MAX_SEED_WORDS) throw refuse('tooManyWords', { most: MAX_SEED_WORDS, words })
}

const selectVisible = (table: KeywordTable, conditions: readonly Condition[], scope: SearchedRows): Uint32Array =>
  selectRows(scope, [...conditions, ...visibility(table, scope.accountId)], table.memory.rows)

export interface Order {
  sort?: KeywordNumber | undefined
  order?: Direction | undefined
}

/** Rows of one page, as a copy. */
export function pageOfRows(
  table: KeywordTable,
  rows: Uint32Array,
  { sort = 'searches', order = KEYWORD_NUMBERS[sort].first }: Order,
  page: { offset: number; limit: number },
): Uint32Array {
  if (isTableOrder(sort, order)) return rows.slice(page.offset, page.offset + page.limit)
  return rankedPage(rows, table.numbers(sort), order, page)
}

/** All rows in order, as a copy. */
export function rowsInOrder(
  table: KeywordTable,
  rows: Uint32Array,
  { sort = 'searches', order = KEYWORD_NUMBERS[sort].first }: Order,
): Uint32Array {
  return isTableOrder(sort, order) ? rows.slice() : orderedRows(rows, table.numbers(sort).all(), order)
}

const isTableOrder = (sort: KeywordNumber, order: Direction) => sort === 'searches' && order === 'desc'

function metricConditions(table: KeywordTable, { range = {} }: KeywordFilter, marketplace: Marketplace): Condition[] {
  return KEYWORD_NUMBER_NAMES.flatMap((name) => {
    const bounds = range[name]
    if (bounds === undefined || (bounds.min === undefined && bounds.max === undefined)) return []
    const nameIn = (language: Language) => KEYWORD_TEXTS[language].names[name]
    return rankedRange(table.numbers(name), storedBounds(bounds, { ...KEYWORD_NUMBERS[name], marketplace, nameIn }))
  })
}

const choiceConditions = (table: KeywordTable, { choice = {} }: KeywordFilter): Condition[] =>
  (['period', 'bestMonth'] as const).flatMap((name): Condition[] => {
    const chosen = choice[name] ?? []
    if (chosen.length === 0) return []
    return [{ kind: 'codes', codes: table[name], allowed: allowValues(KEYWORD_CHOICES[name].values, chosen) }]
  })

export const inCategory = ({ facts, category }: KeywordTable, id: string, marketplace: Marketplace): Condition =>
  categoryCondition(id, { categories: facts.categories, codes: category, marketplace })

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
