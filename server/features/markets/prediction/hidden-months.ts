/** Forecasts of months that were hidden from the model, beside two simple forecasts, and intervals from their errors. */
import { endOf, type MonthlySeries } from '#server/platform/forecast/months.ts'
import { type CommonDemand, fitDemand, forecastDemand, recent } from './demand-model.ts'

const YEAR = 12
/** Months of a forecast. */
export const HORIZON = 12

export interface HiddenMonth {
  /** The first hidden month. */
  end: number
  month: number
  /** 1 for the first hidden month. */
  ahead: number
  searches: number
  forecast: number
  /** The same month of the year before. */
  lastYear: number
  /** The last known month. */
  lastMonth: number
  spread: number
}

/** Hides the last month, then the last two, and so on, as long as a year remains. */
export function hideMonths(series: MonthlySeries, commonAt: (end: number) => CommonDemand): HiddenMonth[] {
  const { from, values } = recent(series, endOf(series))
  const origins = Array.from({ length: Math.max(0, values.length - YEAR) }, (_, at) => from + YEAR + at)
  return origins.flatMap((end) => {
    const fit = fitDemand({ from, values }, commonAt(end))
    const hidden = values.slice(end - from)
    return forecastDemand(fit, Math.min(HORIZON, hidden.length)).map(({ month, level, season }, step) => ({
      end,
      month,
      ahead: step + 1,
      searches: hidden[step]!,
      forecast: Math.exp(level + season),
      lastYear: values[month - from - YEAR]!,
      lastMonth: values[end - from - 1]!,
      spread: fit.spread,
    }))
  })
}

/** Bounds by months ahead, in spreads of the term around ln(forecast). */
export interface Bounds {
  low: number[]
  high: number[]
}

/** The share of months outside, at each end of an 80 % interval. */
const TAIL = 0.1

/**
 * Split conformal prediction with normalized errors (Lei et al., “Distribution-free predictive inference for regression”,
 * JASA 113, 2018): the quantiles of all errors of the same months ahead, each divided by the spread of its term. They
 * never get narrower with time, and contain the forecast.
 */
export function boundsOf(hidden: readonly HiddenMonth[]): Bounds {
  const errors = Array.from({ length: HORIZON }, (): number[] => [])
  for (const { ahead, searches, forecast, spread } of hidden)
    errors[ahead - 1]!.push((Math.log(searches) - Math.log(forecast)) / spread)
  let [low, high] = [0, 0]
  const bounds: Bounds = { low: [], high: [] }
  for (const unsorted of errors) {
    const sorted = unsorted.toSorted((a, b) => a - b)
    if (sorted.length > 0) {
      const share = Math.min(1, ((1 - TAIL) * (sorted.length + 1)) / sorted.length)
      low = Math.min(low, quantile(sorted, 1 - share))
      high = Math.max(high, quantile(sorted, share))
    }
    bounds.low.push(low)
    bounds.high.push(high)
  }
  return bounds
}

/** Linear between the two values around the place. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return below + (above - below) * (place - Math.floor(place))
}

/** The interval of a forecast. */
export const boundsAt = (
  bounds: Bounds,
  { ahead, forecast, spread }: Pick<HiddenMonth, 'ahead' | 'forecast' | 'spread'>,
) => ({
  low: forecast * Math.exp(bounds.low[ahead - 1]! * spread),
  high: forecast * Math.exp(bounds.high[ahead - 1]! * spread),
})

/** Of several hidden months: sum of |forecast − searches| ÷ sum of searches (WAPE). */
export interface DemandErrors {
  forecast: number
  lastYear: number
  lastMonth: number
}

export function errorsOf(hidden: readonly HiddenMonth[]): DemandErrors {
  const total = sumOf(hidden.map(({ searches }) => searches))
  const error = (name: keyof DemandErrors) => sumOf(hidden.map((one) => Math.abs(one[name] - one.searches))) / total
  return { forecast: error('forecast'), lastYear: error('lastYear'), lastMonth: error('lastMonth') }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
