/** Where a drawing may lie over a picture, before anything is known but their outlines and boxes. */
import type { ViewPoints } from './descriptor.ts'
import { HALF, type Placement } from './placement.ts'

/** From its least to its most x and y. */
export interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** How far points reach from the middle of the drawing's box, after a turn, in halves of its longest side. */
export function extentOf(points: ViewPoints, angle: number): Extent {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (let i = 0; i < points.count; i++) {
    const p = points.x[i]! / HALF - 1
    const q = points.y[i]! / HALF - 1
    const x = cos * p - sin * q
    const y = sin * p + cos * q
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, right, top, bottom }
}

/**
 * Placements after a turn that make the drawing as wide as the picture's thing, at its top or its bottom, and as high, at
 * its left or its right: where a shadow or something before it changes one side, the other three still hold.
 */
export function fromBoxes(own: Extent, other: Extent, angle: number): Placement[] {
  const wide = (other.right - other.left) / (own.right - own.left || 1)
  const high = (other.bottom - other.top) / (own.bottom - own.top || 1)
  const at = (scale: number, e: number, f: number): Placement => {
    const a = scale * Math.cos(angle)
    const c = scale * Math.sin(angle)
    return { a, b: -c, c, d: a, e, f, g: 0, h: 0 }
  }
  const left = other.left - wide * own.left
  const top = other.top - high * own.top
  return [
    at(wide, left, other.top - wide * own.top),
    at(wide, left, other.bottom - wide * own.bottom),
    at(high, other.left - high * own.left, top),
    at(high, other.right - high * own.right, top),
  ]
}

/** Of a thing that is not turned, in units from the corner of its box. */
export const inUnits = ({ left, right, top, bottom }: Extent): Extent => ({
  left: (left + 1) * HALF,
  right: (right + 1) * HALF,
  top: (top + 1) * HALF,
  bottom: (bottom + 1) * HALF,
})
