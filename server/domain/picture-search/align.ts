/** Lays the drawing over the picture: iterated nearest points, moved along the contour's normal. */
import type { ViewPoints } from './descriptor.ts'
import { type Field, nearestTo, visible } from './field.ts'

/** x' = a·x + b·y + e, y' = c·x + d·y + f, from units of the drawing to units of the picture. */
export interface Placement {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** 4: turn, scale and shift; 6: slant and unequal scale too. */
export type Freedom = 4 | 6

/** One step from a placement to a better one. @param width units within which a distance counts for much @param every use each so manieth point */
export function improved(
  field: Field,
  points: ViewPoints,
  at: Placement,
  freedom: Freedom,
  width: number,
  every = 1,
): Placement {
  const n = freedom
  const normal = SCRATCH.fill(0)
  const row = ROW
  const turn = Math.atan2(at.c - at.b, at.a + at.d)
  let used = 0
  for (let i = 0; i < points.count; i += every) {
    const [px, py] = [points.x[i]! - 32, points.y[i]! - 32]
    const x = at.a * px + at.b * py + at.e
    const y = at.c * px + at.d * py + at.f
    const q = nearestTo(field, x, y, points.angle[i]! + turn)
    if (q < 0) continue
    const [nx, ny] = [field.nx[q]!, field.ny[q]!]
    const miss = nx * (x - field.points.x[q]!) + ny * (y - field.points.y[q]!)
    const weight = 1 / (1 + (miss / width) ** 2) ** 2
    used += weight
    if (n === 4) {
      row[0] = nx * px + ny * py
      row[1] = ny * px - nx * py
      row[2] = nx
      row[3] = ny
    } else {
      row[0] = nx * px
      row[1] = nx * py
      row[2] = ny * px
      row[3] = ny * py
      row[4] = nx
      row[5] = ny
    }
    for (let r = 0; r < n; r++) {
      const wr = weight * row[r]!
      for (let c = 0; c <= r; c++) normal[r * 7 + c]! += wr * row[c]!
      normal[r * 7 + 6]! -= wr * miss
    }
  }
  if (used < n * 2) return at
  const step = solved(normal, n, used)
  if (n === 4) {
    const [s, t, e, f] = [step[0]!, step[1]!, step[2]!, step[3]!]
    return { a: at.a + s, b: at.b - t, c: at.c + t, d: at.d + s, e: at.e + e, f: at.f + f }
  }
  return {
    a: at.a + step[0]!,
    b: at.b + step[1]!,
    c: at.c + step[2]!,
    d: at.d + step[3]!,
    e: at.e + step[4]!,
    f: at.f + step[5]!,
  }
}

const SCRATCH = new Float64Array(6 * 7)
const ROW = new Float64Array(6)

/** Solves the normal equations, lower half and right side (column 6) given, by Cholesky with a little damping. */
function solved(m: Float64Array, n: number, used: number): Float64Array {
  for (let r = 0; r < n; r++) m[r * 7 + r]! += used * (r < n - 2 ? 2 : 0.01)
  for (let r = 0; r < n; r++) {
    for (let c = 0; c <= r; c++) {
      let sum = m[r * 7 + c]!
      for (let k = 0; k < c; k++) sum -= m[r * 7 + k]! * m[c * 7 + k]!
      m[r * 7 + c] = r === c ? Math.sqrt(Math.max(1e-9, sum)) : sum / m[c * 7 + c]!
    }
  }
  const answer = new Float64Array(n)
  for (let r = 0; r < n; r++) {
    let sum = m[r * 7 + 6]!
    for (let k = 0; k < r; k++) sum -= m[r * 7 + k]! * answer[k]!
    answer[r] = sum / m[r * 7 + r]!
  }
  for (let r = n - 1; r >= 0; r--) {
    let sum = answer[r]!
    for (let k = r + 1; k < n; k++) sum -= m[k * 7 + r]! * answer[k]!
    answer[r] = sum / m[r * 7 + r]!
  }
  return answer
}

/** What two laid-over drawings have in common, each 0 to 1. */
export interface Agreement {
  /** Share of the drawing's visible contours that the picture has. */
  drawing: number
  /** Share of the picture's contours that the drawing has. */
  picture: number
}

/** @param width units of distance at which a contour is half missed @param each gets 1 for each point of the picture that the drawing has */
export function agreement(
  field: Field,
  points: ViewPoints,
  at: Placement,
  width: number,
  each?: Uint8Array,
): Agreement {
  const turn = Math.atan2(at.c - at.b, at.a + at.d)
  let [seen, met] = [0, 0]
  COVERED.fill(0)
  for (let i = 0; i < points.count; i++) {
    const [px, py] = [points.x[i]! - 32, points.y[i]! - 32]
    const x = at.a * px + at.b * py + at.e
    const y = at.c * px + at.d * py + at.f
    if (!visible(field.cut, x, y)) continue
    seen++
    const angle = points.angle[i]! + turn
    mark(x, y, angle)
    const q = nearestTo(field, x, y, angle)
    if (q < 0) continue
    const miss = field.nx[q]! * (x - field.points.x[q]!) + field.ny[q]! * (y - field.points.y[q]!)
    met += 1 / (1 + (miss / width) ** 2)
  }
  let explained = 0
  const { count, x, y, angle } = field.points
  for (let i = 0; i < count; i++) {
    const own = marked(x[i]!, y[i]!, angle[i]!)
    explained += own
    if (each) each[i] = own
  }
  return { drawing: seen > 0 ? met / seen : 0, picture: count > 0 ? explained / count : 0 }
}

/** Squares of 2 units, four directions; a bit each. */
const COARSE = 44
const COVERED = new Uint8Array(COARSE * COARSE)
const cellOf = (value: number) => Math.floor(value / 2) + 6

function mark(x: number, y: number, angle: number) {
  const [column, row] = [cellOf(x), cellOf(y)]
  if (column < 1 || row < 1 || column >= COARSE - 1 || row >= COARSE - 1) return
  const turns = (angle / Math.PI) * 4 + 400
  const bits =
    (1 << (Math.floor(turns - 0.5) & 3)) | (1 << (Math.floor(turns) & 3)) | (1 << (Math.floor(turns + 0.5) & 3))
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = column - 1; c <= column + 1; c++) COVERED[r * COARSE + c]! |= bits
}

function marked(x: number, y: number, angle: number): number {
  const bit = 1 << (Math.floor((angle / Math.PI) * 4 + 400) & 3)
  return COVERED[cellOf(y) * COARSE + cellOf(x)]! & bit ? 1 : 0
}
