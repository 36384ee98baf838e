/** The contour points of the user's picture, ready to be asked for the nearest one to a place and a direction. */
import { UNITS, type View, type ViewPoints } from './descriptor.ts'

/** Units that the field reaches beyond the thing's box. */
const MARGIN = 8
const SIDE = UNITS + 2 * MARGIN
/** Sectors of direction, each of which takes in the points of its neighbours' near halves. */
const SECTORS = 6
/** Units within which a point is near. */
export const REACH = 5

export interface Field {
  points: ViewPoints
  /** Each so manieth point is enough to tell how much of the picture a drawing has. */
  every: number
  /** Normals of the points' directions. */
  nx: Float32Array
  ny: Float32Array
  /** For each sector and square unit the nearest point's index, or −1. */
  nearest: Int16Array
  /** Sides at which the picture ends, see View. */
  cut: number
}

export function fieldOf({ points, cut }: Pick<View, 'points' | 'cut'>): Field {
  const nearest = new Int16Array(SECTORS * SIDE * SIDE).fill(-1)
  const distance = new Float32Array(nearest.length).fill(Infinity)
  for (let i = 0; i < points.count; i++) {
    const sector = (points.angle[i]! / Math.PI) * SECTORS
    for (const shift of [-0.75, -0.25, 0.25, 0.75]) {
      const name = ((Math.floor(sector + shift) % SECTORS) + SECTORS) % SECTORS
      stamp(nearest, distance, name, points.x[i]! + MARGIN, points.y[i]! + MARGIN, i)
    }
  }
  return {
    points,
    every: Math.max(1, Math.round(points.count / 256)),
    cut,
    nearest,
    nx: points.angle.map((angle) => -Math.sin(angle)),
    ny: points.angle.map((angle) => Math.cos(angle)),
  }
}

function stamp(nearest: Int16Array, distance: Float32Array, sector: number, x: number, y: number, point: number) {
  const base = sector * SIDE * SIDE
  for (let row = Math.max(0, Math.floor(y - REACH)); row <= Math.min(SIDE - 1, y + REACH); row++) {
    for (let column = Math.max(0, Math.floor(x - REACH)); column <= Math.min(SIDE - 1, x + REACH); column++) {
      const far = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2
      const at = base + row * SIDE + column
      if (far > REACH * REACH || far >= distance[at]!) continue
      distance[at] = far
      nearest[at] = point
    }
  }
}

/** Index of the nearest point whose direction agrees within some 30°, −1 where none is near. */
export function nearestTo({ nearest }: Field, x: number, y: number, angle: number): number {
  const column = Math.floor(x + MARGIN)
  const row = Math.floor(y + MARGIN)
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return -1
  const turns = angle / Math.PI
  const sector = Math.min(SECTORS - 1, Math.floor((turns - Math.floor(turns)) * SECTORS))
  return nearest[sector * SIDE * SIDE + row * SIDE + column]!
}

/** Whether a place would be seen in the picture; past a side at which it cuts the thing, it would not. */
export function visible(cut: number, x: number, y: number): boolean {
  if (cut === 0) return true
  return !((cut & 1 && y < 0) || (cut & 2 && x > UNITS) || (cut & 4 && y > UNITS) || (cut & 8 && x < 0))
}
