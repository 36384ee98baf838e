/**
 * Estimates units from rank: ln(units) = a + b·ln(rank) + σ·ε over the imported rows of a root category and
 * marketplace. A badge bounds the units on both sides; a row without one sells fewer than the lowest badge. Both are
 * fitted as intervals: a line through badge floors alone is too flat, because it ignores all products that sell little.
 */
import type { Range } from '#contracts/model/range.ts'
import { boughtRange, LOWEST_BADGE, nextBadge } from './bought-badge.ts'
import { fitIntervals, type IntervalRow, type Line } from './censored-line.ts'

export interface RankedRow {
  rank: number
  bought: number | null
}

export interface RankCurve extends Line {
  badges: number
  bestRank: number
  lastRank: number
  /** Mean of ln(rank) over all rows, and the sum of squared deviations from it. */
  mean: number
  spread: number
}

export interface RankEvidence {
  /** Rows with a badge, and ranked rows without one. */
  badges: number
  others: number
  curve: RankCurve | null
}

export const MIN_BADGES = 15
/** Minimum of last rank ÷ best rank. */
const MIN_SPAN = 10
/** Maximum of high ÷ low of the 90 % interval. */
const MAX_RATIO = 8
/** Minimum share of badge rows that overlap the interval predicted by the other rows (cross-validation). */
const MIN_COVERAGE = 0.8
/** Standard deviations on each side of a 90 % interval. */
const DEVIATIONS = 1.645
/** Limits of fitted rows and of cross-validation fits, so that a category of thousands takes only milliseconds. */
const MAX_ROWS = 400
const FOLDS = { ofFewRows: 40, ofMany: 20 }

export function rankEvidence(rows: readonly RankedRow[]): RankEvidence {
  const badges = rows.filter(({ bought }) => bought !== null).length
  return { badges, others: rows.length - badges, curve: curveOf(thinOut(rows)) }
}

function curveOf(rows: readonly RankedRow[]): RankCurve | null {
  const ranks = rows.filter(({ bought }) => bought !== null).map(({ rank }) => rank)
  const [bestRank, lastRank] = [Math.min(...ranks), Math.max(...ranks)]
  if (ranks.length < MIN_BADGES || lastRank < bestRank * MIN_SPAN) return null
  const points = rows.map(pointOf)
  const line = fitIntervals(points)
  if (line === null || line.b >= 0 || coverage(points, line) < MIN_COVERAGE) return null
  return { ...line, ...spreadOf(points), badges: ranks.length, bestRank, lastRank }
}

/** Evenly spaced rows in order of rank, at most MAX_ROWS. */
function thinOut<R extends RankedRow>(rows: readonly R[]): R[] {
  const sorted = rows.toSorted((a, b) => a.rank - b.rank)
  const step = Math.max(1, sorted.length / MAX_ROWS)
  return Array.from({ length: Math.ceil(sorted.length / step) }, (_, i) => sorted[Math.floor(i * step)]!) // the index is below the length
}

const pointOf = ({ rank, bought }: RankedRow): IntervalRow => ({
  x: Math.log(rank),
  low: bought === null ? Number.NEGATIVE_INFINITY : Math.log(bought),
  high: Math.log(bought === null ? LOWEST_BADGE : nextBadge(bought)),
})

function spreadOf(points: readonly IntervalRow[]): Pick<RankCurve, 'mean' | 'spread'> {
  const mean = points.reduce((sum, { x }) => sum + x, 0) / points.length
  return { mean, spread: points.reduce((sum, { x }) => sum + (x - mean) ** 2, 0) }
}

interface Prediction {
  middle: number
  deviation: number
}

/** The prediction of each point by a line through the points outside its fold; null without such a line. */
function heldOutPredictions(points: readonly IntervalRow[], whole: Line): (Prediction | null)[] {
  const folds = points.length <= FOLDS.ofFewRows ? points.length : FOLDS.ofMany
  const predictions: (Prediction | null)[] = []
  for (let fold = 0; fold < folds; fold++) {
    const kept = points.filter((_, i) => i % folds !== fold)
    const line = fitIntervals(kept, whole)
    const curve = line && { ...line, ...spreadOf(kept), badges: kept.length }
    for (let i = fold; i < points.length; i += folds) predictions[i] = curve && predictionAt(points[i]!.x, curve) // the index is below the length
  }
  return predictions
}

