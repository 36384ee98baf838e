/** The metrics of terms in a chosen month. Only searches and their growth have a past. */
import { KEYWORD_TEXTS } from '#contracts/model/keywords/keyword-metrics.texts.ts'
import { KEYWORD_NUMBERS, type KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { TERM_MONTHS } from '#contracts/model/keywords/search-term-periods.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { Scope } from './keyword-scope.ts'

/** NaN: unknown. */
type Value = (row: number) => number
/** Searches so many months before the chosen one. */
type Searches = (before: number) => Value

/** As measureKeyword defines them for the last month of a term. */
const VALUES: Readonly<Partial<Record<KeywordNumber, (searches: Searches) => Value>>> = {
  searches: (searches) => searches(0),
  searchesChange: (searches) => growth(searches(1), searches(0)),
  searchesTrend: (searches) => growth(quarter(searches, 3), quarter(searches, 0)),
  searchesYear: (searches) => growth(searches(12), searches(0)),
  searchesYearShift(searches) {
    const [then, now] = [searches(12), searches(0)]
    return (row) => now(row) - then(row)
  },
}

/**
 * One value at a time, for the rows of a page or file. Null if the metric has one value for all months, if no month is
 * chosen, or if the newest one is and the metric has no past. Unknown if the chosen month lacks the metric.
 */
export function pastValue({ history }: KeywordTable, name: KeywordNumber, scope: Pick<Scope, 'chosen'>): Value | null {
  return valueIn(name, scope, (back) => (row) => history.at('months', back, row))
}

/** The values of the rows of the scope, for filters and order. Refuses a metric that the chosen month lacks. */
export function pastColumn(
  table: KeywordTable,
  name: KeywordNumber,
  scope: Pick<Scope, 'chosen' | 'from' | 'to'>,
): Float32Array | null {
  const value = valueIn(name, scope, (back) => {
    const values = table.history.column('months', back)
    return (row) => values[row]!
  })
  if (value === null) return null
  if (!VALUES[name]) throw refuse('notInMonth', { metric: (language) => KEYWORD_TEXTS[language].names[name] })
  const column = new Float32Array(table.rows)
  for (let row = scope.from; row < scope.to; row++) column[row] = value(row)
  return column
}

function valueIn(
  name: KeywordNumber,
  { chosen }: Pick<Scope, 'chosen'>,
  monthsBack: (back: number) => Value,
): Value | null {
  const { period } = KEYWORD_NUMBERS[name]
  if (chosen === null || period === 'fixed' || (period === 'latest' && chosen.isNewest)) return null
  const metric = VALUES[name]
  if (!metric) return unknown
  return metric((before) => (chosen.back + before < TERM_MONTHS ? monthsBack(chosen.back + before) : unknown))
}

const unknown: Value = () => Number.NaN

function growth(before: Value, after: Value): Value {
  return (row) => {
    const [then, now] = [before(row), after(row)]
    // Single-precision, as in a column.
    return then > 0 ? Math.fround((now - then) / then) : Number.NaN
  }
}

/** Searches of three months, of which the last one is so many months before the chosen one. */
function quarter(searches: Searches, before: number): Value {
  const [last, middle, first] = [searches(before), searches(before + 1), searches(before + 2)]
  return (row) => last(row) + middle(row) + first(row)
}
