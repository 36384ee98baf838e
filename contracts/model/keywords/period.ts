/** Classes of a series of monthly searches: 市场周期 of DOMAIN B6. The thresholds are ours. */
import type { Period } from './keyword-metrics.ts'

/** A peak month this many times the average makes a term seasonal. */
export const SEASONAL_PEAK = 1.5
/** The peak month must stand out in both years, at least this many times the average. */
const REPEATED_PEAK = 1.3
/** Change of the last 12 months against the 12 before that makes a term growing, or, negative, declining. */
export const LASTING_CHANGE = 0.2

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

/** Whether a series that begins with the first searches of its term has no month a year before its last one. */
export const isNewNiche = (months: readonly number[]): boolean => months.length > 0 && months.length <= 12

/** The change of the last 12 months against the 12 before; null without 24 months. */
export function yearChange(months: readonly number[]): number | null {
  if (months.length < 24) return null
  const before = sum(months.slice(-24, -12))
  // One division of whole numbers: 1440 against 1200 is a change of exactly 0.2.
  return before > 0 ? (sum(months.slice(-12)) - before) / before : null
}

/**
 * The month of the year, 1 to 12, with the most searches on average of the last 24 months; null without a year.
 * @param last the last month of the series, `2026-10`
 */
export function bestMonthOf(months: readonly number[], last: string): number | null {
  const averages = averagesByMonth(months, last)
  return averages && averages.indexOf(Math.max(...averages)) + 1
}

/** Null without 24 months. Season comes first: a seasonal term may grow, too. */
export function periodOf(months: readonly number[], last: string): Exclude<Period, 'new'> | null {
  const change = yearChange(months)
  const averages = averagesByMonth(months, last)
  if (change === null || averages === null) return null
  const total = sum(months.slice(-24))
  const timesAverage = (value: number) => (value * 24) / total
  const peak = averages.indexOf(Math.max(...averages))
  const inYears = valuesOfMonth(months, last, peak + 1)
  if (timesAverage(averages[peak]!) >= SEASONAL_PEAK && inYears.every((value) => timesAverage(value) >= REPEATED_PEAK))
    return 'seasonal'
  if (change >= LASTING_CHANGE) return 'growing'
  return change <= -LASTING_CHANGE ? 'declining' : 'general'
}

function averagesByMonth(months: readonly number[], last: string): number[] | null {
  if (months.length < 12) return null
  return Array.from({ length: 12 }, (_, at) => {
    const values = valuesOfMonth(months, last, at + 1)
    return sum(values) / values.length
  })
}

/** Values of one month of the year in the last 24 months. */
function valuesOfMonth(months: readonly number[], last: string, month: number): number[] {
  const lastMonth = Number(last.slice(5, 7))
  const recent = months.slice(-24)
  return recent.filter((_, at) => (((lastMonth - (recent.length - 1 - at) - 1) % 12) + 12) % 12 === month - 1)
}
