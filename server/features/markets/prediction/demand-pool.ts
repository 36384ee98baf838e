/** The terms of a category, which a forecast learns from, and how well the same model forecasts them. */
import { endOf, type MonthlySeries } from '#server/platform/forecast/months.ts'
import { type CommonDemand, learnCommon } from './demand-model.ts'
import {
  type Bounds,
  boundsAt,
  boundsOf,
  type DemandErrors,
  errorsOf,
  type HiddenMonth,
  hideMonths,
} from './hidden-months.ts'

/** Months whose intervals are checked; they come from errors in earlier months only. */
export const CHECKED_MONTHS = 6
/** Months ahead that have an error of their own. */
const AHEAD = [
  { from: 1, until: 3 },
  { from: 4, until: 6 },
  { from: 7, until: 12 },
] as const

export interface DemandPool {
  terms: number
  /** What the terms have in common in the months before `end`. */
  commonAt(end: number): CommonDemand
  /** Intervals from errors in months before this one. */
  boundsBefore(month: number): Bounds
  errors: DemandErrors
  byAhead: { from: number; until: number; errors: DemandErrors }[]
  /** Terms whose forecast beats the same month of last year. */
  better: number
  /** Share of the last months inside their interval. */
  coverage: { months: number; inside: number }
}

export function demandPool(all: readonly MonthlySeries[]): DemandPool {
  const commonAt = kept((end) => learnCommon(all, end))
  const byTerm = all.map((series) => hideMonths(series, commonAt))
  const hidden = byTerm.flat()
  const boundsBefore = kept((month) => boundsOf(hidden.filter((one) => one.month < month)))
  const last = Math.max(...all.map(endOf)) - CHECKED_MONTHS
  const checked = hidden.filter(({ end }) => end === last)
  return {
    terms: all.length,
    commonAt,
    boundsBefore,
    errors: errorsOf(hidden),
    byAhead: AHEAD.map(({ from, until }) => ({
      from,
      until,
      errors: errorsOf(hidden.filter(({ ahead }) => ahead >= from && ahead <= until)),
    })),
    better: byTerm.filter((each) => isBetter(errorsOf(each))).length,
    coverage: { months: checked.length, inside: insideOf(checked, boundsBefore(last)) },
  }
}

export const isBetter = ({ forecast, lastYear }: DemandErrors) => forecast < lastYear

/** Share of the months inside their interval. */
function insideOf(checked: readonly HiddenMonth[], bounds: Bounds): number {
  const inside = checked.filter((one) => {
    const { low, high } = boundsAt(bounds, one)
    return one.searches >= low && one.searches <= high
  })
  return inside.length / checked.length
}

/** Computes each value once. */
function kept<T>(make: (month: number) => T): (month: number) => T {
  const values = new Map<number, T>()
  return (month) => {
    const value = values.get(month) ?? make(month)
    values.set(month, value)
    return value
  }
}
