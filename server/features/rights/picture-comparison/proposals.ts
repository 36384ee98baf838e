/**
 * Candidate views with a coarse placement, by a cascade of ever costlier tests on ever fewer views: distance of the outlines,
 * similarity after rotation, a quick fit and a coarse fit. A view with a near outline may still fit badly at first, so the
 * outline counts in every score.
 */
import { measureDrawing } from './agreement.ts'
import type { Columns } from './columns.ts'
import { emptyPoints, INDEX_POINTS, type View, type ViewPoints } from './descriptor.ts'
import type { Field } from './field.ts'
import { type Fit, type FittedView, fitScore, fitView, narrowingSteps } from './fit.ts'
import type { Frame } from './frame.ts'
import type { Candidate } from './nearest.ts'
import { fromFrames } from './placement.ts'
import { likelyRotations, type Rose, type Rotation, roseOf } from './rotation.ts'
import { shortlist } from './shortlist.ts'
import { type Extent, extentOf, fromBoxes, toUnits } from './starts.ts'

/** Views left after comparing the outlines, after the rotation and after the quick fit. */
const AFTER_OUTLINES = 800
const AFTER_ROTATION = 500
const AFTER_QUICK_FIT = 250
const STARTS_PER_VIEW = 2

/** The first tests read every nth point of a view; the quick fit uses a part of these. */
const SAMPLE_EVERY = 2
const QUICK_FIT = { steps: narrowingSteps([5, 3], 2), width: 2, every: 2, pictureEvery: 4 }
const COARSE_FIT = { steps: narrowingSteps([3, 2, 1.5], 3), width: 1, every: 3 }
/** Options for placements that are not refined yet. */
const START_MEASURE = { width: 3, every: QUICK_FIT.every }

/** The second rotation, and angle 0, are tried if their similarity is above these shares of the best rotation's. */
const SECOND_SHARE = 0.95
const UPRIGHT_SHARE = 0.7

/** Weight of `near` in each score. */
const OUTLINE_WEIGHT = 0.3

/** The best first. */
export function proposals(columns: Columns, field: Field, query: View, among?: Uint8Array): FittedView[] {
  const found = shortlist(columns, query, AFTER_OUTLINES, among)
  return rankByQuickFit(columns, field, query, rankByTurn(columns, query, found))
    .map(({ place, near, fits }) => {
      const points = columns.pointsAt(place)
      const fit = best(fits.map(({ placement }) => fitView(field, points, placement, COARSE_FIT)))
      return { place, points, fit, mirrored: false, score: fitScore(fit) + OUTLINE_WEIGHT * near }
    })
    .sort((a, b) => b.score - a.score)
}

const best = (fits: readonly Fit[]): Fit => fits.reduce((a, b) => (fitScore(b) > fitScore(a) ? b : a))

interface Turned extends Candidate {
  own: Frame
  angles: readonly number[]
  score: number
}

/** Keeps the views whose points are distributed most alike after a rotation, with the angles to try. */
function rankByTurn(columns: Columns, query: View, candidates: readonly Candidate[]): Turned[] {
  const roses = query.frames.map((frame) => roseOf(query.points, frame))
  const points = emptyPoints(INDEX_POINTS)
  const rose: Rose = new Float32Array(roses[0]!.length)
  const all = candidates.map((one) => {
    columns.readSampledAt(one.place, SAMPLE_EVERY, points)
    const own = columns.frameAt(one.place, one.frame)
    const turns = likelyRotations(roseOf(points, own, rose), roses[one.target]!)
    return { ...one, own, angles: anglesOf(turns), score: turns[0].similarity + OUTLINE_WEIGHT * one.near }
  })
  return all.sort((a, b) => b.score - a.score).slice(0, AFTER_ROTATION)
}

/** Most pictures show an object the same way up as its drawing, so angle 0 is tried too unless its similarity is low. */
function anglesOf([first, second, upright]: readonly [Rotation, Rotation, Rotation]): number[] {
  const angles = [first.angle]
  if (second.similarity > first.similarity * SECOND_SHARE) angles.push(second.angle)
  if (upright.similarity > first.similarity * UPRIGHT_SHARE && Math.cos(first.angle) < 0.995) angles.push(upright.angle)
  return angles
}

interface QuickFitted {
  place: number
  near: number
  fits: readonly Fit[]
  score: number
}

function rankByQuickFit(columns: Columns, field: Field, query: View, candidates: readonly Turned[]): QuickFitted[] {
  const box = toUnits(extentOf(query.points, 0))
  const points = emptyPoints(INDEX_POINTS)
  const all = candidates.map((one) => {
    columns.readSampledAt(one.place, SAMPLE_EVERY, points)
    const fits = startsOf(one, query, points, box)
      .map((start) => ({ start, share: measureDrawing(field, points, start, START_MEASURE) }))
      .sort((a, b) => b.share - a.share)
      .slice(0, STARTS_PER_VIEW)
      .map(({ start }) => fitView(field, points, start, QUICK_FIT))
    return { place: one.place, near: one.near, fits, score: fitScore(best(fits)) + OUTLINE_WEIGHT * one.near }
  })
  return mergeByView(all)
    .sort((a, b) => b.score - a.score)
    .slice(0, AFTER_QUICK_FIT)
}

/** Merges the candidates of one view, which may match as a whole and as a part, and keeps their best placements. */
function mergeByView(all: readonly QuickFitted[]): QuickFitted[] {
  const views = new Map<number, QuickFitted>()
  for (const one of all) {
    const other = views.get(one.place)
    const [more, less] = other && other.score > one.score ? [other, one] : [one, other]
    const fits = [...more.fits, ...(less?.fits ?? [])]
      .sort((a, b) => fitScore(b) - fitScore(a))
      .slice(0, STARTS_PER_VIEW)
    views.set(one.place, { ...more, fits })
  }
  return [...views.values()]
}

const startsOf = ({ own, target, angles }: Turned, { frames }: View, points: ViewPoints, box: Extent) =>
  angles.flatMap((angle) => [
    fromFrames(own, frames[target]!, angle),
    ...fromBoxes(extentOf(points, angle), box, angle),
  ])
