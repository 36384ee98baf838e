/**
 * The perspective of a picture. It is the same for all drawings compared with the picture: it is estimated once from the
 * drawings that fit best (fitting.ts), the picture is rectified, and each drawing is then only rotated, scaled and shifted.
 * If each drawing had a perspective of its own, it would fit any picture of its kind of product.
 */
import { emptyPoints, type ViewPoints } from './descriptor.ts'
import { HALF, type Placement } from './placement.ts'

/** Rectification maps (x, y), from the middle of the picture's box, to (x, y) / (1 + g·x + h·y). */
export interface Perspective {
  g: number
  h: number
}

export const FRONTAL: Perspective = { g: 0, h: 0 }

/** A perspective weaker than this, at the edge of the box, counts as none. */
const NEGLIGIBLE = 0.012

export function medianPerspective(placements: readonly Placement[]): Perspective {
  const all = placements.map(perspectiveOf)
  const perspective = { g: median(all.map(({ g }) => g)), h: median(all.map(({ h }) => h)) }
  return Math.hypot(perspective.g, perspective.h) * HALF < NEGLIGIBLE ? FRONTAL : perspective
}

/** The last row of the placement's inverse, about the middle of the picture's box. */
function perspectiveOf(placement: Placement): Perspective {
  const { a, b, c, d } = fromMiddle(placement)
  const { g, h } = placement
  const determinant = a * d - b * c || 1
  return { g: (c * h - d * g) / determinant, h: (b * g - a * h) / determinant }
}

function fromMiddle({ a, b, c, d, e, f, g, h }: Placement) {
  return { a: a - HALF * g, b: b - HALF * h, c: c - HALF * g, d: d - HALF * h, e: e - HALF, f: f - HALF }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function rectifyPoints(points: ViewPoints, { g, h }: Perspective): ViewPoints {
  const { count } = points
  const rectified = emptyPoints(count)
  for (let i = 0; i < count; i++) {
    const x = points.x[i]! - HALF
    const y = points.y[i]! - HALF
    const u = Math.cos(points.angle[i]!)
    const v = Math.sin(points.angle[i]!)
    const w = 1 + g * x + h * y
    const pull = g * u + h * v
    rectified.x[i] = x / w + HALF
    rectified.y[i] = y / w + HALF
    rectified.angle[i] = (Math.atan2(v * w - y * pull, u * w - x * pull) + 2 * Math.PI) % Math.PI
  }
  return rectified
}

/** The placement over the rectified picture, reduced to a rotation, a scale and a shift. */
export function rectifyPlacement(placement: Placement, { g, h }: Perspective): Placement {
  const { a, b, c, d, e, f } = fromMiddle(placement)
  const w = 1 + g * e + h * f
  const [along, across] = [(a + d) / 2 / w, (c - b) / 2 / w]
  return { a: along, b: -across, c: across, d: along, e: e / w + HALF, f: f / w + HALF, g: 0, h: 0 }
}
