/** Lays a drawing better over a picture: iterated nearest points, moved along the contour's normal. */
import type { ViewPoints } from './descriptor.ts'
import { type Field, nearestTo } from './field.ts'
import { HALF, type Placement, turnOf } from './placement.ts'
import { STRIDE, solved } from './solve.ts'

export interface Step {
  /** Units within which a distance counts for much. */
  width: number
  /** Uses each so manieth point. */
  every: number
  /** Whether the picture may be seen from aside; else a turn, a scale and a shift. */
  bends: boolean
}

/** Points' worth of reluctance to slant, and to lean. */
const SLANT = 40
const LEAN = 1.5

const NORMAL = new Float64Array(8 * STRIDE)
const ROW = new Float64Array(8)

export function improved(field: Field, points: ViewPoints, at: Placement, { width, every, bends }: Step): Placement {
  const free = bends ? 8 : 4
  const [normal, row] = [NORMAL.fill(0), ROW]
  const turn = turnOf(at)
  const { a, b, c, d, e, f, g, h } = at
  let used = 0
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const w = 1 / (1 + g * p + h * q)
    const x = (a * p + b * q + e) * w
    const y = (c * p + d * q + f) * w
    const near = nearestTo(field, x, y, points.angle[i]! + turn)
    if (near < 0) continue
    const nx = field.nx[near]!
    const ny = field.ny[near]!
    const miss = nx * (x - field.points.x[near]!) + ny * (y - field.points.y[near]!)
    const ratio = miss / width
    const weight = 1 / ((1 + ratio * ratio) * (1 + ratio * ratio))
    used += weight
    if (bends) {
      row[0] = nx * p * w
      row[1] = nx * q * w
      row[2] = ny * p * w
      row[3] = ny * q * w
      row[4] = nx * w
      row[5] = ny * w
      const pull = -(nx * x + ny * y) * w
      row[6] = pull * p
      row[7] = pull * q
    } else {
      row[0] = nx * p + ny * q
      row[1] = ny * p - nx * q
      row[2] = nx
      row[3] = ny
    }
    add(row, miss, weight, free)
  }
  if (used < free * 2) return at
  if (!bends) {
    damp(used, 4, 2)
    const s = solved(normal, 4)
    return { a: a + s[0]!, b: b - s[1]!, c: c + s[1]!, d: d + s[0]!, e: e + s[2]!, f: f + s[3]!, g: 0, h: 0 }
  }
  reluctant(at, used)
  damp(used, 8, 4)
  const s = solved(normal, 8)
  return {
    a: a + s[0]!,
    b: b + s[1]!,
    c: c + s[2]!,
    d: d + s[3]!,
    e: e + s[4]!,
    f: f + s[5]!,
    g: g + s[6]!,
    h: h + s[7]!,
  }
}

/** One equation: the row times the step is minus the miss. */
function add(row: Float64Array, miss: number, weight: number, free: number): void {
  for (let r = 0; r < free; r++) {
    const wr = weight * row[r]!
    for (let c = 0; c <= r; c++) NORMAL[r * STRIDE + c]! += wr * row[c]!
    NORMAL[r * STRIDE + 8]! -= wr * miss
  }
}

/** Equations that want neither slant nor lean. */
function reluctant({ a, b, c, d, g, h }: Placement, used: number): void {
  const scale = Math.hypot(a + d, c - b) / 2 || 1
  const share = used / 100
  ROW.fill(0)
  ROW[0] = 1 / scale
  ROW[3] = -1 / scale
  add(ROW, (a - d) / scale, SLANT * SLANT * share, 8)
  ROW.fill(0)
  ROW[1] = 1 / scale
  ROW[2] = 1 / scale
  add(ROW, (b + c) / scale, SLANT * SLANT * share, 8)
  ROW.fill(0)
  ROW[6] = 1
  add(ROW, g, LEAN * LEAN * share, 8)
  ROW.fill(0)
  ROW[7] = 1
  add(ROW, h, LEAN * LEAN * share, 8)
}

function damp(used: number, free: number, linear: number): void {
  for (let r = 0; r < free; r++) NORMAL[r * STRIDE + r]! += used * (r < linear ? 0.002 : r < linear + 2 ? 0.01 : 0.5)
}
