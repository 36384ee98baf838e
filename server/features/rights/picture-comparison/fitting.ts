/**
 * Finds the views that lie best over the picture. Of those that are proposed, the best bent one tells how the picture leans,
 * and those that then lie best what of that is left. The better ones are laid over the picture set upright, and the best of
 * these finely. How it leans is asked of all views, also where only some may be found: so a likeness does not depend on a
 * filter. The same for whether the picture is looked at in a mirror too: it is where no view lies close to it as it is.
 */
import type { Columns } from './columns.ts'
import type { View } from './descriptor.ts'
import { COARSE, type Field, fieldOf, SHARP } from './field.ts'
import { better, closeness, closer, type Fitted, type Laying, laid, narrowing } from './fit.ts'
import { type Lean, leanIn, UPRIGHT, uprightPlacement, uprightPoints } from './lean.ts'
import { mirroredLean, mirroredView } from './mirror.ts'
import type { Placement } from './placement.ts'
import { proposals } from './proposals.ts'

/** Proposals that are laid over again, and those of them that are kept; more where more are asked for. */
const AGAIN = 130
const KEPT = 60
/** Of those that are kept, the first that are laid over finely; the others are told by how they lie. */
const FINE = 120

/** Of all, those that tell how the picture leans. */
const WITNESSES = 24

const BENDING: Laying = { steps: narrowing([1.5, 1, 0.7], 1, true), width: 0.6, every: 1 }
const SECOND: Laying = { steps: narrowing([1.5, 1, 0.7], 2), width: 0.6, every: 2 }
const LAST: Laying = { steps: narrowing([0.6, 0.4, 0.3], 1), width: 0.4, every: 1 }
const AS_IT_LIES: Laying = { ...LAST, steps: [] }

/** Share of the best of all views from which on those that a filter admits are taken as they are, and none proposed anew. */
const ENOUGH = 0.8

/** How a picture leans: what the best of the views tells, and then what most do. */
export type Leans = readonly [Lean, Lean]

export interface Fitting {
  /** The closest first. */
  best: Fitted[]
  /** Of the picture as it is, also where they are learnt from its mirror image. */
  leans: Leans
  /** The picture set upright, or its mirror image, over which the closest lies; its points are in the order of the picture's. */
  field: Field
}

/** How close a view lies where nothing is looked for in a mirror, and how many of all views are asked. */
const CONVINCING = 0.67
const FOREMOST = 8
/** Views that are looked for in a mirror. */
const MIRRORED = 60

export interface Asked {
  limit: number
  /** See {@link shortlist}. */
  among?: Uint8Array | undefined
  /** Where the lean has been learnt before; else it is, of all views. */
  leans?: Leans | undefined
}

export function bestFitting(columns: Columns, query: View, asked: Asked): Fitting {
  const { leans, limit } = asked
  const seen = fittingOf(columns, query, asked)
  if (seen.close >= CONVINCING) return seen
  const inMirror = fittingOf(columns, mirroredView(query), {
    ...asked,
    limit: Math.min(limit, MIRRORED),
    leans: leans && mirroredLeans(leans),
  })
  const best = closestOf([...seen.best, ...inMirror.best.map((one) => ({ ...one, mirrored: true }))]).slice(0, limit)
  return {
    best,
    leans: inMirror.close > seen.close ? mirroredLeans(inMirror.leans) : seen.leans,
    field: best[0]?.mirrored ? inMirror.field : seen.field,
  }
}

const mirroredLeans = ([first, rest]: Leans): Leans => [mirroredLean(first), mirroredLean(rest)]

/** Each view once, as it lies closest. */
function closestOf(fitted: readonly Fitted[]): Fitted[] {
  const taken = new Set<number>()
  return fitted.toSorted(closer).filter(({ place }) => !taken.has(place) && taken.add(place))
}

/** Over the picture as it is. `close`: how close the closest of all views lies, whatever a filter admits. */
function fittingOf(columns: Columns, query: View, { limit, among, leans }: Asked): Fitting & { close: number } {
  const seen = fieldOf(query, COARSE)
  const all = leans ? [] : proposals(columns, seen, query)
  const first = leans ? leans[0] : leanOfBest(seen, all)
  const straight = upright(query, first)
  const again = (proposed: readonly Fitted[]) => laidAgain(straight, proposed, first, limit)
  const witnesses = again(all)
  const rest = leans ? leans[1] : leanLeft(straight, first, witnesses)
  const field = rest === UPRIGHT ? straight : upright({ ...query, points: straight.points }, rest)
  const admitted = among ? witnesses.filter(({ place }) => among[place] === 1) : witnesses
  const isEnough = !leans && admitted.length >= witnesses.length * ENOUGH
  const kept = isEnough ? admitted : again(proposals(columns, seen, query, among))
  const laidBy = (laying: Laying) => (one: Fitted) =>
    laidOver(field, one, uprightPlacement(one.fit.placement, rest), laying)
  const best = [...kept.slice(0, FINE).map(laidBy(LAST)), ...kept.slice(FINE).map(laidBy(AS_IT_LIES))]
  const foremost = witnesses.slice(0, FOREMOST).map(laidBy(LAST))
  const close = foremost.reduce((most, { fit }) => Math.max(most, closeness(fit)), 0)
  return { best: best.sort(closer).slice(0, limit), leans: [first, rest], field, close }
}

const upright = (query: View, lean: Lean): Field =>
  fieldOf({ ...query, points: uprightPoints(query.points, lean) }, SHARP)

function laidAgain(straight: Field, proposed: readonly Fitted[], lean: Lean, limit: number): Fitted[] {
  return proposed
    .slice(0, Math.max(AGAIN, limit))
    .map((one) => laidOver(straight, one, uprightPlacement(one.fit.placement, lean), SECOND))
    .sort(better)
    .slice(0, Math.max(KEPT, limit))
}

/** The lean by which one of the first views lies best. */
function leanOfBest(seen: Field, proposed: readonly Fitted[]): Lean {
  const [lead] = bent(seen, proposed).sort(better)
  return lead ? leanIn([lead.fit.placement]) : UPRIGHT
}

/** The lean that most of the views still see in a picture that one of them has set upright. */
const leanLeft = (straight: Field, lean: Lean, views: readonly Fitted[]): Lean =>
  lean === UPRIGHT ? UPRIGHT : leanIn(bent(straight, views).map(({ fit }) => fit.placement))

const bent = (field: Field, views: readonly Fitted[]): Fitted[] =>
  views.slice(0, WITNESSES).map((one) => laidOver(field, one, one.fit.placement, BENDING))

const laidOver = (field: Field, view: Fitted, start: Placement, laying: Laying): Fitted => ({
  ...view,
  fit: laid(field, view.points, start, laying),
})
