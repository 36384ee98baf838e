/**
 * Maximum-likelihood line through values known only as intervals: y = a + b·x + σ·ε with normal ε. In the parameters
 * a/σ, b/σ and 1/σ the log-likelihood is concave (J. Burridge, “A note on maximum likelihood estimation for regression
 * models using grouped data”, J. R. Statist. Soc. B 43, 1981), so Newton's method finds its only maximum.
 */
export interface IntervalRow {
  x: number
  /** Bounds of y; `low` is −∞ if only an upper bound is known. */
  low: number
  high: number
}

export interface Line {
  a: number
  b: number
  sigma: number
}

type Three = [number, number, number]

const MAX_STEPS = 60
const MIN_GAIN = 1e-8
/** Floor for the likelihood of one row, so that an outlier does not make it infinite. */
const MIN_LIKELIHOOD = 1e-290

/**
 * @param start starting point, such as the line through nearly the same rows
 * @returns null if all rows have the same x, or if there is no maximum (rows without any lower bound have none)
 */
export function fitIntervals(rows: readonly IntervalRow[], start = startOf(rows)): Line | null {
  if (start === null || rows.every(({ low }) => low === Number.NEGATIVE_INFINITY)) return null
  let at: Three = [start.a / start.sigma, start.b / start.sigma, 1 / start.sigma]
  let value = likelihood(rows, at)
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = newtonStep(rows, at)
    if (change === null) return null
    const next = lineSearch(rows, at, change, value)
    if (next === null) return lineOf(at)
    const gain = next.value - value
    at = next.at
    value = next.value
    if (gain < MIN_GAIN) return lineOf(at)
  }
  return null
}

const lineOf = ([alpha, beta, tau]: Three): Line => ({ a: alpha / tau, b: beta / tau, sigma: 1 / tau })

/** Least squares through the midpoints of the intervals. */
function startOf(rows: readonly IntervalRow[]): Line | null {
  const points = rows.map(({ x, low, high }) => ({
    x,
    y: low === Number.NEGATIVE_INFINITY ? high - 1 : (low + high) / 2,
  }))
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const mx = mean(({ x }) => x)
  const my = mean(({ y }) => y)
  const sxx = mean(({ x }) => (x - mx) ** 2)
  if (points.length === 0 || sxx === 0) return null
  const b = mean(({ x, y }) => (x - mx) * (y - my)) / sxx
  const a = my - b * mx
  const sigma = Math.sqrt(mean(({ x, y }) => (y - a - b * x) ** 2))
  return { a, b, sigma: Math.max(sigma, 0.05) }
}

function likelihood(rows: readonly IntervalRow[], [alpha, beta, tau]: Three): number {
  let sum = 0
  for (const { x, low, high } of rows) {
    const shift = alpha + beta * x
    sum += Math.log(Math.max(MIN_LIKELIHOOD, between(tau * low - shift, tau * high - shift)))
  }
  return sum
}

/** Halves the step until the likelihood grows; null if it never does. */
function lineSearch(rows: readonly IntervalRow[], at: Three, change: Three, value: number) {
  for (let scale = 1; scale > 1e-6; scale /= 2) {
    const tried: Three = [at[0] + scale * change[0], at[1] + scale * change[1], at[2] + scale * change[2]]
    if (tried[2] <= 0) continue
    const better = likelihood(rows, tried)
    if (better > value) return { at: tried, value: better }
  }
  return null
}

function newtonStep(rows: readonly IntervalRow[], [alpha, beta, tau]: Three): Three | null {
  const gradient: Three = [0, 0, 0]
  const h = { aa: 0, ab: 0, at: 0, bb: 0, bt: 0, tt: 0 }
  for (const { x, low, high } of rows) {
    const shift = alpha + beta * x
    const from = tau * low - shift
    const to = tau * high - shift
    const share = Math.max(MIN_LIKELIHOOD, between(from, to))
    const [atFrom, atTo] = [density(from) / share, density(to) / share]
    const finite = low === Number.NEGATIVE_INFINITY ? 0 : low
    const fromTimes = low === Number.NEGATIVE_INFINITY ? 0 : from * atFrom
    // First derivatives of ln(share) with respect to shift and tau.
    const byShift = atFrom - atTo
    const byTau = high * atTo - finite * atFrom
    gradient[0] += byShift
    gradient[1] += byShift * x
    gradient[2] += byTau
    const shiftShift = fromTimes - to * atTo - byShift ** 2
    const shiftTau = high * to * atTo - finite * fromTimes - byShift * byTau
    const tauTau = finite ** 2 * fromTimes - high ** 2 * to * atTo - byTau ** 2
    h.aa += shiftShift
    h.ab += shiftShift * x
    h.bb += shiftShift * x * x
    h.at += shiftTau
    h.bt += shiftTau * x
    h.tt += tauTau
  }
  return solve(
    [
      [-h.aa, -h.ab, -h.at],
      [-h.ab, -h.bb, -h.bt],
      [-h.at, -h.bt, -h.tt],
    ],
    gradient,
  )
}

/** Solves three linear equations by Cramer's rule; null if they are singular. */
function solve([r0, r1, r2]: [Three, Three, Three], right: Three): Three | null {
  const all = determinant(r0, r1, r2)
  if (Math.abs(all) < 1e-300 || !Number.isFinite(all)) return null
  const replaced = (column: 0 | 1 | 2) => {
    const rows = [r0, r1, r2].map((row, i) => row.with(column, right[i]!) as Three) // three rows, three numbers each
    return determinant(rows[0]!, rows[1]!, rows[2]!) / all // as above
  }
  return [replaced(0), replaced(1), replaced(2)]
}

const determinant = (a: Three, b: Three, c: Three) =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])

const density = (z: number) => Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)

/** Share of the normal distribution between two bounds, accurate in both tails. */
const between = (from: number, to: number) => (from > 0 ? below(-from) - below(-to) : below(to) - below(from))

/**
 * Share of the normal distribution below a bound: beyond 3 the continued fraction of its tail (Abramowitz and Stegun
 * 26.2.14), within it a power series (26.2.11). Relative error below 1e-10.
 */
function below(z: number): number {
  if (z === Number.NEGATIVE_INFINITY) return 0
  if (z > 3) return 1 - below(-z)
  if (z < -3) {
    let fraction = -z
    for (let k = 60; k >= 1; k--) fraction = -z + k / fraction
    return density(z) / fraction
  }
  let term = z
  let sum = z
  for (let k = 3; Math.abs(term) > 1e-17; k += 2) {
    term *= (z * z) / k
    sum += term
  }
  return 0.5 + sum * density(z)
}
