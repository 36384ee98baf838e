/**
 * Contours by the structure tensor, summed over the colours and smoothed. An edge between two surfaces and a drawn line both
 * give one ridge along their middle, whose direction does not depend on which side is dark. So a photo and a line drawing of
 * one object have the same contours.
 */
import type { Planes } from './pixels.ts'
import { floats } from './scratch.ts'

/** The three distinct components of the symmetric tensor, per pixel. */
export interface Tensor {
  width: number
  height: number
  xx: Float32Array
  xy: Float32Array
  yy: Float32Array
}

/** Not smoothed. */
export function tensorOf({ width, height, planes }: Planes): Tensor {
  const size = width * height
  const tensor = { width, height, xx: floats(size), xy: floats(size), yy: floats(size) }
  for (const plane of planes) addGradients(plane, tensor)
  return tensor
}

/** Gradient in grey levels per pixel: the root of the smoothed trace. */
export function strengthOf({ width, height, xx, yy }: Tensor): Float32Array {
  const strength = floats(xx.length)
  for (let i = 0; i < xx.length; i++) strength[i] = xx[i]! + yy[i]!
  smooth(strength, floats(xx.length), width, height)
  for (let i = 0; i < xx.length; i++) strength[i] = Math.sqrt(strength[i]!)
  return strength
}

/** Extra rows above and below: one for the comparison of a ridge with its neighbours, two for the smoothing of that row. */
const EXTRA_ROWS = 3

/**
 * Smoothed after equalizing strong and weak gradients, so that the ridge of a dark line between white paper and a grey
 * surface runs along its middle instead of its bright side. The trace is 0 to about 1.
 * @param half the gradient that counts half
 * @param rows the rows to search for ridges; values in other rows are undefined
 */
export function equalizeGradients(tensor: Tensor, half: number, rows: { top: number; bottom: number }) {
  const { width, height } = tensor
  const from = Math.max(0, rows.top - EXTRA_ROWS) * width
  const to = Math.min(height, rows.bottom + EXTRA_ROWS) * width
  const [xx, xy, yy, trace] = [
    floats(width * height),
    floats(width * height),
    floats(width * height),
    floats(width * height),
  ]
  equalize(tensor, half, from, to, { xx, xy, yy })
  for (const plane of [xx, xy, yy]) smooth(plane.subarray(from, to), trace, width, (to - from) / width)
  for (let i = from; i < to; i++) trace[i] = xx[i]! + yy[i]!
  return { width, height, xx, xy, yy, trace }
}

function equalize(
  { xx, xy, yy }: Pick<Tensor, 'xx' | 'xy' | 'yy'>,
  half: number,
  from: number,
  to: number,
  target: Pick<Tensor, 'xx' | 'xy' | 'yy'>,
): void {
  const { xx: exx, xy: exy, yy: eyy } = target
  for (let i = from; i < to; i++) {
    const share = 1 / (xx[i]! + yy[i]! + half * half)
    exx[i] = xx[i]! * share
    exy[i] = xy[i]! * share
    eyy[i] = yy[i]! * share
  }
}

/** Adds the products of the Sobel derivatives. Pixels beyond the border repeat those at the border. */
function addGradients(plane: Float32Array, { width, height, xx, xy, yy }: Tensor): void {
  for (let y = 0; y < height; y++) {
    const here = y * width
    const up = y > 0 ? here - width : here
    const below = y < height - 1 ? here + width : here
    // Vertical sum and difference of the column to the left, this one and the one to the right.
    let rightSum = plane[up]! + 2 * plane[here]! + plane[below]!
    let rightStep = plane[below]! - plane[up]!
    let sum = rightSum
    let step = rightStep
    for (let x = 0; x < width; x++) {
      const leftSum = sum
      const leftStep = step
      sum = rightSum
      step = rightStep
      if (x < width - 1) {
        rightSum = plane[up + x + 1]! + 2 * plane[here + x + 1]! + plane[below + x + 1]!
        rightStep = plane[below + x + 1]! - plane[up + x + 1]!
      }
      const gx = (rightSum - leftSum) / 8
      const gy = (leftStep + 2 * step + rightStep) / 8
      xx[here + x]! += gx * gx
      xy[here + x]! += gx * gy
      yy[here + x]! += gy * gy
    }
  }
}

/** Binomial filter 1 4 6 4 1 in both directions. Pixels beyond the border repeat those at the border. */
function smooth(plane: Float32Array, spare: Float32Array, width: number, height: number) {
  for (let row = 0; row < plane.length; row += width) {
    const end = row + width - 1
    for (let at = row + 2; at < end - 1; at++)
      spare[at] = (plane[at - 2]! + plane[at + 2]! + 4 * (plane[at - 1]! + plane[at + 1]!) + 6 * plane[at]!) * 0.0625
    for (const at of [row, row + 1, end - 1, end]) spare[at] = nearBorder(plane, at, row, end)
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    const u = (y > 0 ? y - 1 : 0) * width
    const uu = (y > 1 ? y - 2 : 0) * width
    const d = (y < height - 1 ? y + 1 : y) * width
    const dd = (y < height - 2 ? y + 2 : height - 1) * width
    for (let x = 0; x < width; x++)
      plane[row + x] =
        (spare[uu + x]! + spare[dd + x]! + 4 * (spare[u + x]! + spare[d + x]!) + 6 * spare[row + x]!) * 0.0625
  }
}

function nearBorder(plane: Float32Array, at: number, row: number, end: number): number {
  const value = (place: number) => plane[Math.min(end, Math.max(row, place))]!
  return (value(at - 2) + value(at + 2) + 4 * (value(at - 1) + value(at + 1)) + 6 * value(at)) * 0.0625
}
