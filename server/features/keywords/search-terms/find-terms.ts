/** Finds the search terms that a filter describes: translates it into conditions on the columns of a period. */
import type { SearchTermFilter } from '#contracts/api/search-terms.ts'
import { TERM_TEXTS } from '#contracts/model/keywords/search-term-metrics.texts.ts'
import {
  defaultTermSort,
  isInPeriod,
  TERM_NUMBER_NAMES,
  TERM_NUMBERS,
  type TermNumber,
} from '#contracts/model/keywords/search-term-metrics.ts'
import { type TermRanges, termModelRanges } from '#contracts/model/keywords/search-term-models.ts'
import type { Language } from '#contracts/model/language.ts'
import { type KeywordTable, rangeCondition } from '#server/features/screener/public.ts'
import { type Direction, orderedPage, orderedRows } from '#server/platform/columns/order.ts'
import { type Condition, selectRows } from '#server/platform/columns/select.ts'
import { refuse } from '#server/platform/refusal.ts'
import { visibility } from '../keyword-scope.ts'
import { inCategory } from '../search-keywords.ts'
import { seedCondition, withConditions, withoutConditions } from '../term-conditions.ts'
import type { TermColumns } from './term-columns.ts'
import type { TermScope } from './term-scope.ts'

export interface TermSource {
  table: KeywordTable
  scope: TermScope
  columns: TermColumns
}

/**
 * All matching rows, in the order of the table. The result is a view of the table's memory: use it before the
 * next search. Refuses contradictory ranges, unknown categories, and metrics that the kind of period does not have.
 */
export function matchingTerms({ table, scope, columns }: TermSource, filter: SearchTermFilter): Uint32Array {
  const { words = '', match = 'broad', model, range = {}, category } = filter
  const ranges = [range, ...(model ? [termModelRanges(model, scope.kind, scope.marketplace)] : [])]
  const seen = [...visibility(table, scope.accountId), isKnown(columns)]
  const conditions = [
    ...ranges.flatMap((each) => rangeConditions(columns, each, scope)),
    ...(category === undefined ? [] : [inCategory(table, category, scope.marketplace)]),
    ...seen,
    ...withConditions(table, filter.with, scope),
    ...withoutConditions(table, filter.without, scope),
  ]
  // Find the words first: the search for them overwrites the memory that the final selection is written to.
  const seeds = seedCondition(table, { seeds: [words], match }, scope, (found) =>
    selectRows(scope, [...found, ...seen], table.memory.rows),
  )
  return selectRows(scope, [...seeds, ...conditions], table.memory.rows)
}

/** The terms of the period that the account sees; a view of that memory, too. */
export const allTerms = (source: TermSource): Uint32Array => matchingTerms(source, {})

/** A term with neither searches nor a rank in the period is not in its list. */
function isKnown(columns: TermColumns): Condition {
  const [searches, ranks] = [columns.column('searches'), columns.column('searchRank')]
  return { kind: 'row', keep: (row) => !Number.isNaN(searches[row]!) || !Number.isNaN(ranks[row]!) }
}

function rangeConditions(columns: TermColumns, ranges: TermRanges, { kind, marketplace }: TermScope): Condition[] {
  return TERM_NUMBER_NAMES.flatMap((name) => {
    const bounds = ranges[name]
    if (bounds === undefined || (bounds.min === undefined && bounds.max === undefined)) return []
    requireInPeriod(name, kind)
    return [
      rangeCondition(bounds, {
        unit: TERM_NUMBERS[name].unit,
        values: columns.column(name),
        marketplace,
        nameIn: nameOf(name),
      }),
    ]
  })
}

const nameOf = (name: TermNumber) => (language: Language) => TERM_TEXTS[language].names[name]

function requireInPeriod(name: TermNumber, kind: TermScope['kind']): void {
  if (!isInPeriod(name, kind))
    throw refuse('notInPeriod', { metric: nameOf(name), kind: (language) => TERM_TEXTS[language].periods[kind] })
}

interface Order {
  sort?: TermNumber | undefined
  order?: Direction | undefined
}

/** Refuses an order by a metric that the kind of period does not have. */
function orderOf({ sort, order }: Order, { kind }: TermScope) {
  const by = sort ?? defaultTermSort(kind)
  requireInPeriod(by, kind)
  return { by, direction: order ?? TERM_NUMBERS[by].first }
}

/** Rows of one page, as a copy. */
export function pageOfTerms(
  { columns, scope }: TermSource,
  rows: Uint32Array,
  order: Order,
  page: { offset: number; limit: number },
): Uint32Array {
  const { by, direction } = orderOf(order, scope)
  return orderedPage(rows, columns.column(by), direction, page)
}

/** All rows in order, as a copy. */
export function termsInOrder({ columns, scope }: TermSource, rows: Uint32Array, order: Order): Uint32Array {
  const { by, direction } = orderOf(order, scope)
  return orderedRows(rows, columns.column(by), direction)
}
