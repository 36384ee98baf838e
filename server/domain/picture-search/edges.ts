/**
 * Contours from pixels. The structure tensor, summed over the colours and smoothed, answers a step between two surfaces
 * and a drawn line alike: one crest along its middle, with a direction that knows no light and dark width. So a photo and a
 * line drawing of one thing have the same contours.
 */
import type { Planes } from './pixels.ts'

/** width × height values of strength, and the tensor they come from. */
export interface Contours {
  width: number
  height: number
  /** Root of the tensor's trace, in grey levels per pixel. */
  strength: Float32Array
  xx: Float32Array
  xy: Float32Array
  yy: Float32Array
}

export function contoursOf({ width, height, planes }: Planes): Contours {
  const size = width * height
  const [xx, xy, yy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  for (const plane of planes) addGradients(plane, width, height, xx, xy, yy)
  const spare = new Float32Array(size)
  for (const plane of [xx, xy, yy]) smooth(plane, spare, width, height)
  const strength = new Float32Array(size)
  for (let i = 0; i < size; i++) strength[i] = Math.sqrt(xx[i]! + yy[i]!)
  return { width, height, strength, xx, xy, yy }
}

/** Adds the products of Sobel's derivatives. */
function addGradients(
  plane: Float32Array,
  width: number,
  height: number,
  xx: Float32Array,
  xy: Float32Array,
  yy: Float32Array,
) {
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * width
    const here = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const l = x > 0 ? x - 1 : 0
      const r = x < width - 1 ? x + 1 : x
      const a = plane[up + l]!
      const b = plane[up + r]!
      const c = plane[below + l]!
      const d = plane[below + r]!
      const gx = (b - a + 2 * (plane[here + r]! - plane[here + l]!) + d - c) / 8
      const gy = (c - a + 2 * (plane[below + x]! - plane[up + x]!) + d - b) / 8
      xx[here + x]! += gx * gx
      xy[here + x]! += gx * gy
      yy[here + x]! += gy * gy
    }
  }
}

/** Binomial 1 4 6 4 1, both ways. */
function smooth(plane: Float32Array, spare: Float32Array, width: number, height: number) {
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const l = x > 0 ? x - 1 : 0
      const ll = x > 1 ? x - 2 : 0
      const r = x < width - 1 ? x + 1 : x
      const rr = x < width - 2 ? x + 2 : width - 1
      spare[row + x] =
        (plane[row + ll]! + plane[row + rr]! + 4 * (plane[row + l]! + plane[row + r]!) + 6 * plane[row + x]!) / 16
    }
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const u = (y > 0 ? y - 1 : 0) * width
    const uu = (y > 1 ? y - 2 : 0) * width
    const d = (y < height - 1 ? y + 1 : y) * width
    const dd = (y < height - 2 ? y + 2 : height - 1) * width
    for (let x = 0; x < width; x++)
      plane[row + x] =
        (spare[uu + x]! + spare[dd + x]! + 4 * (spare[u + x]! + spare[d + x]!) + 6 * spare[row + x]!) / 16
  }
}

/** The strength below which a share of all pixels lie. */
export function strengthAt(strength: Float32Array, share: number): number {
  let most = 0
  for (let i = 0; i < strength.length; i++) if (strength[i]! > most) most = strength[i]!
  if (most === 0) return 0
  const counts = new Uint32Array(512)
  for (let i = 0; i < strength.length; i++) counts[Math.min(511, (strength[i]! / most) * 512) | 0]!++
  let left = share * strength.length
  for (let i = 0; i < 512; i++) {
    left -= counts[i]!
    if (left <= 0) return ((i + 0.5) / 512) * most
  }
  return most
}
