/** Nearest-point lookup over the picture's contour points, by position and direction. */
import { UNITS, type View, type ViewPoints } from './descriptor.ts'

/** Units that the field extends beyond the object's box. */
const MARGIN = 8
/** Direction sectors; each also contains the points in the near halves of its neighbours. */
const SECTORS = 6

/** Cell size, and distance up to which a point is found, both in units. */
export interface Grain {
  cell: number
  reach: number
}

export const COARSE: Grain = { cell: 1, reach: 8 }
export const SHARP: Grain = { cell: 0.5, reach: 2.5 }

export interface Field {
  points: ViewPoints
  /** Every nth point is enough to measure how much of the picture a drawing has. */
  every: number
  /** x, y and the normal's x and y of each point, interleaved because they are read together. */
  pointNormals: Float32Array
  cell: number
  side: number
  /** For each sector and cell the offset of the nearest point in `pointNormals`, or −1. */
  nearest: Int16Array
  /** See `View.cut`. */
  cut: number
}

export function fieldOf({ points, cut }: Pick<View, 'points' | 'cut'>, { cell, reach }: Grain): Field {
  const side = (UNITS + 2 * MARGIN) / cell
  const nearest = new Int16Array(SECTORS * side * side).fill(-1)
  const distance = new Float32Array(nearest.length).fill((reach / cell) ** 2)
  for (let i = 0; i < points.count; i++) {
    const sector = (points.angle[i]! / Math.PI) * SECTORS
    const x = (points.x[i]! + MARGIN) / cell
    const y = (points.y[i]! + MARGIN) / cell
    let last = -1
    for (const shift of [-0.75, -0.25, 0.25, 0.75]) {
      const name = (Math.floor(sector + shift) + SECTORS) % SECTORS
      if (name !== last) stamp(nearest, distance, side, name, x, y, reach / cell, i)
      last = name
    }
  }
  return {
    points,
    cut,
    cell,
    side,
    nearest,
    every: Math.max(1, Math.round(points.count / 256)),
    pointNormals: pointNormalsOf(points),
  }
}

function pointNormalsOf({ count, x, y, angle }: ViewPoints): Float32Array {
  const pointNormals = new Float32Array(count * 4)
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    pointNormals[at] = x[i]!
    pointNormals[at + 1] = y[i]!
    pointNormals[at + 2] = -Math.sin(angle[i]!)
    pointNormals[at + 3] = Math.cos(angle[i]!)
  }
  return pointNormals
}

function stamp(
  nearest: Int16Array,
  distance: Float32Array,
  side: number,
  sector: number,
  x: number,
  y: number,
  reach: number,
  point: number,
): void {
  const base = sector * side * side
  const bottom = Math.min(side - 1, Math.floor(y + reach - 0.5))
  for (let row = Math.max(0, Math.ceil(y - reach - 0.5)); row <= bottom; row++) {
    const dy = row + 0.5 - y
    const half = Math.sqrt(reach * reach - dy * dy)
    const right = Math.min(side - 1, Math.floor(x + half - 0.5))
    for (let column = Math.max(0, Math.ceil(x - half - 0.5)); column <= right; column++) {
      const dx = column + 0.5 - x
      const far = dx * dx + dy * dy
      const at = base + row * side + column
      if (far >= distance[at]!) continue
      distance[at] = far
      nearest[at] = point * 4
    }
  }
}

/** Offset in `pointNormals` of the nearest point whose direction agrees within about 30°; −1 if none is near. */
export function nearestTo({ nearest, side, cell }: Field, x: number, y: number, angle: number): number {
  const column = Math.floor((x + MARGIN) / cell)
  const row = Math.floor((y + MARGIN) / cell)
  if (column < 0 || row < 0 || column >= side || row >= side) return -1
  const turns = angle / Math.PI
  const sector = Math.min(SECTORS - 1, Math.floor((turns - Math.floor(turns)) * SECTORS))
  return nearest[(sector * side + row) * side + column]!
}

/** False past a side at which the picture's border cuts the object. */
export function isVisible(cut: number, x: number, y: number): boolean {
  if (cut === 0) return true
  return !((cut & 1 && y < 0) || (cut & 2 && x > UNITS) || (cut & 4 && y > UNITS) || (cut & 8 && x < 0))
}
