/** Lays the candidates over the picture, coarsely all of them, finely those that fit best. */
import { type Agreement, agreement, improved, type Placement } from './align.ts'
import type { Columns } from './columns.ts'
import type { View, ViewPoints } from './descriptor.ts'
import type { Field } from './field.ts'
import type { Frame } from './frame.ts'
import type { Candidate } from './shortlist.ts'
import { roseOf, turnsBetween } from './turn.ts'

export interface Fit extends Agreement {
  placement: Placement
}

export interface Fitted {
  place: number
  fit: Fit
}

/** Candidates that are laid over, of those whose roses agree best. */
export const LAID = 400
/** Of these, those that are laid over finely. */
export const FINE = 80

/** A number to order by: what both have in common. */
export const worth = ({ drawing, picture }: Agreement) => drawing + picture

export function bestFitting(
  columns: Columns,
  field: Field,
  query: View,
  candidates: readonly Candidate[],
  limit: number,
): Fitted[] {
  const roses = [0, 1].map((frame) => roseOf(query.points, query.frames[frame]!))
  const scratch = new Float32Array(roses[0]!.length)
  const starts = candidates.map(({ place, frame }) => {
    const points = columns.pointsAt(place)
    const own = columns.frameAt(place, frame)
    const turns = turnsBetween(roseOf(points, own, scratch), roses[frame === 1 ? 1 : 0]!)
    return { place, points, own, target: query.frames[frame === 1 ? 1 : 0]!, turns }
  })
  starts.sort((a, b) => b.turns[0].likeness - a.turns[0].likeness || a.place - b.place)
  const coarse = starts.slice(0, LAID).map(({ place, points, own, target, turns }) => {
    const fits = turns
      .filter(({ likeness }, i) => i === 0 || likeness > turns[0].likeness * 0.93)
      .map(({ angle }) => coarseFit(field, points, started(own, target, angle)))
    return { place, points, fit: fits.reduce((a, b) => (worth(b) > worth(a) ? b : a)) }
  })
  coarse.sort((a, b) => worth(b.fit) - worth(a.fit) || a.place - b.place)
  const fine = coarse
    .slice(0, Math.max(FINE, limit))
    .map(({ place, points, fit }) => ({ place, fit: fineFit(field, points, fit.placement) }))
  return fine.sort((a, b) => worth(b.fit) - worth(a.fit) || a.place - b.place).slice(0, limit)
}

/** The placement that lays one frame over another after a turn. */
export function started(from: Frame, to: Frame, angle: number): Placement {
  const scale = to.radius / from.radius
  const [a, c] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const [x, y] = [from.x - 32, from.y - 32]
  return { a, b: -c, c, d: a, e: to.x - a * x + c * y, f: to.y - c * x - a * y }
}

function coarseFit(field: Field, points: ViewPoints, start: Placement): Fit {
  let placement = start
  for (let i = 0; i < 4; i++) placement = improved(field, points, placement, 4, i < 2 ? 2 : 1, 2)
  return { placement, ...agreement(field, points, placement, 0.7) }
}

function fineFit(field: Field, points: ViewPoints, start: Placement): Fit {
  let placement = start
  for (let i = 0; i < 3; i++) placement = improved(field, points, placement, 4, 0.7)
  return { placement, ...agreement(field, points, placement, 0.4) }
}
