/**
 * The model of monthly searches: ln(searches) = level + season + rest. The season is the one that the terms of the
 * category have in common, with what repeats of the term's own; the level is smoothed and continues with a damped trend.
 */
import { monthOfYear } from '#contracts/model/months.ts'
import { before, logOf, type MonthlySeries } from '#server/platform/forecast/months.ts'
import { type Season, seasonOf } from '#server/platform/forecast/season.ts'
import { levelsAhead, type Smoothed, smooth } from '#server/platform/forecast/smoothing.ts'
import { flatten, mergeRepetitions, ownSeasonOf, type Repetition, repetitionOf } from './own-season.ts'

/** Earlier months say little of the next year. */
const MAX_MONTHS = 24
const YEAR = 12

/** What the terms of a category have in common, learnt from the months before `end`. */
export interface CommonDemand {
  end: number
  season: Season | null
  repetition: Repetition
}

export function learnCommon(all: readonly MonthlySeries[], end: number): CommonDemand {
  const season = seasonOf(all, end)
  const flat = all.map((series) => flatten(withoutSeason(recent(series, end), season)))
  return { end, season, repetition: mergeRepetitions(flat.map(repetitionOf)) }
}

export interface DemandFit extends Smoothed {
  /** The first month of the levels. */
  from: number
  end: number
  logs: number[]
  /** ln of the factor of each month, January first. */
  season: number[]
  /** How much of the term's own season counts: 0 to 1. */
  ownWeight: number
}

export function fitDemand(series: MonthlySeries, { end, season, repetition }: CommonDemand): DemandFit {
  const known = recent(series, end)
  const flat = flatten(withoutSeason(known, season))
  const own = ownSeasonOf(flat, known.from, repetition)
  const factors = own.factors.map((factor, month) => factor + (season?.factors[month] ?? 0))
  const logs = known.values.map(logOf)
  const levels = logs.map((log, at) => log - factors[monthOfYear(known.from + at)]!)
  return { ...smooth(levels), from: known.from, end, logs, season: factors, ownWeight: own.weight }
}

export interface DemandAhead {
  month: number
  /** Logarithms; the forecast is their sum. */
  level: number
  season: number
}

/** The months after the last one. */
export const forecastDemand = (fit: DemandFit, months = YEAR): DemandAhead[] =>
  levelsAhead(fit, months).map((level, step) => ({
    month: fit.end + step,
    level,
    season: fit.season[monthOfYear(fit.end + step)]!,
  }))

/** The last two years before `end`. */
export function recent(series: MonthlySeries, end: number): MonthlySeries {
  const { from, values } = before(series, end)
  const left = Math.max(0, values.length - MAX_MONTHS)
  return { from: from + left, values: values.slice(left) }
}

const withoutSeason = ({ from, values }: MonthlySeries, season: Season | null): number[] =>
  values.map((value, at) => logOf(value) - (season?.factors[monthOfYear(from + at)] ?? 0))
