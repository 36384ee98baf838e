/** How one view lies over the picture, and how well. */
import { type Agreement, agreement } from './agreement.ts'
import type { ViewPoints } from './descriptor.ts'
import type { Field } from './field.ts'
import { improved, type Step } from './improve.ts'
import type { Placement } from './placement.ts'

export interface Fit extends Agreement {
  placement: Placement
}

export interface Fitted {
  place: number
  points: ViewPoints
  fit: Fit
  /** It lies over the picture's mirror image. */
  mirrored: boolean
}

/** A number to search by: what both have in common, 0 to 2. */
export const worth = ({ drawing, picture }: Agreement): number => drawing + picture

export const better = (a: Fitted, b: Fitted) => worth(b.fit) - worth(a.fit) || a.place - b.place

/** Share of the logarithm of the closeness that is the drawing's. */
const DRAWINGS = 0.6

/**
 * How close both are, 0 to 1. A few lines lie somewhere within many a drawing, which then has much that they lack: what the
 * drawing has in common counts for more, and neither makes up for the other.
 */
export const closeness = ({ drawing, picture }: Agreement): number => drawing ** DRAWINGS * picture ** (1 - DRAWINGS)

export const closer = (a: Fitted, b: Fitted) => closeness(b.fit) - closeness(a.fit) || a.place - b.place

/** How a view is laid over the picture, and what is then asked. */
export interface Laying {
  steps: readonly Step[]
  /** Units at which a contour counts as half missed. */
  width: number
  /** Each so manieth point of the view is asked for. */
  every: number
  /** Each so manieth of those points of the picture that are enough; 1 unless told. */
  asking?: number
}

export function laid(field: Field, points: ViewPoints, start: Placement, { steps, width, every, asking }: Laying): Fit {
  let placement = start
  for (const step of steps) placement = improved(field, points, placement, step)
  return { placement, ...agreement(field, points, placement, { width, every, asking }) }
}

/** Steps of ever less width. */
export const narrowing = (widths: readonly number[], every: number, bends = false): Step[] =>
  widths.map((width) => ({ width, every, bends }))
