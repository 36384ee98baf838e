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

export function improved(field: Field, points: ViewPoints, at: Placement, step: Step): Placement {
  return step.bends ? bent(field, points, at, step) : moved(field, points, at, step)
}

/** A turn, a scale and a shift better; of a placement that bends nothing. Its sums stand in variables: it is what a search does most. */
function moved(field: Field, points: ViewPoints, at: Placement, { width, every }: Step): Placement {
  const turn = turnOf(at)
  const { a, b, c, d, e, f } = at
  const { marks } = field
  let used = 0
  let uu = 0
  let uv = 0
  let vv = 0
  let ux = 0
  let vx = 0
  let xx = 0
  let uy = 0
  let vy = 0
  let xy = 0
  let yy = 0
  let um = 0
  let vm = 0
  let xm = 0
  let ym = 0
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const x = a * p + b * q + e
    const y = c * p + d * q + f
    const near = nearestTo(field, x, y, points.angle[i]! + turn)
    if (near < 0) continue
    const nx = marks[near + 2]!
    const ny = marks[near + 3]!
    const miss = nx * (x - marks[near]!) + ny * (y - marks[near + 1]!)
    const ratio = miss / width
    const root = 1 / (1 + ratio * ratio)
    const weight = root * root
    const u = nx * p + ny * q
    const v = ny * p - nx * q
    used += weight
    const wu = weight * u
    const wv = weight * v
    const wx = weight * nx
    const wy = weight * ny
    uu += wu * u
    uv += wu * v
    vv += wv * v
    ux += wu * nx
    vx += wv * nx
    xx += wx * nx
    uy += wu * ny
    vy += wv * ny
    xy += wx * ny
    yy += wy * ny
    um -= wu * miss
    vm -= wv * miss
    xm -= wx * miss
    ym -= wy * miss
  }
  if (used < 8) return at
  equation(0, um, uu)
  equation(1, vm, uv, vv)
  equation(2, xm, ux, vx, xx)
  equation(3, ym, uy, vy, xy, yy)
  damp(used, 4, 2)
  const s = solved(NORMAL, 4)
  return { a: a + s[0]!, b: b - s[1]!, c: c + s[1]!, d: d + s[0]!, e: e + s[2]!, f: f + s[3]!, g: 0, h: 0 }
}

function equation(row: number, right: number, one: number, two = 0, three = 0, four = 0): void {
  const at = row * STRIDE
  NORMAL[at] = one
  NORMAL[at + 1] = two
  NORMAL[at + 2] = three
  NORMAL[at + 3] = four
  NORMAL[at + 8] = right
}

/** As if the picture were seen from aside, too. */
function bent(field: Field, points: ViewPoints, at: Placement, { width, every }: Step): Placement {
  const [normal, row] = [NORMAL.fill(0), ROW]
  const turn = turnOf(at)
  const { a, b, c, d, e, f, g, h } = at
  const { marks } = field
  let used = 0
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const w = 1 / (1 + g * p + h * q)
    const x = (a * p + b * q + e) * w
    const y = (c * p + d * q + f) * w
    const near = nearestTo(field, x, y, points.angle[i]! + turn)
    if (near < 0) continue
    const nx = marks[near + 2]!
    const ny = marks[near + 3]!
    const miss = nx * (x - marks[near]!) + ny * (y - marks[near + 1]!)
    const ratio = miss / width
    const weight = 1 / ((1 + ratio * ratio) * (1 + ratio * ratio))
    used += weight
    row[0] = nx * p * w
    row[1] = nx * q * w
    row[2] = ny * p * w
    row[3] = ny * q * w
    row[4] = nx * w
    row[5] = ny * w
    const pull = -(nx * x + ny * y) * w
    row[6] = pull * p
    row[7] = pull * q
    add(row, miss, weight, 8)
  }
  if (used < 16) return at
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
