/** Points along the ridges of the contour strength, by non-maximum suppression, with subpixel positions. */
import { angleOf } from './angle.ts'
import type { equalizeGradients } from './edges.ts'
import { floats } from './scratch.ts'

/** Parallel lists; positions in pixels of the contours, directions of the contour in radians, 0 to π. */
export interface ContourPoints {
  count: number
  x: Float32Array
  y: Float32Array
  angle: Float32Array
  /** 0 to 1: strength of the ridge. */
  weight: Float32Array
}

/** Weaker ridges are noise. */
const FAINT = 0.04

/** Ridge points within the mask whose strength is at least `faint`. */
export function ridgePoints(
  contours: ReturnType<typeof equalizeGradients>,
  mask: Uint8Array,
  strength: Float32Array,
  faint: number,
): ContourPoints {
  const { width, height, trace, xx, xy, yy } = contours
  // Ridges are one pixel wide, so there are fewer than half as many as pixels.
  const room = Math.ceil((width * height) / 2)
  const points = {
    count: 0,
    x: floats(room),
    y: floats(room),
    angle: floats(room),
    weight: floats(room),
  }
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      const here = trace[at]!
      if (here < FAINT || !mask[at] || strength[at]! < faint) continue
      // The normal of the contour: the tensor's main direction, by the half-angle formulas.
      const slant = 2 * xy[at]!
      const upright = xx[at]! - yy[at]!
      const length = Math.sqrt(slant * slant + upright * upright) || 1
      const dx = Math.sqrt((1 + upright / length) / 2)
      const dy = Math.sqrt(Math.max(0, 1 - upright / length) / 2) * (slant < 0 ? -1 : 1)
      const before = between(trace, width, height, column - dx, row - dy)
      const after = between(trace, width, height, column + dx, row + dy)
      if (here < before || here <= after) continue
      const bend = before - 2 * here + after
      const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0
      if (points.count === room) return points
      const n = points.count++
      points.x[n] = column + dx * shift
      points.y[n] = row + dy * shift
      // `dx` is never negative, so the contour, 90° further, has a direction of 0 to π.
      points.angle[n] = angleOf(dy, dx) + Math.PI / 2
      points.weight[n] = Math.min(1, here * 2)
    }
  }
  return points
}

function between(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const at = top * width + left
  const right = left < width - 1 ? 1 : 0
  const below = top < height - 1 ? width : 0
  return (
    (plane[at]! * (1 - fx) + plane[at + right]! * fx) * (1 - fy) +
    (plane[at + below]! * (1 - fx) + plane[at + below + right]! * fx) * fy
  )
}
