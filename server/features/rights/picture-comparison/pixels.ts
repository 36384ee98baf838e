/** Pixels as the engine takes them, and windows of them at its own working size. */
import { floats } from './scratch.ts'

/** Decoded, upright, opaque: red, green, blue, one byte each, row by row. 200 to 600 pixels a side are plenty. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** The same of a drawing that has no colours: how light each pixel is. */
export interface Greys {
  width: number
  height: number
  greys: Uint8Array
}

export type Picture = Pixels | Greys

/** A part of a picture, in whole pixels of it, never beyond its borders. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** Planes of width × height values, 0 to 255: red, green and blue, or one where the window is grey all over. */
export interface Planes {
  width: number
  height: number
  planes: readonly Float32Array[]
}

interface Taps {
  /** Target pixels. */
  count: number
  /** Source pixels to each of them. */
  reach: number
  /** The first of these, for each target pixel. */
  first: Int32Array
  /** Of the first of them for each target pixel, then of the second, and so on. */
  weights: Float32Array
}

/** Source pixels and their weights for every target pixel of one axis: areas when shrinking, bilinear when enlarging. */
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
      // Beyond the border everything is as at the border.
      const inside = Math.min(from + size - 1, Math.max(from, at)) - begin
      if (weight > 0) weights[inside * count + i]! += weight / sum
    }
  }
  return { count, reach, first, weights }
}

/** The window at `scale` target pixels for each of its own. */
export function look(picture: Picture, window: Window, scale: number, grey = isGrey(picture)): Planes {
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

/** One target row of a window, as wide as the window still. */
function shrinkColumns(row: Float64Array, picture: Picture, left: number, { colour, down, y }: Column): void {
  const { count, reach, first, weights } = down
  const [data, step] = 'greys' in picture ? ([picture.greys, 1] as const) : ([picture.data, 3] as const)
  const stride = picture.width * step
  row.fill(0)
  // Two at a time, which halves how often the row is read and written.
  for (let k = 0, from = (first[y]! * picture.width + left) * step + colour; k < reach; k += 2, from += 2 * stride) {
    const two = k + 1 < reach ? { below: stride, weight: weights[(k + 1) * count + y]! } : { below: 0, weight: 0 }
    addRows(row, data, { from, step, weight: weights[k * count + y]! }, two)
  }
}

/** @param one the first byte of a row, the bytes from pixel to pixel, and its weight; `two` lies that many bytes on */
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
