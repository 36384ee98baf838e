/**
 * The views that may show what the picture shows, laid over it coarsely. Of fewer and fewer more is asked: how near their
 * outlines are, how alike their points lie about the middle, what a glimpse sees of them, and a coarse look. A view whose
 * outline is near may still lie badly at first, so its outline counts beside all of these.
 */
import { nearness } from './agreement.ts'
import type { Columns } from './columns.ts'
import { emptyPoints, INDEX_POINTS, type View, type ViewPoints } from './descriptor.ts'
import type { Field } from './field.ts'
import { type Fit, type Fitted, laid, narrowing, worth } from './fit.ts'
import type { Frame } from './frame.ts'
import type { Candidate } from './nearest.ts'
import { fromFrames } from './placement.ts'
import { shortlist } from './shortlist.ts'
import { type Extent, extentOf, fromBoxes, inUnits } from './starts.ts'
import { type Rose, roseOf, type Turn, turnsBetween } from './turn.ts'

/** Views by their outlines; of these by their turn, and of these by a glimpse. */
const OUTLINED = 800
const TURNED = 500
const KEPT = 250
/** Placements of a view that a glimpse decides between. */
const LIKELY = 2

/** A glimpse is at each so manieth point of a view, and of those each so manieth is laid over the picture. */
const GLANCE = 2
const GLIMPSE = { steps: narrowing([5, 3], 2), width: 2, every: 2, asking: 4 }
const COARSELY = { steps: narrowing([3, 2, 1.5], 3), width: 1, every: 3 }
/** Units within which a placement is near before anything is moved. */
const NEAR = 3

/** Share of the likeliest turn's likeness from which on the next one is thought of, and from which on none at all is. */
const SECOND = 0.95
const UPRIGHT = 0.7

/** By how much a near outline counts beside a likeness or a worth. */
const OUTLINE = 0.3

/** The best first. */
export function proposals(columns: Columns, field: Field, query: View, among?: Uint8Array): Fitted[] {
  const found = shortlist(columns, query, OUTLINED, among)
  return glimpsed(columns, field, query, turned(columns, query, found))
    .map(({ place, near, fits }) => {
      const points = columns.pointsAt(place)
      const fit = best(fits.map(({ placement }) => laid(field, points, placement, COARSELY)))
      return { place, points, fit, mirrored: false, score: worth(fit) + OUTLINE * near }
    })
    .sort((a, b) => b.score - a.score)
}

const best = (fits: readonly Fit[]): Fit => fits.reduce((a, b) => (worth(b) > worth(a) ? b : a))

interface Turned extends Candidate {
  own: Frame
  angles: readonly number[]
  score: number
}

/** Those whose points lie most alike about the middle when they are turned, with the turns to try. */
function turned(columns: Columns, query: View, candidates: readonly Candidate[]): Turned[] {
  const roses = query.frames.map((frame) => roseOf(query.points, frame))
  const points = emptyPoints(INDEX_POINTS)
  const rose: Rose = new Float32Array(roses[0]!.length)
  const all = candidates.map((one) => {
    columns.glanceAt(one.place, GLANCE, points)
    const own = columns.frameAt(one.place, one.frame)
    const turns = turnsBetween(roseOf(points, own, rose), roses[one.target]!)
    return { ...one, own, angles: anglesOf(turns), score: turns[0].likeness + OUTLINE * one.near }
  })
  return all.sort((a, b) => b.score - a.score).slice(0, TURNED)
}

/** Most pictures show a thing the way up that its drawing does, so that is tried unless it is out of the question. */
function anglesOf([first, second, upright]: readonly [Turn, Turn, Turn]): number[] {
  const angles = [first.angle]
  if (second.likeness > first.likeness * SECOND) angles.push(second.angle)
  if (upright.likeness > first.likeness * UPRIGHT && Math.cos(first.angle) < 0.995) angles.push(upright.angle)
  return angles
}

interface Glimpsed {
  place: number
  near: number
  /** The likeliest of its placements. */
  fits: readonly Fit[]
  score: number
}

/** Those that lie best over the picture at a glimpse. */
function glimpsed(columns: Columns, field: Field, query: View, candidates: readonly Turned[]): Glimpsed[] {
  const box = inUnits(extentOf(query.points, 0))
  const points = emptyPoints(INDEX_POINTS)
  const all = candidates.map((one) => {
    columns.glanceAt(one.place, GLANCE, points)
    const fits = startsOf(one, query, points, box)
      .map((start) => ({ start, near: nearness(field, points, start, { width: NEAR, every: GLIMPSE.every }) }))
      .sort((a, b) => b.near - a.near)
      .slice(0, LIKELY)
      .map(({ start }) => laid(field, points, start, GLIMPSE))
    return { place: one.place, near: one.near, fits, score: worth(best(fits)) + OUTLINE * one.near }
  })
  return together(all)
    .sort((a, b) => b.score - a.score)
    .slice(0, KEPT)
}

/** A view that is proposed as a whole and as a part once, with the likeliest of all its placements. */
function together(all: readonly Glimpsed[]): Glimpsed[] {
  const views = new Map<number, Glimpsed>()
  for (const one of all) {
    const other = views.get(one.place)
    const [more, less] = other && other.score > one.score ? [other, one] : [one, other]
    const fits = [...more.fits, ...(less?.fits ?? [])].sort((a, b) => worth(b) - worth(a)).slice(0, LIKELY)
    views.set(one.place, { ...more, fits })
  }
  return [...views.values()]
}

const startsOf = ({ own, target, angles }: Turned, { frames }: View, points: ViewPoints, box: Extent) =>
  angles.flatMap((angle) => [
    fromFrames(own, frames[target]!, angle),
    ...fromBoxes(extentOf(points, angle), box, angle),
  ])
