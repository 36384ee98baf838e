/**
 * Finds the views that lie best over the picture. A few that the outlines propose are laid over it coarsely; then all that
 * resemble the best of them are, starting from where that one lies; then the best of these finely.
 */
import { type Agreement, agreement } from './agreement.ts'
import type { Columns } from './columns.ts'
import type { View, ViewPoints } from './descriptor.ts'
import { COARSE, type Field, fieldOf, SHARP } from './field.ts'
import { improved, type Step } from './improve.ts'
import { leanIn, UPRIGHT, uprightPlacement, uprightPoints } from './lean.ts'
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
const LAST = [0.6, 0.5, 0.4].map((width): Step => ({ width, every: 1, bends: false }))

/** A number to order by: what both have in common. */
export const worth = ({ drawing, picture }: Agreement): number => drawing + picture

const better = (a: Fitted, b: Fitted) => worth(b.fit) - worth(a.fit) || a.place - b.place

export function bestFitting(columns: Columns, query: View, limit: number, allows?: (id: number) => boolean): Fitted[] {
  const seen = fieldOf(query, COARSE)
  const proposed = proposals(columns, seen, query, shortlist(columns, query, PROPOSED, allows))
  const first = proposed[0]
  if (!first) return []
  const witnesses = proposed
    .slice(0, WITNESSES)
    .map(({ place, points, fit }) => ({ place, points, fit: laid(seen, points, fit.placement, BENDING, 0.5, 1) }))
    .sort(better)
  const lead = witnesses[0]!
  const rough = leanIn([lead.fit.placement])
  const upright = fieldOf({ ...query, points: uprightPoints(query.points, rough) }, SHARP)
  const leading = uprightPlacement(lead.fit.placement, rough)
  const frame = columns.frameAt(lead.place, 0)
  const alike = resembling(columns, lead.place, RESEMBLING, allows).map(({ place }): Fitted => {
    const points = columns.pointsAt(place)
    const start = followed(columns.frameAt(place, 0), frame, leading)
    return { place, points, fit: laid(upright, points, start, SECOND, 0.6, 4) }
  })
  const own = new Set(alike.map(({ place }) => place))
  const others = proposed
    .filter(({ place }) => !own.has(place))
    .slice(0, Math.max(FINE / 4, limit))
    .map(({ place, points, fit }) => ({
      place,
      points,
      fit: laid(upright, points, uprightPlacement(fit.placement, rough), SECOND, 0.6, 4),
    }))
  const best = [...alike, ...others].sort(better).slice(0, Math.max(FINE, limit))
  let field = upright
  if (rough !== UPRIGHT) {
    const more = leanIn(
      best
        .slice(0, WITNESSES)
        .map(({ points, fit }) => laid(upright, points, fit.placement, BENDING, 0.5, 1).placement),
    )
    if (more !== UPRIGHT) {
      field = fieldOf({ ...query, points: uprightPoints(upright.points, more) }, SHARP)
      for (const one of best) one.fit = { ...one.fit, placement: uprightPlacement(one.fit.placement, more) }
    }
  }
  return best
    .map(({ place, points, fit }) => ({ place, points, fit: laid(field, points, fit.placement, LAST, 0.25, 1) }))
    .sort(better)
    .slice(0, limit)
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