/** Share of badge rows that overlap the 90 % interval of a curve fitted without them. */
function coverage(points: readonly IntervalRow[], whole: Line): number {
  const predictions = heldOutPredictions(points, whole)
  const badges = points.flatMap((point, i) =>
    point.low === Number.NEGATIVE_INFINITY ? [] : [{ point, prediction: predictions[i] }],
  )
  const covered = badges.filter(({ point, prediction }) => {
    if (!prediction) return false
    const margin = DEVIATIONS * prediction.deviation
    return prediction.middle + margin >= point.low && prediction.middle - margin <= point.high
  })
  return covered.length / badges.length
}

export interface KnownRow extends RankedRow {
  /** The true units, which only sample rows have. */
  units: number | null
}

/** How far predictions of products were off that the curve had not seen. */
export interface CurveCheck {
  products: number
  /** Share of them inside the 90 % interval. */
  inside: number
  /** Median of |prediction − true| ÷ true. */
  error: number
}

/**
 * Predicts each row in the ranks of the curve from the others. `badges`: compared with the badges, whose true value is
 * taken as the middle; products without one count as inside if the interval begins below the lowest badge. `units`:
 * compared with the true units. Null without such products.
 */
export function checkCurve(
  rows: readonly KnownRow[],
  curve: RankCurve,
): { badges: CurveCheck | null; units: CurveCheck | null } {
  const thin = thinOut(rows)
  const predictions = heldOutPredictions(thin.map(pointOf), curve)
  const compared = thin.flatMap((row, i) => {
    const range = predictions[i] ? rangeAround(predictions[i]) : null
    return range && row.rank >= curve.bestRank && row.rank <= curve.lastRank ? [{ row, range }] : []
  })
  const badges = compared.map(({ row: { bought }, range }) => {
    const known = bought === null ? { low: 0, high: LOWEST_BADGE - 1 } : boughtRange(bought)
    const middle = bought === null ? null : boughtRange(bought).value
    return { isInside: range.low <= known.high && range.high >= known.low, error: errorOf(range.value, middle) }
  })
  const exact = compared.flatMap(({ row: { units }, range }) =>
    units === null ? [] : [{ isInside: range.low <= units && range.high >= units, error: errorOf(range.value, units) }],
  )
  return { badges: summaryOf(badges), units: summaryOf(exact) }
}

const errorOf = (predicted: number, known: number | null) =>
  known === null || known <= 0 ? null : Math.abs(predicted - known) / known

function summaryOf(compared: readonly { isInside: boolean; error: number | null }[]): CurveCheck | null {
  const errors = compared.flatMap(({ error }) => (error === null ? [] : [error])).sort((a, b) => a - b)
  const error = errors[errors.length >> 1]
  if (error === undefined) return null
  const inside = compared.filter(({ isInside }) => isInside).length / compared.length
  return { products: compared.length, inside, error }
}

/** ln(units) at a ln(rank), and the standard deviation of one product: scatter of the rows plus error of the line. */
function predictionAt(
  x: number,
  { a, b, sigma, badges, mean, spread }: Line & Pick<RankCurve, 'badges' | 'mean' | 'spread'>,
): Prediction {
  const deviation = sigma * Math.sqrt(1 + 1 / badges + (x - mean) ** 2 / spread)
  return { middle: a + b * x, deviation }
}

/**
 * Monthly units at a rank, with bounds for nine of ten products; null outside the ranks of badge rows, and if the
 * bounds are too far apart to be useful.
 */
export function unitsAtRank(rank: number, curve: RankCurve): Range | null {
  if (rank < curve.bestRank || rank > curve.lastRank) return null
  return rangeAround(predictionAt(Math.log(rank), curve))
}

/** Null if the bounds are too far apart to be useful. */
function rangeAround({ middle, deviation }: Prediction): Range | null {
  if (2 * DEVIATIONS * deviation > Math.log(MAX_RATIO)) return null
  const at = (deviations: number) => Math.round(Math.exp(middle + deviations * deviation))
  return { value: at(0), low: at(-DEVIATIONS), high: at(DEVIATIONS) }
}
