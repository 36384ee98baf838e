/**
 * Units from rank, fitted by least squares on log(units) against log(rank) over real rows of the same root category and
 * marketplace that know both: units = exp(a + b·ln rank), with the standard deviation of the residuals in ln units.
 */
export interface RankCurve {
  a: number
  b: number
  sigma: number
  points: number
}

/** Fewer points than this say nothing. */
export const MIN_POINTS = 5

/** Least squares of ln(units) on ln(rank); null with too few points, all of one rank, or a line that rises with rank. */
export function fitRankCurve(rows: readonly { rank: number; units: number }[]): RankCurve | null {
  const n = rows.length
  if (n < MIN_POINTS) return null
  const xs = rows.map((row) => Math.log(row.rank))
  const ys = rows.map((row) => Math.log(row.units))
  const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / n
  const mx = mean(xs)
  const my = mean(ys)
  const sxx = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0)
  const sxy = xs.reduce((sum, x, i) => sum + (x - mx) * (ys[i]! - my), 0) // ys has one value for each of xs
  if (sxx === 0) return null
  const b = sxy / sxx
  if (b >= 0) return null
  const a = my - b * mx
  const squares = xs.reduce((sum, x, i) => sum + (ys[i]! - a - b * x) ** 2, 0) // as above
  return { a, b, sigma: Math.sqrt(squares / (n - 2)), points: n }
}
