import { mean } from './statistics.ts'

/** `month` is `YYYY-MM`. */
type MonthUnits = { month: string; units: number }

/** Mean units of each calendar month (1–12) ÷ mean of all months; null without a full year. */
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
const MAX_STEADY_CHANGE = 0.08
const MIN_PEAK_INDEX = 1.15

/** Trend of the three months after `day`; `rising` if a peak is among them. null without a full year. */
export function phaseOf(months: readonly MonthUnits[], day: string): Phase | null {
  const index = seasonIndex(months)
  if (!index) return null
  const month = calendarMonth(day)
  const now = index.get(month) ?? 0
  const ahead = [1, 2, 3].map((step) => index.get(((month - 1 + step) % 12) + 1) ?? 0)
  const peak = Math.max(...index.values())
  if (peak >= MIN_PEAK_INDEX && ahead.includes(peak)) return 'rising'
  if (now === 0) return null
  const change = (mean(ahead) ?? 0) / now - 1
  return change > MAX_STEADY_CHANGE ? 'rising' : change < -MAX_STEADY_CHANGE ? 'falling' : 'steady'
}

export const calendarMonth = (month: string): number => Number(month.slice(5, 7))
