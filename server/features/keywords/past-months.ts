/** The metrics of terms in a month before the last one. Only searches and their growth have a past. */
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

/** As measureKeyword defines them for the last month. */
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

/** Null in the last month, and for a metric that is the same in all months. Unknown if only the last month has it. */
export function pastValue({ history }: KeywordTable, name: KeywordNumber, { past }: Pick<Scope, 'past'>): Value | null {
  if (past === 0 || KEYWORD_NUMBERS[name].period === 'fixed') return null
  const metric = VALUES[name]
  if (!metric) return unknown
  return metric((before) => {
    if (past + before >= TERM_MONTHS) return unknown
    const values = history.column('months', past + before)
    return (row) => values[row]!
  })
}

/** The values of the rows of the scope, for filters and order. Refuses a metric that only the last month has. */
export function pastColumn(
  table: KeywordTable,
  name: KeywordNumber,
  scope: Pick<Scope, 'past' | 'from' | 'to'>,
): Float32Array | null {
  const value = pastValue(table, name, scope)
  if (value === null) return null
  if (!VALUES[name]) throw refuse('notInMonth', { metric: (language) => KEYWORD_TEXTS[language].names[name] })
  const column = new Float32Array(table.rows)
  for (let row = scope.from; row < scope.to; row++) column[row] = value(row)
  return column
}

const unknown: Value = () => Number.NaN

function growth(before: Value, after: Value): Value {
  return (row) => {
    const [then, now] = [before(row), after(row)]
    return then > 0 ? (now - then) / then : Number.NaN
  }
}

/** Searches of three months, of which the last one is so many months before the chosen one. */
function quarter(searches: Searches, before: number): Value {
  const [last, middle, first] = [searches(before), searches(before + 1), searches(before + 2)]
  return (row) => last(row) + middle(row) + first(row)
}
