/** How well the contours of a placed drawing match those of a picture. */
import { UNITS, type ViewPoints } from './descriptor.ts'
import { type Field, isVisible, nearestTo } from './field.ts'
import { HALF, type Placement, rotationOf } from './placement.ts'

/** Each 0 to 1. */
export interface Agreement {
  /** Share of the drawing's visible contours that the picture has; each point counts less the farther off it lies. */
  drawing: number
  /** Share of the picture's contours with a contour of the drawing nearby. */
  picture: number
}

interface AgreementOptions {
  /** Distance in units at which a point counts half. */
  width: number
  /** Only every nth point of the drawing is compared; 1 by default. */
  every?: number
  /** Only every nth of the picture's points (after `Field.every`) is compared; 1 by default. */
  pictureEvery?: number | undefined
}

/** @param matched receives 1 for each point of the picture that the drawing has; then every point is compared */
export function measureAgreement(
  field: Field,
  points: ViewPoints,
  at: Placement,
  { width, every = 1, pictureEvery = 1 }: AgreementOptions,
  matched?: Uint8Array,
): Agreement {
  const turn = rotationOf(at)
  const { a, b, c, d, e, f, g, h } = at
  const { pointNormals } = field
  let seen = 0
  let met = 0
  COVERED.fill(0)
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const w = 1 / (1 + g * p + h * q)
    const x = (a * p + b * q + e) * w
    const y = (c * p + d * q + f) * w
    if (!isVisible(field.cut, x, y)) continue
    seen++
    const angle = points.angle[i]! + turn
    coverContour(x, y, angle)
    const near = nearestTo(field, x, y, angle)
    if (near < 0) continue
    const miss =
      (pointNormals[near + 2]! * (x - pointNormals[near]!) + pointNormals[near + 3]! * (y - pointNormals[near + 1]!)) /
      width
    met += 1 / (1 + miss * miss)
  }
  const { count, x, y, angle } = field.points
  let explained = 0
  let compared = 0
  for (let i = 0; i < count; i += matched ? 1 : field.every * pictureEvery) {
    compared++
    const own = isCovered(x[i]!, y[i]!, angle[i]!)
    explained += own
    if (matched) matched[i] = own
  }
  return { drawing: seen > 0 ? met / seen : 0, picture: compared > 0 ? explained / compared : 0 }
}

/** `Agreement.drawing` alone, which is faster, for a placement without perspective. */
export function measureDrawing(field: Field, points: ViewPoints, at: Placement, options: AgreementOptions): number {
  const { width, every = 1 } = options
  const turn = rotationOf(at)
  const { a, b, c, d, e, f } = at
  const { pointNormals } = field
  let seen = 0
  let met = 0
  for (let i = 0; i < points.count; i += every) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const x = a * p + b * q + e
    const y = c * p + d * q + f
    if (!isVisible(field.cut, x, y)) continue
    seen++
    const near = nearestTo(field, x, y, points.angle[i]! + turn)
    if (near < 0) continue
    const miss =
      (pointNormals[near + 2]! * (x - pointNormals[near]!) + pointNormals[near + 3]! * (y - pointNormals[near + 1]!)) /
      width
    met += 1 / (1 + miss * miss)
  }
  return seen > 0 ? met / seen : 0
}

const MARGIN = 12
const SIDE = UNITS + 2 * MARGIN
/** One-unit cells of the picture's box and a margin, with one bit for each of four direction sectors. */
const COVERED = new Uint8Array(SIDE * SIDE)
/** A point covers this many units of its contour in both directions, because points of a drawing lie about three units apart. */
const ALONG = 2
const TURN = 256
const COSINES = Float32Array.from({ length: TURN }, (_, i) => Math.cos((i / TURN) * 2 * Math.PI))
const SINES = Float32Array.from({ length: TURN }, (_, i) => Math.sin((i / TURN) * 2 * Math.PI))
/** The offset keeps the result positive for angles down to −π. */
const sectorsOf = (angle: number) => (angle / Math.PI) * 4 + 16

function coverContour(x: number, y: number, angle: number): void {
  const sectors = sectorsOf(angle)
  const bits = (1 << ((sectors - 0.5) & 3)) | (1 << (sectors & 3)) | (1 << ((sectors + 0.5) & 3))
  const direction = (angle * (TURN / 2 / Math.PI) + 2 * TURN + 0.5) & (TURN - 1)
  const dx = COSINES[direction]!
  const dy = SINES[direction]!
  for (let step = -ALONG; step <= ALONG; step++) {
    // The four nearest cells.
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

function isCovered(x: number, y: number, angle: number): 0 | 1 {
  const at = Math.floor(y + MARGIN) * SIDE + Math.floor(x + MARGIN)
  return COVERED[at]! & (1 << (sectorsOf(angle) & 3)) ? 1 : 0
}
