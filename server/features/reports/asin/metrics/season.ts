/** Seasonality from the months of a history. */
import { mean } from './statistics.ts'

/** Units of a month `YYYY-MM`. */
type MonthUnits = { month: string; units: number }

/** Index of each calendar month 1–12: its mean units ÷ the mean of all months; null without a full year. */
export function seasonIndex(months: readonly MonthUnits[]): Map<number, number> | null {
  const level = mean(months.map((point) => point.units))
  if (months.length < 12 || !level) return null
  const index = new Map<number, number>()
  for (let month = 1; month <= 12; month++) {
    const units = months.filter((point) => calendarMonth(point.month) === month).map((point) => point.units)
    index.set(month, (mean(units) ?? 0) / level)
  }
  return index
}

export type Phase = 'rising' | 'falling' | 'steady'
/** A season of less than this share around the present level is called steady. */
const STEADY = 0.08

/** Where sales go by season: the mean index of the next three calendar months against that of the last month. */
export function phaseOf(months: readonly MonthUnits[]): Phase | null {
  const index = seasonIndex(months)
  const last = months.at(-1)
  if (!index || !last) return null
  const now = index.get(calendarMonth(last.month)) ?? 0
  const ahead = mean([1, 2, 3].map((step) => index.get(((calendarMonth(last.month) - 1 + step) % 12) + 1) ?? 0)) ?? 0
  if (now === 0) return null
  const change = ahead / now - 1
  return change > STEADY ? 'rising' : change < -STEADY ? 'falling' : 'steady'
}

export const calendarMonth = (month: string): number => Number(month.slice(5, 7))
