/**
 * Forecast of monthly units: ln(units) = level + season + error, with a damped trend. 24 months are too few
 * to learn a product's own season, so it follows the season of its category, by a strength of its own.
 */
import { endOf, logOf, type MonthlySeries } from '#server/platform/forecast/months.ts'
import { type Season, seasonAt } from '#server/platform/forecast/season.ts'
import { levelsAhead, SMOOTHING, type Smoothed, smooth } from '#server/platform/forecast/smoothing.ts'

export interface ForecastMonth {
  month: number
  units: number
  /** Bounds for 80 and 95 of 100 months. */
  range80: readonly [number, number]
  range95: readonly [number, number]
}

/** Months of a forecast: 90 days. */
export const HORIZON = 3
/** With fewer months, level and trend would be a guess. */
export const MIN_MONTHS = 6

/** How firmly a product's strength of season holds to that of its category, in months. */
const FIRMNESS = 12

/** Deviations of 80 and 95 %. The second is above the 1.96 of a normal error: the spread comes from few months. */
const D80 = 1.28
const D95 = 2.1

interface Fitted extends Smoothed {
  strength: number
}

/** @param horizon months after the last one */
export function forecast(series: MonthlySeries, season: Season | null, horizon: number): ForecastMonth[] {
  const fitted = learn(series, season)
  const end = endOf(series)
  let carried = 0
  // Variance of level errors that later months inherit.
  let inherited = 0
  return levelsAhead(fitted, horizon).map((level, step) => {
    if (step > 0) {
      carried += SMOOTHING.damping ** step
      inherited += (SMOOTHING.level * (1 + SMOOTHING.trend * carried)) ** 2
    }
    const middle = level + fitted.strength * seasonAt(season, end + step)
    const variance = fitted.spread ** 2 * (1 + inherited)
    const at = (deviations: number) => Math.exp(middle + deviations * Math.sqrt(variance))
    return {
      month: end + step,
      units: Math.round(Math.exp(middle)),
      range80: [Math.round(at(-D80)), Math.round(at(D80))],
      range95: [Math.round(at(-D95)), Math.round(at(D95))],
    }
  })
}

function learn({ from, values }: MonthlySeries, season: Season | null): Fitted {
  const logs = values.map(logOf)
  const factors = values.map((_, at) => seasonAt(season, from + at))
  const strength = season ? strengthOf(logs, factors, FIRMNESS) : 0
  return { ...smooth(logs.map((log, at) => log - strength * factors[at]!)), strength }
}

/** By how much the product follows the season: least squares, held to 1 while its months are few. */
function strengthOf(logs: readonly number[], factors: readonly number[], firmness: number): number {
  const x = detrended(factors)
  const y = detrended(logs)
  const square = x.reduce((sum, value) => sum + value * value, 0)
  const product = x.reduce((sum, value, at) => sum + value * y[at]!, 0)
  // The belief in 1 weighs as much as so many months of an ordinary season.
  const weight = firmness * ORDINARY_SEASON ** 2
  return Math.min(2, Math.max(0, (product + weight) / (square + weight)))
}

const ORDINARY_SEASON = 0.15

/** Without mean and straight line. */
function detrended(values: readonly number[]): number[] {
  const n = values.length
  const middle = (n - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  let product = 0
  let square = 0
  values.forEach((value, at) => {
    product += (at - middle) * (value - mean)
    square += (at - middle) ** 2
  })
  const slope = square === 0 ? 0 : product / square
  return values.map((value, at) => value - mean - slope * (at - middle))
}
