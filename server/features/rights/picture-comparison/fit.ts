import { type Agreement, measureAgreement } from './agreement.ts'
import type { ViewPoints } from './descriptor.ts'
import type { Field } from './field.ts'
import type { Placement } from './placement.ts'
import { refine, type Step } from './refine.ts'

export interface Fit extends Agreement {
  placement: Placement
}

export interface FittedView {
  place: number
  points: ViewPoints
  fit: Fit
  /** The fit is to the picture's mirror image. */
  mirrored: boolean
}

/** 0 to 2. Ranks candidates during the search. */
export const fitScore = ({ drawing, picture }: Agreement): number => drawing + picture

export const byFitScore = (a: FittedView, b: FittedView) => fitScore(b.fit) - fitScore(a.fit) || a.place - b.place

/** Exponent of the drawing's share in the closeness. */
const DRAWING_WEIGHT = 0.6

/**
 * 0 to 1, a weighted geometric mean, so that a high share cannot make up for a low one. The drawing's share weighs more, because
 * a picture of a few lines matches parts of many drawings but lacks most of their contours.
 */
export const closeness = ({ drawing, picture }: Agreement): number =>
  drawing ** DRAWING_WEIGHT * picture ** (1 - DRAWING_WEIGHT)

export const byCloseness = (a: FittedView, b: FittedView) => closeness(b.fit) - closeness(a.fit) || a.place - b.place

export interface FitOptions {
  steps: readonly Step[]
  /** See `AgreementOptions`. */
  width: number
  every: number
  pictureEvery?: number
}

export function fitView(field: Field, points: ViewPoints, start: Placement, { steps, ...options }: FitOptions): Fit {
  let placement = start
  for (const step of steps) placement = refine(field, points, placement, step)
  return { placement, ...measureAgreement(field, points, placement, options) }
}

/** One step for each width, from wide to narrow. */
export const narrowingSteps = (widths: readonly number[], every: number, hasPerspective = false): Step[] =>
  widths.map((width) => ({ width, every, hasPerspective }))
