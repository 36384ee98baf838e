/**
 * Finds the views that lie best over the picture. A few that the outlines propose are laid over it coarsely; then all that
 * resemble the best of them are, starting from where that one lies; then the best of these finely.
 */
import { type Agreement, agreement } from './agreement.ts'
import type { Columns } from './columns.ts'
import type { View, ViewPoints } from './descriptor.ts'
import { COARSE, type Field, fieldOf, SHARP } from './field.ts'
import { improved, type Step } from './improve.ts'
import { type Lean, leanIn, UPRIGHT, uprightPlacement, uprightPoints } from './lean.ts'
import { followed, fromFrames, type Placement } from './placement.ts'
import { type Candidate, resembling, shortlist } from './shortlist.ts'
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
const PROPOSED = 300
/** Views that resemble the best of these. */
const RESEMBLING = 900
/** Of all, those that are laid over finely. */
const FINE = 240

/** Of these, those that tell how the picture leans. */
const WITNESSES = 24

const FIRST = [3, 2, 1.5].map((width): Step => ({ width, every: 4, bends: false }))
const BENDING = [1.5, 1, 0.7].map((width): Step => ({ width, every: 1, bends: true }))
const SECOND = [1.2, 0.8].map((width): Step => ({ width, every: 4, bends: false }))
const LAST = [0.5, 0.35, 0.25].map((width): Step => ({ width, every: 1, bends: false }))

/** A number to order by: what both have in common. */
export const worth = ({ drawing, picture }: Agreement): number => drawing + picture

const better = (a: Fitted, b: Fitted) => worth(b.fit) - worth(a.fit) || a.place - b.place

export function bestFitting(columns: Columns, query: View, limit: number, allows?: (id: number) => boolean): Fitted[] {
  const seen = fieldOf(query, COARSE)
  const proposed = proposals(columns, seen, query, shortlist(columns, query, PROPOSED, allows))
  const lead = proposed
    .slice(0, WITNESSES)
    .map((one) => again(seen, one, one.fit.placement, BENDING, 0.5, 1))
    .sort(better)[0]
  if (!lead) return []
  const lean = leanIn([lead.fit.placement])
  const upright = fieldOf({ ...query, points: uprightPoints(query.points, lean) }, SHARP)
  const kin = resembling(columns, lead.place, RESEMBLING, allows).map(({ place }): Fitted => {
    const points = columns.pointsAt(place)
    const over = followed(
      columns.frameAt(place, 0),
      columns.frameAt(lead.place, 0),
      uprightPlacement(lead.fit.placement, lean),
    )
    return { place, points, fit: laid(upright, points, over, SECOND, 0.6, 4) }
  })
  const known = new Set(kin.map(({ place }) => place))
  const others = proposed
    .filter(({ place }) => !known.has(place))
    .slice(0, Math.max(FINE / 4, limit))
    .map((one) => again(upright, one, uprightPlacement(one.fit.placement, lean), SECOND, 0.6, 4))
  const best = [...kin, ...others].sort(better).slice(0, Math.max(FINE, limit))
  const rest = lean === UPRIGHT ? UPRIGHT : leanLeft(upright, best.slice(0, WITNESSES))
  const field = rest === UPRIGHT ? upright : fieldOf({ ...query, points: uprightPoints(upright.points, rest) }, SHARP)
  return best
    .map((one) => again(field, one, uprightPlacement(one.fit.placement, rest), LAST, 0.25, 1))
    .sort(better)
    .slice(0, limit)
}

/** The lean that most of the views still see in a picture that one of them has set upright. */
function leanLeft(field: Field, views: readonly Fitted[]): Lean {
  return leanIn(views.map((one) => again(field, one, one.fit.placement, BENDING, 0.5, 1).fit.placement))
}

/** The candidates laid over the picture by their frames and likeliest turns, the best first. */
export function proposals(columns: Columns, field: Field, query: View, candidates: readonly Candidate[]): Fitted[] {
  const roses = [0, 1].map((frame) => roseOf(query.points, query.frames[frame]!))
  const scratch = new Float32Array(roses[0]!.length)
  return candidates
    .map(({ place, frame }) => {
      const points = columns.pointsAt(place)
      const own = columns.frameAt(place, frame)
      const target = frame === 1 ? 1 : 0
      const turns = turnsBetween(roseOf(points, own, scratch), roses[target]!)
      const fits = turns
        .filter(({ likeness }, i) => i === 0 || likeness > turns[0].likeness * 0.93)
        .map(({ angle }) => laid(field, points, fromFrames(own, query.frames[target]!, angle), FIRST, 1, 4))
      return { place, points, fit: fits.reduce((a, b) => (worth(b) > worth(a) ? b : a)) }
    })
    .sort(better)
}

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
