/**
 * Units from rank: ln(units) = a + b·ln(rank) + σ·ε over the real rows of a root category and marketplace. A badge says
 * between which bounds the units are; a row without one sells fewer than the lowest badge. Both are fitted as what they
 * are, since a line through the floors of badges alone is too flat: it leaves out all that sell little.
 */
import type { Range } from '#contracts/model/range.ts'
import { LOWEST_BADGE, nextBadge } from './bought-badge.ts'
import { fitIntervals, type IntervalRow, type Line } from './censored-line.ts'

/** A listing: its rank, and its badge if it has one. */
export interface RankedRow {
  rank: number
  bought: number | null
}

/** A curve that the rows can carry. */
export interface RankCurve extends Line {
  /** Rows with a badge. */
  badges: number
  /** The best and the last rank of a row with a badge. */
  bestRank: number
  lastRank: number
  /** Mean of ln(rank) of all rows, and the sum of the squared deviations from it. */
  mean: number
  spread: number
}

/** Evidence about units from the rows of a category. */
export interface RankEvidence {
  /** Rows with a badge, and ranked rows without one. */
  badges: number
  others: number
  /** Null if the rows do not carry one. */
  curve: RankCurve | null
}

/** Fewer rows with a badge carry no curve. */
export const LEAST_BADGES = 15
/** Last rank ÷ best rank. */
const LEAST_SPAN = 10
/** High ÷ low of the 90 % interval. */
const WIDEST = 8
/** Of the rows with a badge, this share must meet the interval that the other rows give them. */
const LEAST_COVERAGE = 0.8
/** Standard deviations to each side of a 90 % interval. */
const DEVIATIONS = 1.645
/** Rows that are fitted, and fits that check the coverage: they bound the time of a category of thousands to some milliseconds. */
const MOST_ROWS = 400
const FOLDS = { ofFewRows: 40, ofMany: 20 }

export function rankEvidence(rows: readonly RankedRow[]): RankEvidence {
  const badges = rows.filter(({ bought }) => bought !== null).length
  return { badges, others: rows.length - badges, curve: curveOf(thinned(rows)) }
}

function curveOf(rows: readonly RankedRow[]): RankCurve | null {
  const ranks = rows.filter(({ bought }) => bought !== null).map(({ rank }) => rank)
  const [bestRank, lastRank] = [Math.min(...ranks), Math.max(...ranks)]
  if (ranks.length < LEAST_BADGES || lastRank < bestRank * LEAST_SPAN) return null
  const points = rows.map(pointOf)
  const line = fitIntervals(points)
  if (line === null || line.b >= 0 || coverage(points, line) < LEAST_COVERAGE) return null
  return { ...line, ...spreadOf(points), badges: ranks.length, bestRank, lastRank }
}

/** Rows at even distances in the order of rank. */
function thinned(rows: readonly RankedRow[]): RankedRow[] {
  const sorted = rows.toSorted((a, b) => a.rank - b.rank)
  const step = Math.max(1, sorted.length / MOST_ROWS)
  return Array.from({ length: Math.ceil(sorted.length / step) }, (_, i) => sorted[Math.floor(i * step)]!) // below the length
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

/** Share of the rows with a badge that overlaps the 90 % interval of a curve fitted without them. */
function coverage(points: readonly IntervalRow[], whole: Line): number {
  const folds = points.length <= FOLDS.ofFewRows ? points.length : FOLDS.ofMany
  let met = 0
  let all = 0
  for (let fold = 0; fold < folds; fold++) {
    const kept = points.filter((_, i) => i % folds !== fold)
    const line = fitIntervals(kept, whole)
    for (const point of points.filter(({ low }, i) => i % folds === fold && low !== Number.NEGATIVE_INFINITY)) {
      all++
      if (line === null) continue
      const { middle, deviation } = predictionAt(point.x, { ...line, ...spreadOf(kept), badges: kept.length })
      const reach = DEVIATIONS * deviation
      if (middle + reach >= point.low && middle - reach <= point.high) met++
    }
  }
  return met / all
}

/** ln(units) at a ln(rank), and the standard deviation of one row around it: that of rows, and that of the line itself. */
function predictionAt(
  x: number,
  { a, b, sigma, badges, mean, spread }: Line & Pick<RankCurve, 'badges' | 'mean' | 'spread'>,
) {
  const deviation = sigma * Math.sqrt(1 + 1 / badges + (x - mean) ** 2 / spread)
  return { middle: a + b * x, deviation }
}

/**
 * Units of a month at a rank, with the bounds that nine of ten products lie within; null at a better rank than any row
 * with a badge has, and where the bounds are too far apart to say anything.
 */
export function unitsAtRank(rank: number, curve: RankCurve): Range | null {
  if (rank < curve.bestRank || rank > curve.lastRank) return null
  const { middle, deviation } = predictionAt(Math.log(rank), curve)
  if (2 * DEVIATIONS * deviation > Math.log(WIDEST)) return null
  const at = (deviations: number) => Math.round(Math.exp(middle + deviations * deviation))
  return { value: at(0), low: at(-DEVIATIONS), high: at(DEVIATIONS) }
}
