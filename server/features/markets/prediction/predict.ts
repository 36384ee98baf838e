/** The forecast of one series of monthly searches, with its parts and its check. */
import type { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { monthOfYear, monthText } from '#contracts/model/months.ts'
import { roundTo } from '#contracts/model/number.ts'
import { endOf, type MonthlySeries } from '#server/platform/forecast/months.ts'
import { busyTimes } from './busy-times.ts'
import { type DemandFit, fitDemand, forecastDemand, recent } from './demand-model.ts'
import { CHECKED_MONTHS, type DemandPool, isBetter } from './demand-pool.ts'
import { boundsAt, errorsOf, type HiddenMonth, hideMonths } from './hidden-months.ts'

type Answer = Output<typeof marketPrediction.demand>
type Forecast = NonNullable<Answer['forecast']>
export type Refused = NonNullable<Answer['refused']>

/** A year that the forecast learns from, and the six months that check it. */
const MIN_MONTHS = 18
const YEAR = 12

/** Why a series has no forecast, or null. A model of ratios cannot pass a month without searches. */
export function refusedOf(series: MonthlySeries | null): Refused | null {
  if (!series) return 'noMonths'
  const { values } = recent(series, endOf(series))
  if (values.length < MIN_MONTHS) return 'tooFewMonths'
  return values.includes(0) ? 'zeroMonths' : null
}

export function predict(whole: MonthlySeries, pool: DemandPool): Pick<Answer, 'months'> & { forecast: Forecast } {
  const end = endOf(whole)
  const series = recent(whole, end)
  const fit = fitDemand(series, pool.commonAt(end))
  const months = forecastMonths(fit, series, pool)
  const total = sumsOf(months)
  const lastYear = sumOf(series.values.slice(-YEAR))
  return {
    months: pastMonths(fit, series),
    forecast: {
      months,
      total,
      lastYear,
      change: total.value / lastYear - 1,
      trend: Math.exp(fit.level - fit.levels.at(-1 - YEAR)!) - 1,
      season: {
        factors: fit.season.map((factor) => ratio(factor)),
        strength: strengthOf(fit),
        ownWeight: fit.ownWeight,
      },
      busy: busyTimes(months),
      backtest: backtestOf(series, pool),
    },
  }
}

const ratio = (log: number) => roundTo(Math.exp(log), 4)
const searchesOf = (value: number) => Math.round(value)

function pastMonths(fit: DemandFit, { from, values }: MonthlySeries): Answer['months'] {
  return values.map((searches, at) => {
    const season = fit.season[monthOfYear(from + at)]!
    return {
      month: monthText(from + at),
      searches,
      parts: {
        trend: searchesOf(Math.exp(fit.levels[at]!)),
        season: ratio(season),
        rest: ratio(fit.logs[at]! - fit.levels[at]! - season),
      },
    }
  })
}

function forecastMonths(fit: DemandFit, series: MonthlySeries, pool: DemandPool): Forecast['months'] {
  const bounds = pool.boundsBefore(fit.end)
  return forecastDemand(fit).map(({ month, level, season }, step) => {
    const forecast = Math.exp(level + season)
    const { low, high } = boundsAt(bounds, { ahead: step + 1, forecast, spread: fit.spread })
    return {
      month: monthText(month),
      searches: searchesOf(forecast),
      low: searchesOf(low),
      high: searchesOf(high),
      trend: searchesOf(Math.exp(level)),
      season: ratio(season),
      lastYear: series.values[month - series.from - YEAR]!,
    }
  })
}

/** Errors of neighbouring months go together, so their bounds are added; independent errors would make it narrower. */
const sumsOf = (months: Forecast['months']): Forecast['total'] => ({
  value: sumOf(months.map(({ searches }) => searches)),
  low: sumOf(months.map(({ low }) => low)),
  high: sumOf(months.map(({ high }) => high)),
})

/**
 * How much of the changes without the trend is season: 1 − var(rest) ÷ var(season + rest), at least 0 (Hyndman and
 * Athanasopoulos, “Forecasting: Principles and Practice”, section 4.3).
 */
function strengthOf({ logs, levels, season, from }: DemandFit): number {
  const both = logs.map((log, at) => log - levels[at]!)
  const rest = both.map((value, at) => value - season[monthOfYear(from + at)]!)
  const whole = varianceOf(both)
  return whole === 0 ? 0 : Math.max(0, 1 - varianceOf(rest) / whole)
}

function backtestOf(series: MonthlySeries, pool: DemandPool): Forecast['backtest'] {
  const hidden = hideMonths(series, pool.commonAt)
  const errors = errorsOf(hidden)
  const checkedFrom = endOf(series) - CHECKED_MONTHS
  return {
    origins: new Set(hidden.map(({ end }) => end)).size,
    compared: hidden.length,
    term: { ...errors, scaled: scaledError(hidden, series.values) },
    isBetter: isBetter(errors),
    pool: { terms: pool.terms, better: pool.better, ...pool.errors },
    byAhead: pool.byAhead.map(({ from, until, errors: ofPool }) => ({ from, until, ...ofPool })),
    coverage: pool.coverage,
    hidden: hidden.filter(({ end }) => end === checkedFrom).map((one) => hiddenMonth(one, pool)),
  }
}

function hiddenMonth(one: HiddenMonth, pool: DemandPool): Forecast['backtest']['hidden'][number] {
  const { low, high } = boundsAt(pool.boundsBefore(one.end), one)
  return {
    month: monthText(one.month),
    searches: one.searches,
    forecast: searchesOf(one.forecast),
    low: searchesOf(low),
    high: searchesOf(high),
    lastYear: one.lastYear,
  }
}

/** MASE: mean absolute error ÷ mean change from month to month; null if the searches never change. */
function scaledError(hidden: readonly HiddenMonth[], values: readonly number[]): number | null {
  const changes = values.slice(1).map((value, at) => Math.abs(value - values[at]!))
  const change = sumOf(changes) / changes.length
  const error = sumOf(hidden.map(({ forecast, searches }) => Math.abs(forecast - searches))) / hidden.length
  return change === 0 ? null : error / change
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function varianceOf(values: readonly number[]): number {
  const mean = sumOf(values) / values.length
  return sumOf(values.map((value) => (value - mean) ** 2)) / values.length
}
