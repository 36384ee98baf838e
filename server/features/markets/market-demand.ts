/** How the demand of a market develops: growth, season and period. Histories are oldest first. */
import type { NicheMonth } from '#contracts/model/niche.ts'
import type { MarketPeriod } from '#contracts/model/screener/market-metrics.ts'
import { seasonIndex } from '#server/features/reports/public.ts'

/** Growth of the sum of the last `span` values against the `span` values that end `back` earlier; null if unknown. */
export function growthOf(values: readonly (number | null)[], span: number, back: number): number | null {
  const now = sumOf(values.slice(values.length - span))
  const end = values.length - back
  const before = end - span < 0 ? null : sumOf(values.slice(end - span, end))
  return now === null || before === null || before <= 0 ? null : (now - before) / before
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.length === 0 || values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

export interface MonthUnits {
  month: string
  units: number
}

/** Mean of each calendar month ÷ mean of all months, January first; empty without a full year. */
export function seasonOf(months: readonly MonthUnits[]): number[] {
  const index = seasonIndex(months)
  return index ? Array.from({ length: 12 }, (_, at) => index.get(at + 1) ?? 0) : []
}

const SEASONAL = 1.4
const GROWING = 0.08
const DECLINING = -0.02

/** The period of a market with two years of months; null with fewer. */
export function periodOf(months: readonly MonthUnits[]): MarketPeriod | null {
  if (months.length < 24) return null
  const two = months.slice(-24)
  if (Math.max(...seasonOf(two)) >= SEASONAL) return 'seasonal'
  const growth = growthOf(
    two.map(({ units }) => units),
    12,
    12,
  )
  if (growth === null) return null
  if (growth >= GROWING) return 'growing'
  return growth <= DECLINING ? 'declining' : 'general'
}

/** 1 to 12; only a seasonal market has one. */
export function peakMonthOf(period: MarketPeriod | null, months: readonly MonthUnits[]): number | null {
  const season = seasonOf(months)
  return period === 'seasonal' && season.length > 0 ? season.indexOf(Math.max(...season)) + 1 : null
}

/** What only niches know of the demand. */
export function searchMeasures(months: readonly NicheMonth[]) {
  const searches = months.map((month) => month.searches)
  const last = months.at(-1)
  return {
    searches: last?.searches ?? null,
    searchesChange: growthOf(searches, 3, 3),
    searchesYear: growthOf(searches, 1, 12),
    searchToPurchase: last?.searches && last.purchases !== null ? last.purchases / last.searches : null,
  }
}
