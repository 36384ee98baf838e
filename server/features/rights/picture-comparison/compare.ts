/** One picture against one drawing: how alike, how they lie over each other, and where they agree. */
import { agreement } from './agreement.ts'
import { createColumns } from './columns.ts'
import { QUERY_POINTS, type Seen, see } from './describe.ts'
import { packed, type ViewPoints } from './descriptor.ts'
import type { Field } from './field.ts'
import type { Fit } from './fit.ts'
import { bestFitting, type Leans } from './fitting.ts'
import type { Picture } from './pixels.ts'
import { HALF } from './placement.ts'

/** Cells of the grid of agreement, each way. */
export const GRID = 16

export interface Comparison {
  /**
   * From pixels of the drawing to pixels of the picture: x' = a·x + c·y + e, y' = b·x + d·y + f, in the order of CSS's
   * `matrix(a, b, c, d, e, f)` with the origin in the upper left corner. A turn, a scale and a shift.
   */
  transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** GRID × GRID cells of the picture, row by row: share of the contours there that the drawing has, null without any. */
  agreement: readonly (number | null)[]
}

/**
 * Null where one of the two shows nothing.
 * @param leans as a search among many views has learnt it of the picture; one drawing alone can tell it only by itself
 */
export function compare(picture: Picture, drawing: Picture, leans?: Leans): Comparison | null {
  const [own, other] = [see(picture, QUERY_POINTS), see(drawing)]
  if (!own || !other) return null
  const columns = createColumns()
  columns.add(packed(other.view))
  const { best, field } = bestFitting(columns, own.view, { limit: 1, leans })
  const { fit } = best[0]!
  return {
    transform: inPixels(fit, own, other),
    agreement: grid(picture, own, met(field, columns.pointsAt(0), fit)),
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

/** For each point of the picture, whether the drawing has it: over the picture set upright, in which they lie best. */
function met(field: Field, points: ViewPoints, { placement }: Fit): Uint8Array {
  const met = new Uint8Array(field.points.count)
  agreement(field, points, placement, { width: 1 }, met)
  return met
}

function grid(picture: Picture, { view, left, top, unit }: Seen, met: Uint8Array): (number | null)[] {
  const { x, y } = view.points
  const sums = new Float64Array(GRID * GRID)
  const counts = new Float64Array(GRID * GRID)
  for (let i = 0; i < met.length; i++) {
    const column = Math.floor(((left + x[i]! * unit) / picture.width) * GRID)
    const row = Math.floor(((top + y[i]! * unit) / picture.height) * GRID)
    const cell = Math.min(GRID - 1, Math.max(0, row)) * GRID + Math.min(GRID - 1, Math.max(0, column))
    sums[cell]! += met[i]!
    counts[cell]!++
  }
  return Array.from(counts, (count, cell) => (count > 0 ? sums[cell]! / count : null))
}
