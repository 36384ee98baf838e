import { UNITS } from './descriptor.ts'
import type { Frame } from './frame.ts'

/**
 * A homography from a drawing to a picture. For (p, q) from the middle of the drawing's box, in halves of its longest side:
 * x = (a·p + b·q + e) / w, y = (c·p + d·q + f) / w, w = 1 + g·p + h·q, in units of the picture.
 */
export interface Placement {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  g: number
  h: number
}

export const HALF = UNITS / 2

/** Rotates by `angle` (radians) and maps one frame onto the other. */
export function fromFrames(from: Frame, to: Frame, angle: number): Placement {
  const scale = (to.radius / from.radius) * HALF
  const [a, c] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const [p, q] = [from.x / HALF - 1, from.y / HALF - 1]
  return { a, b: -c, c, d: a, e: to.x - a * p + c * q, f: to.y - c * p - a * q, g: 0, h: 0 }
}

/** In radians. */
export const rotationOf = ({ a, b, c, d }: Placement) => Math.atan2(c - b, a + d)
