/**
 * The season that a single term has besides the one of its category. One year shows twelve indices that may be chance, so
 * only what repeats in two years counts: the indices shrink by signal ÷ (signal + chance), as in empirical Bayes (Efron
 * and Morris, “Stein's estimation rule and its competitors”, JASA 68, 1973). Signal is the covariance of the same months
 * of two years, chance is half the variance of their difference.
 */
import { monthOfYear } from '#contracts/model/months.ts'

const YEAR = 12
/** With one month that repeats there is no covariance. */
const MIN_PAIRS = 2
/** How many pairs of months the belief in the other terms is worth. A year of own pairs weighs as much. */
const BELIEF = 12

/** What the same months of two years say, per pair. */
export interface Repetition {
  signal: number
  chance: number
  pairs: number
}

/** Logarithms without their trend and mean; the trend is the change from the same months of the year before. */
export function flatten(logs: readonly number[]): number[] {
  const changes = logs.slice(YEAR).map((log, at) => log - logs[at]!)
  const slope = changes.length === 0 ? 0 : meanOf(changes) / YEAR
  return centred(logs.map((log, at) => log - slope * at))
}

/** @param flat at most two years */
export function repetitionOf(flat: readonly number[]): Repetition {
  const later = flat.slice(YEAR)
  const pairs = later.length
  if (pairs < MIN_PAIRS) return { signal: 0, chance: 0, pairs: 0 }
  return {
    signal: meanOf(later.map((value, at) => value * flat[at]!)),
    chance: meanOf(later.map((value, at) => (value - flat[at]!) ** 2)) / 2,
    pairs,
  }
}

/** Of several terms, weighted by their pairs. */
export function mergeRepetitions(all: readonly Repetition[]): Repetition {
  const pairs = all.reduce((sum, one) => sum + one.pairs, 0)
  const mean = (of: (one: Repetition) => number) =>
    pairs === 0 ? 0 : all.reduce((sum, one) => sum + of(one) * one.pairs, 0) / pairs
  return { signal: mean(({ signal }) => signal), chance: mean(({ chance }) => chance), pairs }
}

export interface OwnSeason {
  /** ln of the factor of each month, January first; they add up to 0. */
  factors: number[]
  /** How much of the own indices of two years counts: 0 to 1. */
  weight: number
}

/**
 * @param flat months of the term without the season of its category
 * @param others repetition of the terms of the category
 */
export function ownSeasonOf(flat: readonly number[], from: number, others: Repetition): OwnSeason {
  const own = repetitionOf(flat)
  const trusted = (of: (one: Repetition) => number) =>
    (of(own) * own.pairs + of(others) * BELIEF) / (own.pairs + BELIEF)
  const signal = Math.max(
    0,
    trusted((one) => one.signal),
  )
  const chance = trusted((one) => one.chance)
  if (own.pairs === 0 || signal === 0) return { factors: Array.from({ length: YEAR }, () => 0), weight: 0 }
  const factors = Array.from({ length: YEAR }, (_, month) => {
    const values = flat.filter((_, at) => monthOfYear(from + at) === month)
    return values.length === 0 ? 0 : (meanOf(values) * signal) / (signal + chance / values.length)
  })
  return { factors: centred(factors), weight: signal / (signal + chance / 2) }
}

function centred(values: readonly number[]): number[] {
  const mean = meanOf(values)
  return values.map((value) => value - mean)
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
