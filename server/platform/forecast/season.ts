/** The season that the series of a category have in common: how they rise and fall over the year, in logarithms. */
import { monthOfYear } from '#contracts/model/months.ts'
import { before, logOf, type MonthlySeries } from './months.ts'

export interface Season {
  /** ln of the factor of each month, January first; they add up to 0. Null for a month that was never seen. */
  factors: readonly (number | null)[]
  /** Number of series it was measured on. */
  series: number
}

/** A series needs a year, or its own growth would count as season. */
const MIN_MONTHS = 12
/** Fewer series say more about themselves than about the season. */
const MIN_SERIES = 3
const MONTHS = 12

/**
 * Each series counts the same: large ones would otherwise hide the others. A common trend is removed, so that growth of
 * the category is no season. Null with too few series.
 * @param end the first month that is not known yet
 */
export function seasonOf(peers: readonly MonthlySeries[], end: number): Season | null {
  const known = peers.map((peer) => before(peer, end)).filter(({ values }) => values.length >= MIN_MONTHS)
  if (known.length < MIN_SERIES) return null
  const curve = meanCurve(known, end)
  const slope = slopeOf(curve)
  const sums = new Array<number>(MONTHS).fill(0)
  const counts = new Array<number>(MONTHS).fill(0)
  for (const { month, value } of curve) {
    sums[monthOfYear(month)]! += value - slope * (month - end)
    counts[monthOfYear(month)]!++
  }
  const means = sums.map((sum, at) => (counts[at] ? sum / counts[at]! : null))
  const seen = means.filter((mean) => mean !== null)
  const middle = meanOf(seen)
  const trusted = trustIn(
    seen.map((mean) => mean - middle),
    curve,
  )
  return { factors: means.map((mean) => (mean === null ? null : (mean - middle) * trusted)), series: known.length }
}

/**
 * The share of the factors' variance that is not chance (James and Stein): the season of few series that differ is
 * mostly chance, so its factors move towards 1.
 */
function trustIn(factors: readonly number[], curve: readonly Point[]): number {
  const observed = meanOf(factors.map((factor) => factor ** 2))
  // Each factor is the mean of its months.
  const chance = (meanOf(curve.map(({ error }) => error)) * factors.length) / curve.length
  return observed <= chance ? 0 : (observed - chance) / observed
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

interface Point {
  month: number
  value: number
  /** Variance of the value. */
  error: number
}

/** The mean logarithm of each month, against the series' own mean. */
function meanCurve(all: readonly MonthlySeries[], end: number): Point[] {
  const values = new Map<number, number[]>()
  for (const { from, values: own } of all) {
    const logs = own.map(logOf)
    // A whole year: otherwise a series that began before the high season would count as larger.
    const mean = meanOf(logs.slice(-MONTHS))
    logs.forEach((log, at) => {
      const month = from + at
      const known = values.get(month)
      if (known) known.push(log - mean)
      else values.set(month, [log - mean])
    })
  }
  return [...values]
    .filter(([month]) => month < end)
    .map(([month, each]) => {
      const value = meanOf(each)
      return { month, value, error: meanOf(each.map((one) => (one - value) ** 2)) / Math.max(1, each.length - 1) }
    })
    .sort((a, b) => a.month - b.month)
}

/** Growth per month, from the months that have the same month of another year beside them. */
function slopeOf(curve: readonly Point[]): number {
  let product = 0
  let square = 0
  for (const group of Map.groupBy(curve, ({ month }) => monthOfYear(month)).values()) {
    const middle = meanOf(group.map(({ month }) => month))
    const mean = meanOf(group.map(({ value }) => value))
    for (const { month, value } of group) {
      product += (month - middle) * (value - mean)
      square += (month - middle) ** 2
    }
  }
  return square === 0 ? 0 : product / square
}

/** ln of the factor of a month; 0 for a month that the season does not know. */
export const seasonAt = (season: Season | null, month: number): number => season?.factors[monthOfYear(month)] ?? 0
