/** Where a thing is and how large: the centre and the radius that positions are told by. */
import type { ContourPoints } from './contour-points.ts'

export interface Frame {
  x: number
  y: number
  /** Root mean square distance from the centre. */
  radius: number
}

/** The frame of the pixels that `mask` marks and `keeps` lets through; null where there are none. */
export function maskFrame(
  mask: Uint8Array,
  width: number,
  keeps: (x: number, y: number) => boolean = () => true,
): Frame | null {
  let [count, sx, sy, square] = [0, 0, 0, 0]
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue
    const x = at % width
    const y = (at - x) / width
    if (!keeps(x, y)) continue
    count++
    sx += x
    sy += y
    square += x * x + y * y
  }
  return settled(count, sx, sy, square)
}

/** The frame of the contours themselves, by their weight. */
export function contourFrame(points: ContourPoints): Frame | null {
  let [count, sx, sy, square] = [0, 0, 0, 0]
  for (let i = 0; i < points.count; i++) {
    const [x, y, weight] = [points.x[i]!, points.y[i]!, points.weight[i]!]
    count += weight
    sx += x * weight
    sy += y * weight
    square += (x * x + y * y) * weight
  }
  return settled(count, sx, sy, square)
}

function settled(count: number, sx: number, sy: number, square: number): Frame | null {
  if (count === 0) return null
  const [x, y] = [sx / count, sy / count]
  return { x, y, radius: Math.max(1, Math.sqrt(Math.max(0, square / count - x * x - y * y))) }
}
