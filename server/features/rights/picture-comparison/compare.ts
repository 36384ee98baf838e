/** One picture against one drawing: how alike, how they lie over each other, and where they agree. */
import { agreement } from './agreement.ts'
import { createColumns } from './columns.ts'
import { QUERY_POINTS, type Seen, see } from './describe.ts'
import { packed, UNITS } from './descriptor.ts'
import type { Field } from './field.ts'
import type { Fitted } from './fit.ts'
import { bestFitting, type Leans } from './fitting.ts'
import type { Picture } from './pixels.ts'
import { HALF } from './placement.ts'

/** Cells of the grid of agreement, each way. */
export const GRID = 16

export interface Comparison {
  /**
   * From pixels of the drawing to pixels of the picture: x' = a·x + c·y + e, y' = b·x + d·y + f, in the order of CSS's
   * `matrix(a, b, c, d, e, f)` with the origin in the upper left corner. A turn, a scale and a shift, and a mirror where the
   * picture shows the drawing mirrored: then a·d − b·c is negative.
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
  const closest = best[0]!
  return {
    transform: inPixels(closest, own, other),
    agreement: grid(picture, own, met(field, closest)),
  }
}

function inPixels({ fit: { placement }, mirrored }: Fitted, own: Seen, other: Seen): Comparison['transform'] {
  // A half side of the drawing's box is HALF of its units; the turn and the scale are those of the middle.
  const ratio = own.unit / (other.unit * HALF)
  const along = ((placement.a + placement.d) / 2) * ratio
  const across = ((placement.c - placement.b) / 2) * ratio
  // What lies over the mirror image is mirrored back.
  const [a, c, e] = mirrored ? [-along, across, UNITS - placement.e] : [along, -across, placement.e]
  const [b, d] = [across, along]
  const [x, y] = [other.left + HALF * other.unit, other.top + HALF * other.unit]
  const [toX, toY] = [own.left + e * own.unit, own.top + placement.f * own.unit]
  return [a, b, c, d, toX - a * x - c * y, toY - b * x - d * y]
}

/** For each point of the picture, whether the drawing has it: over the picture set upright, in which they lie best. */
function met(field: Field, { points, fit }: Fitted): Uint8Array {
  const met = new Uint8Array(field.points.count)
  agreement(field, points, fit.placement, { width: 1 }, met)
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
