/** The numbers of terms in a period: as a value of one row, or as a column for filters and order. */
import type { KeywordNumber } from '#contracts/model/keywords/keyword-metrics.ts'
import { MAX_STREAK, type PeriodNumber, type TermNumber } from '#contracts/model/keywords/search-term-metrics.ts'
import type { KeywordTable } from '#server/features/screener/public.ts'
import type { ColumnArray } from '#server/platform/columns/column-file.ts'
import { remember } from '#server/platform/remember.ts'
import { type PeriodSeries, periodSeries } from './period-series.ts'
import type { TermScope } from './term-scope.ts'

/** NaN: unknown. */
type Value = (row: number) => number

export interface TermColumns {
  value(name: TermNumber): Value
  column(name: TermNumber): ColumnArray
}

export function termColumns(table: KeywordTable, scope: TermScope): TermColumns {
  const series = periodSeries(table, scope)
  const derived = derivedValues(table, series, scope)
  const made = new Map<TermNumber, ColumnArray>()
  const fill = (readValue: Value) => {
    const column = new Float32Array(table.rows).fill(Number.NaN)
    for (let row = scope.from; row < scope.to; row++) column[row] = readValue(row)
    return column
  }
  const column = (name: TermNumber): ColumnArray => {
    if (isOfPeriod(name))
      return (name === 'searches' ? series.searches(0) : series.ranks(0)) ?? remember(made, name, () => fill(unknown))
    const make = derived[name]
    return make ? remember(made, name, () => fill(make())) : storedColumn(table, name).all()
  }
  return {
    value(name) {
      const make = derived[name]
      if (make) return make()
      if (!isOfPeriod(name)) return storedColumn(table, name).at
      const values = column(name)
      return (row) => values[row]!
    },
    column,
  }
}

/** Of a metric that does not depend on the period: it has the name of a metric of keywords. */
const storedColumn = (table: KeywordTable, name: TermNumber) => table.numbers(name as KeywordNumber)

const isOfPeriod = (name: TermNumber) => name === 'searches' || name === 'searchRank'

type Derived = Exclude<PeriodNumber, 'searches' | 'searchRank'> | 'conversionRatio'
/** Single-precision, so that a value is the same in a column. */
type Derivation = () => Value

/** No such period. */
const NONE = Number.POSITIVE_INFINITY

function derivedValues(
  table: KeywordTable,
  { searches, ranks }: PeriodSeries,
  { kind }: TermScope,
): Partial<Record<TermNumber, Derivation>> {
  const rise = (before: number) => combined(ranks(before), ranks(0), (then, now) => then - now)
  const change = (before: number) => combined(searches(before), searches(0), growth)
  return {
    rankShift1: () => rise(1),
    rankShift4: () => rise(4),
    rankShift12: () => rise(12),
    change: () => change(1),
    change4: () => change(kind === 'week' ? 4 : NONE),
    change12: () => change(kind === 'week' ? 12 : NONE),
    yearChange: () => change({ week: NONE, month: 12, quarter: 4 }[kind]),
    swing: () => combined(searches(1), searches(0), (then, now) => Math.abs(growth(then, now))),
    streak: () => streak(searches),
    conversionRatio: () =>
      combined(table.numbers('clickShare').all(), table.numbers('conversionShare').all(), quotient),
  } satisfies Record<Derived, Derivation>
}

const unknown: Value = () => Number.NaN
const growth = (then: number, now: number) => (then > 0 ? (now - then) / then : Number.NaN)
const quotient = (whole: number, part: number) => (whole > 0 ? part / whole : Number.NaN)

/** Unknown without one of the columns. */
function combined(
  one: ColumnArray | null,
  other: ColumnArray | null,
  combine: (one: number, other: number) => number,
): Value {
  return one && other ? (row) => Math.fround(combine(one[row]!, other[row]!)) : unknown
}

/** Reads an earlier period only while a row rises. */
function streak(searches: PeriodSeries['searches']): Value {
  const known: (Float32Array | null)[] = []
  const at = (before: number) => {
    if (known[before] === undefined) known[before] = searches(before)
    return known[before]
  }
  return (row) => {
    for (let before = 0; before < MAX_STREAK; before++) {
      const [now, then] = [at(before)?.[row], at(before + 1)?.[row]]
      if (now === undefined || then === undefined || !(now > then)) return before
    }
    return MAX_STREAK
  }
}
