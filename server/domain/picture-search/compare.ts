/** One picture against one drawing: how alike, how they lie over each other, and where they agree. */
import { agreement } from './agreement.ts'
import { createColumns } from './columns.ts'
import { QUERY_POINTS, type Seen, see } from './describe.ts'
import { packed } from './descriptor.ts'
import { COARSE, type Field, fieldOf } from './field.ts'
import type { Fit } from './fit.ts'
import { bestFitting } from './fitting.ts'
import type { Picture } from './pixels.ts'
import { HALF } from './placement.ts'
import { similarityOf } from './similarity.ts'

/** Cells of the grid of agreement, each way. */
export const GRID = 16

export interface Comparison {
  /** As in a search, 0 to 1. */
  similarity: number
  /**
   * From pixels of the drawing to pixels of the picture: x' = a·x + c·y + e, y' = b·x + d·y + f, in the order of CSS's
   * `matrix(a, b, c, d, e, f)` with the origin in the upper left corner. A turn, a scale and a shift.
   */
  transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** GRID × GRID cells of the picture, row by row: share of the contours there that the drawing has, null without any. */
  agreement: readonly (number | null)[]
}

/** Null where one of the two shows nothing. */
export function compare(picture: Picture, drawing: Picture): Comparison | null {
  const [own, other] = [see(picture, QUERY_POINTS), see(drawing)]
  if (!own || !other) return null
  const columns = createColumns()
  columns.add(packed(other.view))
  const field = fieldOf(own.view, COARSE)
  const best = bestFitting(columns, own.view, 1)[0]!
  return {
    similarity: similarityOf(best.fit),
    transform: inPixels(best.fit, own, other),
    agreement: grid(picture, own, field, columns.pointsAt(0), best.fit),
  }
}

function inPixels({ placement }: Fit, own: Seen, other: Seen): Comparison['transform'] {
  // A half side of the drawing's box is HALF of its units; the turn and the scale are those of the middle.
  const ratio = own.unit / (other.unit * HALF)
  const a = ((placement.a + placement.d) / 2) * ratio
  const b = ((placement.c - placement.b) / 2) * ratio
  const [x, y] = [other.left + HALF * other.unit, other.top + HALF * other.unit]
  const [toX, toY] = [own.left + placement.e * own.unit, own.top + placement.f * own.unit]
  return [a, b, -b, a, toX - a * x + b * y, toY - b * x - a * y]
}

function grid(
  picture: Picture,
  own: Seen,
  field: Field,
  points: Field['points'],
  { placement }: Fit,
): (number | null)[] {
  const met = new Uint8Array(field.points.count)
  agreement(field, points, placement, { width: 1 }, met)
  const sums = new Float64Array(GRID * GRID)
  const counts = new Float64Array(GRID * GRID)
  for (let i = 0; i < met.length; i++) {
    const column = Math.floor(((own.left + field.points.x[i]! * own.unit) / picture.width) * GRID)
    const row = Math.floor(((own.top + field.points.y[i]! * own.unit) / picture.height) * GRID)
    const cell = Math.min(GRID - 1, Math.max(0, row)) * GRID + Math.min(GRID - 1, Math.max(0, column))
    sums[cell]! += met[i]!
    counts[cell]!++
  }
  return Array.from(counts, (count, cell) => (count > 0 ? sums[cell]! / count : null))
}
