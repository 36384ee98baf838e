/**
 * Finds the views that fit the picture best.
 * 1. The best proposal, fitted with perspective, gives a first estimate of the picture's perspective.
 * 2. The proposals are fitted to the picture rectified by it; the best of them give the residual perspective.
 * 3. The best are fitted finely to the picture rectified by both.
 *
 * If no view fits closely, the mirror image is searched too. All views take part in these decisions even if a filter admits
 * only some, so that a similarity does not depend on the filter.
 */
import type { Columns } from './columns.ts'
import type { View } from './descriptor.ts'
import { COARSE, type Field, fieldOf, SHARP } from './field.ts'
import { byCloseness, byFitScore, closeness, type FitOptions, type FittedView, fitView, narrowingSteps } from './fit.ts'
import { mirrorPerspective, mirrorView } from './mirror.ts'
import { FRONTAL, medianPerspective, type Perspective, rectifyPlacement, rectifyPoints } from './perspective.ts'
import type { Placement } from './placement.ts'
import { proposals } from './proposals.ts'

/** Proposals to fit to the rectified picture, and how many of them to keep; more if `limit` is higher. */
const REFITTED = 130
const KEPT = 60
/** How many of these are fitted finely; the placement of the rest stays. */
const FINE = 120

/** Views from which the perspective is estimated. */
const WITNESSES = 24

const PERSPECTIVE_FIT: FitOptions = { steps: narrowingSteps([1.5, 1, 0.7], 1, true), width: 0.6, every: 1 }
const RECTIFIED_FIT: FitOptions = { steps: narrowingSteps([1.5, 1, 0.7], 2), width: 0.6, every: 2 }
const FINE_FIT: FitOptions = { steps: narrowingSteps([0.6, 0.4, 0.3], 1), width: 0.4, every: 1 }
const MEASURE_ONLY: FitOptions = { ...FINE_FIT, steps: [] }

/** If the filter admits at least this share of the best views, they suffice, and the filtered views are not searched again. */
const ENOUGH = 0.8

/** A picture's perspective: the estimate of the best view, then the residual by most views. */
export type Perspectives = readonly [Perspective, Perspective]

export interface Fitting {
  /** The closest first. */
  best: FittedView[]
  /** Of the picture itself, even if estimated on its mirror image. */
  perspectives: Perspectives
  /** The rectified picture or mirror image that the closest view fits; its points keep the picture's order. */
  field: Field
}

/** Closeness that makes the search of the mirror image unnecessary, and how many of the best views are measured for it. */
const CONVINCING = 0.67
const FOREMOST = 8
/** Views that the search of the mirror image returns at most. */
const MIRRORED = 60

export interface FittingOptions {
  limit: number
  /** See {@link shortlist}. */
  among?: Uint8Array | undefined
  /** If known; otherwise estimated from all views. */
  perspectives?: Perspectives | undefined
}

export function bestFitting(columns: Columns, query: View, options: FittingOptions): Fitting {
  const { perspectives, limit } = options
  const direct = fitViews(columns, query, options)
  if (direct.close >= CONVINCING) return direct
  const mirrored = fitViews(columns, mirrorView(query), {
    ...options,
    limit: Math.min(limit, MIRRORED),
    perspectives: perspectives && mirrorBoth(perspectives),
  })
  const best = closestOf([...direct.best, ...mirrored.best.map((one) => ({ ...one, mirrored: true }))]).slice(0, limit)
  return {
    best,
    perspectives: mirrored.close > direct.close ? mirrorBoth(mirrored.perspectives) : direct.perspectives,
    field: best[0]?.mirrored ? mirrored.field : direct.field,
  }
}

const mirrorBoth = ([first, residual]: Perspectives): Perspectives => [
  mirrorPerspective(first),
  mirrorPerspective(residual),
]

function closestOf(fitted: readonly FittedView[]): FittedView[] {
  const taken = new Set<number>()
  return fitted.toSorted(byCloseness).filter(({ place }) => !taken.has(place) && taken.add(place))
}

/** `close`: closeness of the closest of all views, including those that the filter excludes. */
function fitViews(
  columns: Columns,
  query: View,
  { limit, among, perspectives }: FittingOptions,
): Fitting & { close: number } {
  const coarse = fieldOf(query, COARSE)
  const all = perspectives ? [] : proposals(columns, coarse, query)
  const first = perspectives ? perspectives[0] : perspectiveOfBest(coarse, all)
  const rectified = rectifiedField(query, first)
  const refit = (proposed: readonly FittedView[]) => refitProposals(rectified, proposed, first, limit)
  const witnesses = refit(all)
  const residual = perspectives ? perspectives[1] : residualPerspective(rectified, first, witnesses)
  const field = residual === FRONTAL ? rectified : rectifiedField({ ...query, points: rectified.points }, residual)
  const admitted = among ? witnesses.filter(({ place }) => among[place] === 1) : witnesses
  const isEnough = !perspectives && admitted.length >= witnesses.length * ENOUGH
  const kept = isEnough ? admitted : refit(proposals(columns, coarse, query, among))
  const fitBy = (options: FitOptions) => (one: FittedView) =>
    fitFrom(field, one, rectifyPlacement(one.fit.placement, residual), options)
  const best = [...kept.slice(0, FINE).map(fitBy(FINE_FIT)), ...kept.slice(FINE).map(fitBy(MEASURE_ONLY))]
  const foremost = witnesses.slice(0, FOREMOST).map(fitBy(FINE_FIT))
  const close = foremost.reduce((most, { fit }) => Math.max(most, closeness(fit)), 0)
  return { best: best.sort(byCloseness).slice(0, limit), perspectives: [first, residual], field, close }
}

const rectifiedField = (query: View, perspective: Perspective): Field =>
  fieldOf({ ...query, points: rectifyPoints(query.points, perspective) }, SHARP)

function refitProposals(
  rectified: Field,
  proposed: readonly FittedView[],
  perspective: Perspective,
  limit: number,
): FittedView[] {
  return proposed
    .slice(0, Math.max(REFITTED, limit))
    .map((one) => fitFrom(rectified, one, rectifyPlacement(one.fit.placement, perspective), RECTIFIED_FIT))
    .sort(byFitScore)
    .slice(0, Math.max(KEPT, limit))
}

function perspectiveOfBest(field: Field, proposed: readonly FittedView[]): Perspective {
  const [lead] = fitWithPerspective(field, proposed).sort(byFitScore)
  return lead ? medianPerspective([lead.fit.placement]) : FRONTAL
}

/** The median perspective that the views still show after rectification by `first`. */
const residualPerspective = (rectified: Field, first: Perspective, views: readonly FittedView[]): Perspective =>
  first === FRONTAL ? FRONTAL : medianPerspective(fitWithPerspective(rectified, views).map(({ fit }) => fit.placement))

const fitWithPerspective = (field: Field, views: readonly FittedView[]): FittedView[] =>
  views.slice(0, WITNESSES).map((one) => fitFrom(field, one, one.fit.placement, PERSPECTIVE_FIT))

const fitFrom = (field: Field, view: FittedView, start: Placement, options: FitOptions): FittedView => ({
  ...view,
  fit: fitView(field, view.points, start, options),
})
