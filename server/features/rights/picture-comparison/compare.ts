import { measureAgreement } from './agreement.ts'
import { createColumns } from './columns.ts'
import { type LocatedView, locateView, QUERY_POINTS } from './describe.ts'
import { pack, UNITS } from './descriptor.ts'
import type { Field } from './field.ts'
import type { FittedView } from './fit.ts'
import { bestFitting, type Perspectives } from './fitting.ts'
import type { Picture } from './pixels.ts'
import { HALF } from './placement.ts'

export const GRID = 16

export interface Comparison {
  /**
   * From pixels of the drawing to pixels of the picture: x' = a·x + c·y + e, y' = b·x + d·y + f, in the order of CSS's
   * `matrix(a, b, c, d, e, f)` with the origin in the upper left corner. A rotation, a scale and a shift; where the picture
   * shows the drawing mirrored also a reflection, and a·d − b·c is negative.
   */
  transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** GRID × GRID cells of the picture, row by row: share of the contours there that the drawing has; null for a cell without contours. */
  agreement: readonly (number | null)[]
}

/**
 * Null if one of the two is blank.
 * @param perspectives the picture's, estimated by a search among many views; by default estimated from this drawing alone
 */
export function compare(picture: Picture, drawing: Picture, perspectives?: Perspectives): Comparison | null {
  const [own, other] = [locateView(picture, QUERY_POINTS), locateView(drawing)]
  if (!own || !other) return null
  const columns = createColumns()
  columns.add(pack(other.view))
  const { best, field } = bestFitting(columns, own.view, { limit: 1, perspectives })
  const closest = best[0]!
  return {
    transform: pixelTransform(closest, own, other),
    agreement: agreementGrid(picture, own, matchedPoints(field, closest)),
  }
}

function pixelTransform(
  { fit: { placement }, mirrored }: FittedView,
  own: LocatedView,
  other: LocatedView,
): Comparison['transform'] {
  // Half a side of the drawing's box is HALF of its units; rotation and scale are those at the middle.
  const ratio = own.unit / (other.unit * HALF)
  const along = ((placement.a + placement.d) / 2) * ratio
  const across = ((placement.c - placement.b) / 2) * ratio
  // A placement over the mirror image is mirrored back.
  const [a, c, e] = mirrored ? [-along, across, UNITS - placement.e] : [along, -across, placement.e]
  const [b, d] = [across, along]
  const [x, y] = [other.left + HALF * other.unit, other.top + HALF * other.unit]
  const [toX, toY] = [own.left + e * own.unit, own.top + placement.f * own.unit]
  return [a, b, c, d, toX - a * x - c * y, toY - b * x - d * y]
}

/** For each point of the picture 1 if the drawing has it. Compared in the rectified picture, where the fit is best. */
function matchedPoints(field: Field, { points, fit }: FittedView): Uint8Array {
  const matched = new Uint8Array(field.points.count)
  measureAgreement(field, points, fit.placement, { width: 1 }, matched)
  return matched
}

function agreementGrid(picture: Picture, { view, left, top, unit }: LocatedView, met: Uint8Array): (number | null)[] {
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
