/** Finds the keywords that a filter describes: translates it into conditions on the columns of the table. */
import { type KeywordFilter, MAX_SEARCHED_WORDS } from '#contracts/api/keyword-search.ts'
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import {
  KEYWORD_CHOICES,
  KEYWORD_NUMBER_NAMES,
  KEYWORD_NUMBERS,
  type KeywordNumber,
} from '#contracts/model/keywords/keyword-metrics.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { fold } from '#server/features/catalogue/public.ts'
import { allowValues, categoryCondition, type KeywordTable, storedBounds } from '#server/features/screener/public.ts'
import { type Direction, orderedPage, orderedRows } from '#server/platform/columns/order.ts'
import { rankedPage, rankedRange } from '#server/platform/columns/ranked-columns.ts'
import { type Condition, selectRows } from '#server/platform/columns/select.ts'
import { splitWords } from '#server/platform/columns/word-index.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type SearchedRows, visibility } from './keyword-scope.ts'
import { pastColumn } from './past-months.ts'
import { seedCondition, withConditions, withoutConditions } from './term-conditions.ts'

/**
 * All matching rows, or those among some rows in ascending order, most searches first. The result is a view of the
 * table's memory: use it before the next search. Refuses contradictory ranges, metrics that the month lacks, unknown
 * categories and too many words.
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
    ...metricConditions(table, filter, scope),
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

/** Each word is looked up among all words of the table; other calls wait meanwhile. */
function requireFewWords({ seeds = [], with: included = '', without = '' }: KeywordFilter): void {
  const words = [...seeds, included, without].reduce((sum, text) => sum + splitWords(fold(text)).length, 0)
  if (words > MAX_SEARCHED_WORDS) throw refuse('tooManyWords', { most: MAX_SEARCHED_WORDS, words })
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
  scope: SearchedRows,
  { sort = 'searches', order = KEYWORD_NUMBERS[sort].first }: Order,
  page: { offset: number; limit: number },
): Uint32Array {
  const past = pastColumn(table, sort, scope)
  if (past) return orderedPage(rows, past, order, page)
  if (isTableOrder(sort, order)) return rows.slice(page.offset, page.offset + page.limit)
  return rankedPage(rows, table.numbers(sort), order, page)
}

/** All rows in order, as a copy. */
export function rowsInOrder(
  table: KeywordTable,
  rows: Uint32Array,
  scope: SearchedRows,
  { sort = 'searches', order = KEYWORD_NUMBERS[sort].first }: Order,
): Uint32Array {
  const past = pastColumn(table, sort, scope)
  if (!past && isTableOrder(sort, order)) return rows.slice()
  return orderedRows(rows, past ?? table.numbers(sort).all(), order)
}

const isTableOrder = (sort: KeywordNumber, order: Direction) => sort === 'searches' && order === 'desc'

function metricConditions(table: KeywordTable, { range = {} }: KeywordFilter, scope: SearchedRows): Condition[] {
  const { marketplace } = scope
  return KEYWORD_NUMBER_NAMES.flatMap((name) => {
    const bounds = range[name]
    if (bounds === undefined || (bounds.min === undefined && bounds.max === undefined)) return []
    const nameIn = (language: Language) => KEYWORD_TEXTS[language].names[name]
    const stored = storedBounds(bounds, { ...KEYWORD_NUMBERS[name], marketplace, nameIn })
    const past = pastColumn(table, name, scope)
    return past ? [{ kind: 'range', values: past, ...stored }] : rankedRange(table.numbers(name), stored)
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
