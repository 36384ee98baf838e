/** Checks the forecast on months that it does not see, beside two simple forecasts that it must beat. */
import { before, endOf, type MonthlySeries } from '#server/platform/forecast/months.ts'
import { seasonOf } from '#server/platform/forecast/season.ts'
import { forecast, HORIZON, MIN_MONTHS } from './model.ts'

export interface HiddenMonth {
  month: number
  units: number
  forecast: number
  range80: readonly [number, number]
  range95: readonly [number, number]
  /** The last known month again. */
  naive: number
  /** The same month of the year before; null if it is not known. */
  seasonalNaive: number | null
}

export interface Backtest {
  /** How often the last months were hidden. */
  origins: number
  /** All compared months. */
  months: number
  /** sMAPE: mean of 2·|forecast − true| ÷ (forecast + true). */
  error: number
  naive: number
  /** Null unless it has a forecast for each compared month. */
  seasonalNaive: number | null
  /** MASE: mean absolute error ÷ mean absolute change from month to month; null if the units never change. */
  scaled: number | null
  inside80: number
  inside95: number
  /** Whether it beats both simple forecasts. */
  isBetter: boolean
  /** The last months, forecast without them. */
  hidden: HiddenMonth[]
}

/** Each origin hides one month more than the one before. */
const MAX_ORIGINS = 6
const YEAR = 12

/**
 * Also the season is measured again without the hidden months.
 * @returns null if too few months remain before the hidden ones
 */
export function backtest(series: MonthlySeries, peers: readonly MonthlySeries[]): Backtest | null {
  const last = endOf(series) - HORIZON
  const origins = Array.from({ length: MAX_ORIGINS }, (_, at) => last - at).filter(
    (end) => end - series.from >= MIN_MONTHS,
  )
  if (origins.length === 0) return null
  const runs = origins.map((end) => hiddenMonths(series, peers, end))
  const all = runs.flat()
  const seasonal = all.flatMap(({ seasonalNaive, units }) =>
    seasonalNaive === null ? [] : [symmetricError(seasonalNaive, units)],
  )
  const error = mean(all.map(({ forecast, units }) => symmetricError(forecast, units)))
  const naive = mean(all.map(({ naive, units }) => symmetricError(naive, units)))
  const seasonalNaive = seasonal.length === all.length ? mean(seasonal) : null
  const change = mean(series.values.slice(1).map((units, at) => Math.abs(units - series.values[at]!)))
  return {
    origins: origins.length,
    months: all.length,
    error,
    naive,
    seasonalNaive,
    scaled: change === 0 ? null : mean(all.map(({ forecast, units }) => Math.abs(forecast - units))) / change,
    inside80: mean(all.map(({ range80, units }) => Number(isInside(units, range80)))),
    inside95: mean(all.map(({ range95, units }) => Number(isInside(units, range95)))),
    isBetter: error < naive && (seasonalNaive === null || error < seasonalNaive),
    hidden: runs[0] ?? [],
  }
}

function hiddenMonths(series: MonthlySeries, peers: readonly MonthlySeries[], end: number): HiddenMonth[] {
  const known = before(series, end)
  const naive = known.values.at(-1)!
  return forecast(known, seasonOf(peers, end), HORIZON).map(({ month, units, range80, range95 }) => ({
    month,
    units: series.values[month - series.from]!,
    forecast: units,
    range80,
    range95,
    naive,
    seasonalNaive: series.values[month - series.from - YEAR] ?? null,
  }))
}

const isInside = (units: number, [low, high]: readonly [number, number]) => units >= low && units <= high

export const symmetricError = (forecast: number, units: number) =>
  forecast + units === 0 ? 0 : (2 * Math.abs(forecast - units)) / (forecast + units)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
