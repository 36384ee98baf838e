import type { ViewPoints } from './descriptor.ts'
import { HALF, type Placement } from './placement.ts'

export interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** Bounding box after rotation by `angle`, from the middle of the drawing's box, in halves of its longest side. */
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
 * Start placements that match three sides of the boxes each: equal width at the top or bottom, equal height at the left or
 * right. If a shadow or an occlusion changes one side of the object, the other three still match.
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

/** Converts an extent at angle 0 to units from the corner of the box. */
export const toUnits = ({ left, right, top, bottom }: Extent): Extent => ({
  left: (left + 1) * HALF,
  right: (right + 1) * HALF,
  top: (top + 1) * HALF,
  bottom: (bottom + 1) * HALF,
})
