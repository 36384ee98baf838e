import { floats } from './scratch.ts'

/** Decoded, upright and opaque: red, green and blue, one byte each, row by row. 200 to 600 pixels a side are plenty. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A picture without colours: one byte of brightness per pixel. */
export interface Greys {
  width: number
  height: number
  greys: Uint8Array
}

export type Picture = Pixels | Greys

/** A part of a picture in whole pixels, within its borders. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** Planes of width × height values, 0 to 255: red, green and blue, or a single one for a grey picture. */
export interface Planes {
  width: number
  height: number
  planes: readonly Float32Array[]
}

/** Source pixels and weights for every target pixel of one axis. */
interface Taps {
  count: number
  /** Source pixels per target pixel. */
  reach: number
  first: Int32Array
  /** The weights of the first source pixel of all target pixels, then those of the second, and so on. */
  weights: Float32Array
}

/** Area averages when shrinking, bilinear interpolation when enlarging. */
function taps(from: number, step: number, count: number, size: number): Taps {
  const wanted = Math.ceil(Math.max(1, step)) + 1
  const reach = Math.min(wanted, size)
  const first = new Int32Array(count)
  const weights = new Float32Array(count * reach)
  const radius = Math.max(1, step / 2 + 0.5)
  for (let i = 0; i < count; i++) {
    const centre = from + (i + 0.5) * step - 0.5
    const ideal = Math.floor(centre - radius) + 1
    const begin = Math.min(Math.max(ideal, from), from + size - reach)
    first[i] = begin
    let sum = 0
    for (let at = ideal; at < ideal + wanted; at++) sum += Math.max(0, Math.min(1, radius - Math.abs(at - centre)))
    for (let at = ideal; at < ideal + wanted; at++) {
      const weight = Math.max(0, Math.min(1, radius - Math.abs(at - centre)))
      // Pixels beyond the border repeat those at the border.
      const inside = Math.min(from + size - 1, Math.max(from, at)) - begin
      if (weight > 0) weights[inside * count + i]! += weight / sum
    }
  }
  return { count, reach, first, weights }
}

/** Resamples the window. @param scale target pixels per source pixel */
export function resample(picture: Picture, window: Window, scale: number, grey = isGrey(picture)): Planes {
  const width = Math.max(3, Math.round(window.width * scale))
  const height = Math.max(3, Math.round(window.height * scale))
  const across = taps(window.left, window.width / width, width, window.width)
  const down = taps(window.top, window.height / height, height, window.height)
  const row = new Float64Array(window.width)
  const planes = (grey ? [0] : [0, 1, 2]).map((colour) => {
    const plane = floats(width * height)
    for (let y = 0; y < height; y++) {
      shrinkColumns(row, picture, window.left, { colour, down, y })
      shrinkRow(row, window.left, across, plane, y * width)
    }
    return plane
  })
  return { width, height, planes }
}

interface Column {
  colour: number
  down: Taps
  y: number
}

/** Resamples one target row vertically; it keeps the width of the window. */
function shrinkColumns(row: Float64Array, picture: Picture, left: number, { colour, down, y }: Column): void {
  const { count, reach, first, weights } = down
  const [data, step] = 'greys' in picture ? ([picture.greys, 1] as const) : ([picture.data, 3] as const)
  const stride = picture.width * step
  row.fill(0)
  // Two source rows at a time, which halves the reads and writes of the target row.
  for (let k = 0, from = (first[y]! * picture.width + left) * step + colour; k < reach; k += 2, from += 2 * stride) {
    const two = k + 1 < reach ? { below: stride, weight: weights[(k + 1) * count + y]! } : { below: 0, weight: 0 }
    addRows(row, data, { from, step, weight: weights[k * count + y]! }, two)
  }
}

/** @param one a row's first byte, the bytes per pixel, and its weight; `two`: a row that lies `below` bytes further */
function addRows(
  row: Float64Array,
  data: Uint8Array,
  one: { from: number; step: number; weight: number },
  two: { below: number; weight: number },
): void {
  const { from, step, weight } = one
  const { below, weight: other } = two
  if (weight === 0 && other === 0) return
  for (let x = 0, at = from; x < row.length; x++, at += step) row[x]! += data[at]! * weight + data[at + below]! * other
}

function shrinkRow(row: Float64Array, left: number, across: Taps, plane: Float32Array, to: number): void {
  const { count, reach, first, weights } = across
  for (let k = 0; k < reach; k++) {
    const shift = k - left
    const from = k * count
    for (let x = 0; x < count; x++) plane[to + x]! += row[first[x]! + shift]! * weights[from + x]!
  }
}

export function isGrey(picture: Picture): boolean {
  if ('greys' in picture) return true
  const { data } = picture
  for (let at = 0; at < data.length; at += 3) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}
