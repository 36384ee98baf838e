/**
 * How a picture is seen from aside. That is a matter of the picture and not of what is laid over it: it is learnt once, of
 * the drawings that fit best (fitting.ts), the picture is set upright, and each drawing then only turned, scaled and
 * shifted. Otherwise any drawing could be bent into any of its kind.
 */
import { emptyPoints, type ViewPoints } from './descriptor.ts'
import { HALF, type Placement } from './placement.ts'

/** (x, y) from the middle of the picture's box goes to (x, y) / (1 + g·x + h·y) when the picture is set upright. */
export interface Lean {
  g: number
  h: number
}

export const UPRIGHT: Lean = { g: 0, h: 0 }

/** Leans less than this, at the edge of the box, are none. */
const LEAST = 0.012

/** The lean in the middle of those that the placements tell of. */
export function leanIn(placements: readonly Placement[]): Lean {
  const leans = placements.map(leanOf)
  const lean = { g: middle(leans.map(({ g }) => g)), h: middle(leans.map(({ h }) => h)) }
  return Math.hypot(lean.g, lean.h) * HALF < LEAST ? UPRIGHT : lean
}

/** The last row of the inverse of a placement, about the middle of the picture's box. */
function leanOf(placement: Placement): Lean {
  const { a, b, c, d } = fromMiddle(placement)
  const { g, h } = placement
  const whole = a * d - b * c || 1
  return { g: (c * h - d * g) / whole, h: (b * g - a * h) / whole }
}

function fromMiddle({ a, b, c, d, e, f, g, h }: Placement) {
  return { a: a - HALF * g, b: b - HALF * h, c: c - HALF * g, d: d - HALF * h, e: e - HALF, f: f - HALF }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function uprightPoints(points: ViewPoints, { g, h }: Lean): ViewPoints {
  const { count } = points
  const upright = emptyPoints(count)
  for (let i = 0; i < count; i++) {
    const x = points.x[i]! - HALF
    const y = points.y[i]! - HALF
    const u = Math.cos(points.angle[i]!)
    const v = Math.sin(points.angle[i]!)
    const w = 1 + g * x + h * y
    const pull = g * u + h * v
    upright.x[i] = x / w + HALF
    upright.y[i] = y / w + HALF
    upright.angle[i] = (Math.atan2(v * w - y * pull, u * w - x * pull) + 2 * Math.PI) % Math.PI
  }
  return upright
}

/** The same placement over the picture set upright, with no bend left: a turn, a scale and a shift. */
export function uprightPlacement(placement: Placement, { g, h }: Lean): Placement {
  const { a, b, c, d, e, f } = fromMiddle(placement)
  const w = 1 + g * e + h * f
  const [along, across] = [(a + d) / 2 / w, (c - b) / 2 / w]
  return { a: along, b: -across, c: across, d: along, e: e / w + HALF, f: f / w + HALF, g: 0, h: 0 }
}
