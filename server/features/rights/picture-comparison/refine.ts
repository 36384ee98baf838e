/** Refines a placement by one step of the iterative closest point algorithm with point-to-line distances. */
import type { ViewPoints } from './descriptor.ts'
import { type Field, nearestTo } from './field.ts'
import { HALF, type Placement, rotationOf } from './placement.ts'
import { STRIDE, solve } from './solve.ts'

export interface Step {
  /** Scale in units of the robust weight 1 / (1 + (distance / width)²)². */
  width: number
  every: number
  /** Solves for all eight parameters; otherwise for a rotation, a scale and a shift. */
  hasPerspective: boolean
}

/** Weights of the regularization of shear and of perspective. */
const SHEAR_WEIGHT = 40
const PERSPECTIVE_WEIGHT = 1.5

const NORMAL = new Float64Array(8 * STRIDE)
const ROW = new Float64Array(8)

export function refine(field: Field, points: ViewPoints, at: Placement, step: Step): Placement {
  return step.hasPerspective ? refinePerspective(field, points, at, step) : refineSimilarity(field, points, at, step)
}

/**
 * Refines rotation, scale and shift of a placement without perspective. A search spends most of its time here, so the sums
 * are local variables, and the function is long.
 */
function refineSimilarity(field: Field, points: ViewPoints, at: Placement, { width, every }: Step): Placement {
  const turn = rotationOf(at)
  const { a, b, c, d, e, f } = at
  const { pointNormals } = field
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
    const nx = pointNormals[near + 2]!
    const ny = pointNormals[near + 3]!
    const miss = nx * (x - pointNormals[near]!) + ny * (y - pointNormals[near + 1]!)
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
  setEquation(0, um, uu)
  setEquation(1, vm, uv, vv)
  setEquation(2, xm, ux, vx, xx)
  setEquation(3, ym, uy, vy, xy, yy)
  damp(used, 4, 2)
  const s = solve(NORMAL, 4)
  return { a: a + s[0]!, b: b - s[1]!, c: c + s[1]!, d: d + s[0]!, e: e + s[2]!, f: f + s[3]!, g: 0, h: 0 }
}

function setEquation(row: number, right: number, one: number, two = 0, three = 0, four = 0): void {
  const at = row * STRIDE
  NORMAL[at] = one
  NORMAL[at + 1] = two
  NORMAL[at + 2] = three
  NORMAL[at + 3] = four
  NORMAL[at + 8] = right
}

function refinePerspective(field: Field, points: ViewPoints, at: Placement, { width, every }: Step): Placement {
  const [normal, row] = [NORMAL.fill(0), ROW]
  const turn = rotationOf(at)
  const { a, b, c, d, e, f, g, h } = at
  const { pointNormals } = field
  let used = 0
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const w = 1 / (1 + g * p + h * q)
    const x = (a * p + b * q + e) * w
    const y = (c * p + d * q + f) * w
    const near = nearestTo(field, x, y, points.angle[i]! + turn)
    if (near < 0) continue
    const nx = pointNormals[near + 2]!
    const ny = pointNormals[near + 3]!
    const miss = nx * (x - pointNormals[near]!) + ny * (y - pointNormals[near + 1]!)
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
    addEquation(row, miss, weight, 8)
  }
  if (used < 16) return at
  regularize(at, used)
  damp(used, 8, 4)
  const s = solve(normal, 8)
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

/** Adds the weighted equation `row · step = −miss` to the normal equations. */
function addEquation(row: Float64Array, miss: number, weight: number, free: number): void {
  for (let r = 0; r < free; r++) {
    const wr = weight * row[r]!
    for (let c = 0; c <= r; c++) NORMAL[r * STRIDE + c]! += wr * row[c]!
    NORMAL[r * STRIDE + 8]! -= wr * miss
  }
}

/** Adds equations that pull shear and perspective towards zero. */
function regularize({ a, b, c, d, g, h }: Placement, used: number): void {
  const scale = Math.hypot(a + d, c - b) / 2 || 1
  const share = used / 100
  ROW.fill(0)
  ROW[0] = 1 / scale
  ROW[3] = -1 / scale
  addEquation(ROW, (a - d) / scale, SHEAR_WEIGHT * SHEAR_WEIGHT * share, 8)
  ROW.fill(0)
  ROW[1] = 1 / scale
  ROW[2] = 1 / scale
  addEquation(ROW, (b + c) / scale, SHEAR_WEIGHT * SHEAR_WEIGHT * share, 8)
  ROW.fill(0)
  ROW[6] = 1
  addEquation(ROW, g, PERSPECTIVE_WEIGHT * PERSPECTIVE_WEIGHT * share, 8)
  ROW.fill(0)
  ROW[7] = 1
  addEquation(ROW, h, PERSPECTIVE_WEIGHT * PERSPECTIVE_WEIGHT * share, 8)
}

/** Levenberg damping, which keeps the step small and the equations solvable. */
function damp(used: number, free: number, linear: number): void {
  for (let r = 0; r < free; r++) NORMAL[r * STRIDE + r]! += used * (r < linear ? 0.002 : r < linear + 2 ? 0.01 : 0.5)
}
