/** What two drawings that lie over each other have in common. */
import { UNITS, type ViewPoints } from './descriptor.ts'
import { type Field, nearestTo, visible } from './field.ts'
import { HALF, type Placement, turnOf } from './placement.ts'

/** Each 0 to 1. */
export interface Agreement {
  /** Share of the drawing's visible contours that the picture has, the less of each the farther off it lies. */
  drawing: number
  /** Share of the picture's contours that the drawing has somewhere near. */
  picture: number
}

/** How closely it is looked. */
interface Look {
  /** Units of distance at which a contour is half missed. */
  width: number
  /** Each so manieth point of the drawing is asked for; 1 unless told. */
  every?: number
  /** Each so manieth of those points of the picture that are enough; 1 unless told. */
  asking?: number | undefined
}

/** @param each gets 1 for each point of the picture that the drawing has; then all of them are asked for */
export function agreement(
  field: Field,
  points: ViewPoints,
  at: Placement,
  { width, every = 1, asking = 1 }: Look,
  each?: Uint8Array,
): Agreement {
  const turn = turnOf(at)
  const { a, b, c, d, e, f, g, h } = at
  const { marks } = field
  let seen = 0
  let met = 0
  COVERED.fill(0)
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const w = 1 / (1 + g * p + h * q)
    const x = (a * p + b * q + e) * w
    const y = (c * p + d * q + f) * w
    if (!visible(field.cut, x, y)) continue
    seen++
    const angle = points.angle[i]! + turn
    cover(x, y, angle)
    const near = nearestTo(field, x, y, angle)
    if (near < 0) continue
    const miss = (marks[near + 2]! * (x - marks[near]!) + marks[near + 3]! * (y - marks[near + 1]!)) / width
    met += 1 / (1 + miss * miss)
  }
  const { count, x, y, angle } = field.points
  let explained = 0
  let asked = 0
  for (let i = 0; i < count; i += each ? 1 : field.every * asking) {
    asked++
    const own = covered(x[i]!, y[i]!, angle[i]!)
    explained += own
    if (each) each[i] = own
  }
  return { drawing: seen > 0 ? met / seen : 0, picture: asked > 0 ? explained / asked : 0 }
}

/** Share of the drawing's contours that the picture has: `agreement` by half, and for that much sooner told. Of a placement that bends nothing. */
export function nearness(field: Field, points: ViewPoints, at: Placement, { width, every = 1 }: Look): number {
  const turn = turnOf(at)
  const { a, b, c, d, e, f } = at
  const { marks } = field
  let seen = 0
  let met = 0
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const x = a * p + b * q + e
    const y = c * p + d * q + f
    if (!visible(field.cut, x, y)) continue
    seen++
    const near = nearestTo(field, x, y, points.angle[i]! + turn)
    if (near < 0) continue
    const miss = (marks[near + 2]! * (x - marks[near]!) + marks[near + 3]! * (y - marks[near + 1]!)) / width
    met += 1 / (1 + miss * miss)
  }
  return seen > 0 ? met / seen : 0
}

/** Squares of a unit about the picture's box; a bit for each of four sectors of direction. */
const MARGIN = 12
const SIDE = UNITS + 2 * MARGIN
const COVERED = new Uint8Array(SIDE * SIDE)
/** Units by which a point stands for its contour, each way: points of a drawing lie some three units apart. */
const ALONG = 2
/** Steps of a whole turn by which a contour's direction is followed, and their cosines and sines. */
const TURN = 256
const COSINES = Float32Array.from({ length: TURN }, (_, i) => Math.cos((i / TURN) * 2 * Math.PI))
const SINES = Float32Array.from({ length: TURN }, (_, i) => Math.sin((i / TURN) * 2 * Math.PI))
/** Kept positive for angles down to −π. */
const sectorsOf = (angle: number) => (angle / Math.PI) * 4 + 16

function cover(x: number, y: number, angle: number): void {
  const sectors = sectorsOf(angle)
  const bits = (1 << ((sectors - 0.5) & 3)) | (1 << (sectors & 3)) | (1 << ((sectors + 0.5) & 3))
  const direction = (angle * (TURN / 2 / Math.PI) + 2 * TURN + 0.5) & (TURN - 1)
  const dx = COSINES[direction]!
  const dy = SINES[direction]!
  for (let step = -ALONG; step <= ALONG; step++) {
    // The four squares nearest to the place.
    const column = Math.floor(x + dx * step + (MARGIN - 0.5))
    const row = Math.floor(y + dy * step + (MARGIN - 0.5))
    if (column < 0 || row < 0 || column >= SIDE - 1 || row >= SIDE - 1) continue
    const at = row * SIDE + column
    COVERED[at]! |= bits
    COVERED[at + 1]! |= bits
    COVERED[at + SIDE]! |= bits
    COVERED[at + SIDE + 1]! |= bits
  }
}

function covered(x: number, y: number, angle: number): 0 | 1 {
  const at = Math.floor(y + MARGIN) * SIDE + Math.floor(x + MARGIN)
  return COVERED[at]! & (1 << (sectorsOf(angle) & 3)) ? 1 : 0
}
