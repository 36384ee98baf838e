/**
 * Forecast of monthly units: ln(units) = level + season + error, with a damped trend (Gardner and McKenzie, “Forecasting
 * trends in time series”, Management Science 31, 1985). 24 months are too few to learn a product's own season, so it
 * follows the season of its category, by a strength of its own.
 */
import { logUnits, type MonthlyUnits } from './months.ts'
import { type Season, seasonAt } from './season.ts'

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

/** Chosen on one half of the sample products and checked on the other: forecast.test.ts has the figures. */
const SETTINGS = {
  /** Weight of the last month in level and trend. */
  level: 0.3,
  trend: 0.15,
  /** How much of the trend remains each month. */
  damping: 0.95,
  /** How firmly a product's strength of season holds to that of its category, in months. */
  firmness: 12,
  /** Spread of a product whose months are few, and the number of months that this belief is worth. */
  usualSpread: 0.12,
  belief: 6,
}

/** Deviations of 80 and 95 %. The second is above the 1.96 of a normal error: the spread comes from few months. */
const D80 = 1.28
const D95 = 2.1

/** Months of the first level. */
const START_MONTHS = 3

interface Fitted {
  level: number
  trend: number
  strength: number
  spread: number
}

/** @param horizon months after the last one */
export function forecast(series: MonthlyUnits, season: Season | null, horizon: number): ForecastMonth[] {
  const fitted = learn(series, season)
  const end = series.from + series.units.length
  let ahead = 0
  let carried = 0
  // Variance of level errors that later months inherit.
  let inherited = 0
  return Array.from({ length: horizon }, (_, step) => {
    ahead += SETTINGS.damping ** (step + 1)
    if (step > 0) {
      carried += SETTINGS.damping ** step
      inherited += (SETTINGS.level * (1 + SETTINGS.trend * carried)) ** 2
    }
    const middle = fitted.level + fitted.trend * ahead + fitted.strength * seasonAt(season, end + step)
    const units = Math.exp(middle)
    const variance = fitted.spread ** 2 * (1 + inherited)
    const at = (deviations: number) => Math.exp(middle + deviations * Math.sqrt(variance))
    return {
      month: end + step,
      units: Math.round(units),
      range80: [Math.round(at(-D80)), Math.round(at(D80))],
      range95: [Math.round(at(-D95)), Math.round(at(D95))],
    }
  })
}

function learn({ from, units }: MonthlyUnits, season: Season | null): Fitted {
  const logs = units.map(logUnits)
  const factors = units.map((_, at) => seasonAt(season, from + at))
  const strength = season ? strengthOf(logs, factors, SETTINGS.firmness) : 0
  const values = logs.map((log, at) => log - strength * factors[at]!)
  const start = values.slice(0, START_MONTHS)
  let level = start.reduce((sum, value) => sum + value, 0) / start.length
  let trend = 0
  let squares = 0
  let count = 0
  values.forEach((value, at) => {
    const expected = level + SETTINGS.damping * trend
    const error = value - expected
    const next = expected + SETTINGS.level * error
    trend = SETTINGS.damping * trend + SETTINGS.level * SETTINGS.trend * error
    level = next
    if (at < START_MONTHS) return
    squares += error ** 2
    count++
  })
  const spread = Math.sqrt((squares + SETTINGS.belief * SETTINGS.usualSpread ** 2) / (count + SETTINGS.belief))
  return { level, trend, strength, spread }
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
