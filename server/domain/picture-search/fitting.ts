/**
 * Finds the views that lie best over the picture. Of those that are proposed, the best tell how the picture leans; the
 * better ones are then laid over it again, and the best of these finely.
 */
import type { Columns } from './columns.ts'
import type { View } from './descriptor.ts'
import { COARSE, type Field, fieldOf, SHARP } from './field.ts'
import { better, type Fitted, type Laying, laid, narrowing } from './fit.ts'
import { type Lean, leanIn, UPRIGHT, uprightPlacement, uprightPoints } from './lean.ts'
import type { Placement } from './placement.ts'
import { proposals } from './proposals.ts'

/** Proposals that are laid over again, and those of them that are laid over finely. */
const AGAIN = 130
const FINE = 60

/** Of all, those that tell how the picture leans. */
const WITNESSES = 24

const BENDING: Laying = { steps: narrowing([1.5, 1, 0.7], 1, true), width: 0.6, every: 1 }
const SECOND: Laying = { steps: narrowing([1.5, 1, 0.7], 2), width: 0.6, every: 2 }
const LAST: Laying = { steps: narrowing([0.6, 0.4, 0.3], 1), width: 0.4, every: 1 }

export function bestFitting(columns: Columns, query: View, limit: number, among?: Uint8Array): Fitted[] {
  const seen = fieldOf(query, COARSE)
  const proposed = proposals(columns, seen, query, among)
  const lead = proposed
    .slice(0, WITNESSES)
    .map((one) => again(seen, one, one.fit.placement, BENDING))
    .sort(better)[0]
  if (!lead) return []
  const lean = leanIn([lead.fit.placement])
  const straight = fieldOf({ ...query, points: uprightPoints(query.points, lean) }, SHARP)
  const best = proposed
    .slice(0, Math.max(AGAIN, limit))
    .map((one) => again(straight, one, uprightPlacement(one.fit.placement, lean), SECOND))
    .sort(better)
    .slice(0, Math.max(FINE, limit))
  const rest = lean === UPRIGHT ? UPRIGHT : leanLeft(straight, best.slice(0, WITNESSES))
  const field = rest === UPRIGHT ? straight : fieldOf({ ...query, points: uprightPoints(straight.points, rest) }, SHARP)
  return best
    .map((one) => again(field, one, uprightPlacement(one.fit.placement, rest), LAST))
    .sort(better)
    .slice(0, limit)
}

/** The lean that most of the views still see in a picture that one of them has set upright. */
function leanLeft(field: Field, views: readonly Fitted[]): Lean {
  return leanIn(views.map((one) => again(field, one, one.fit.placement, BENDING).fit.placement))
}

const again = (field: Field, { place, points }: Fitted, start: Placement, laying: Laying): Fitted => ({
  place,
  points,
  fit: laid(field, points, start, laying),
})
