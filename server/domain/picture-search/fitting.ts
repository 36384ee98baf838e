/**
 * Finds the views that lie best over the picture. Those that the outlines propose are laid over it coarsely; the best of
 * them tells how the picture leans; the better ones are then laid over it again, and the best of these finely.
 */
import { type Agreement, agreement } from './agreement.ts'
import type { Columns } from './columns.ts'
import type { View, ViewPoints } from './descriptor.ts'
import { COARSE, type Field, fieldOf, SHARP } from './field.ts'
import { improved, type Step } from './improve.ts'
import { type Lean, leanIn, UPRIGHT, uprightPlacement, uprightPoints } from './lean.ts'
import { fromFrames, type Placement } from './placement.ts'
import { type Candidate, shortlist } from './shortlist.ts'
import { roseOf, turnsBetween } from './turn.ts'

export interface Fit extends Agreement {
  placement: Placement
}

export interface Fitted {
  place: number
  points: ViewPoints
  fit: Fit
}

/** Views whose outlines propose them. */
const PROPOSED = 600
/** Of these, those that are laid over again, and those of them that are laid over finely. */
const AGAIN = 160
const FINE = 80

/** Of all, those that tell how the picture leans. */
const WITNESSES = 24

const FIRST = [5, 3, 2, 1.5].map((width): Step => ({ width, every: 3, bends: false }))
const BENDING = [1.5, 1, 0.7].map((width): Step => ({ width, every: 1, bends: true }))
const SECOND = [1.5, 1, 0.7].map((width): Step => ({ width, every: 2, bends: false }))
const LAST = [0.6, 0.4, 0.3].map((width): Step => ({ width, every: 1, bends: false }))
/** Units at which a contour counts as half missed, at the coarse and at the fine look. */
const NEAR = { coarse: 1, middle: 0.6, fine: 0.4 }

/** A number to order by: what both have in common. */
export const worth = ({ drawing, picture }: Agreement): number => drawing + picture

const better = (a: Fitted, b: Fitted) => worth(b.fit) - worth(a.fit) || a.place - b.place

export function bestFitting(columns: Columns, query: View, limit: number, allows?: (id: number) => boolean): Fitted[] {
  const seen = fieldOf(query, COARSE)
  const proposed = proposals(columns, seen, query, shortlist(columns, query, PROPOSED, allows))
  const lead = proposed
    .slice(0, WITNESSES)
    .map((one) => again(seen, one, one.fit.placement, BENDING, NEAR.middle, 1))
    .sort(better)[0]
  if (!lead) return []
  const lean = leanIn([lead.fit.placement])
  const straight = fieldOf({ ...query, points: uprightPoints(query.points, lean) }, SHARP)
  const best = proposed
    .slice(0, Math.max(AGAIN, limit))
    .map((one) => again(straight, one, uprightPlacement(one.fit.placement, lean), SECOND, NEAR.middle, 2))
    .sort(better)
    .slice(0, Math.max(FINE, limit))
  const rest = lean === UPRIGHT ? UPRIGHT : leanLeft(straight, best.slice(0, WITNESSES))
  const field = rest === UPRIGHT ? straight : fieldOf({ ...query, points: uprightPoints(straight.points, rest) }, SHARP)
  return best
    .map((one) => again(field, one, uprightPlacement(one.fit.placement, rest), LAST, NEAR.fine, 1))
    .sort(better)
    .slice(0, limit)
}

/** The lean that most of the views still see in a picture that one of them has set upright. */
function leanLeft(field: Field, views: readonly Fitted[]): Lean {
  return leanIn(views.map((one) => again(field, one, one.fit.placement, BENDING, NEAR.middle, 1).fit.placement))
}

/** The candidates laid over the picture by their frames and likeliest turns, the best first. */
export function proposals(columns: Columns, field: Field, query: View, candidates: readonly Candidate[]): Fitted[] {
  const roses = query.frames.map((frame) => roseOf(query.points, frame))
  const scratch = new Float32Array(roses[0]!.length)
  const all = candidates
    .map(({ place, frame, target }) => {
      const points = columns.pointsAt(place)
      const own = columns.frameAt(place, frame)
      const turns = turnsBetween(roseOf(points, own, scratch), roses[target]!)
      const fits = turns
        .filter(({ likeness }, i) => i === 0 || likeness > turns[0].likeness * 0.93)
        .map(({ angle }) => angle)
        // Most pictures show a thing the way up that its drawing does.
        .concat(upright(turns[0].angle) ? [] : [0])
        .map((angle) => laid(field, points, fromFrames(own, query.frames[target]!, angle), FIRST, NEAR.coarse, 3))
      return { place, points, fit: fits.reduce((a, b) => (worth(b) > worth(a) ? b : a)) }
    })
    .sort(better)
  // A view may be proposed by several of its frames.
  const known = new Set<number>()
  return all.filter(({ place }) => !known.has(place) && known.add(place))
}

/** Whether a turn is next to none, in radians. */
const upright = (angle: number) => Math.cos(angle) > 0.995

const again = (
  field: Field,
  { place, points }: Fitted,
  start: Placement,
  steps: readonly Step[],
  width: number,
  every: number,
) => ({
  place,
  points,
  fit: laid(field, points, start, steps, width, every),
})

function laid(
  field: Field,
  points: ViewPoints,
  start: Placement,
  steps: readonly Step[],
  width: number,
  every: number,
): Fit {
  let placement = start
  for (const step of steps) placement = improved(field, points, placement, step)
  return { placement, ...agreement(field, points, placement, width, every) }
}
