/** Pixels as the engine takes them, and windows of them at its own working size. */
import { floats } from './scratch.ts'

/** Decoded, upright, opaque: red, green, blue, one byte each, row by row. 200 to 600 pixels a side are plenty. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

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
  reach: number
  weights: Float32Array
  index: Int32Array
}

/** Source pixels and their weights for every target pixel of one axis: areas when shrinking, bilinear when enlarging. */
function taps(from: number, step: number, count: number, size: number): Taps {
  const reach = Math.ceil(Math.max(1, step)) + 2
  const weights = new Float32Array(count * reach)
  const index = new Int32Array(count * reach)
  const radius = Math.max(1, step / 2 + 0.5)
  for (let i = 0; i < count; i++) {
    const centre = from + (i + 0.5) * step - 0.5
    const first = Math.floor(centre - radius) + 1
    let sum = 0
    for (let k = 0; k < reach; k++) {
      const weight = Math.min(1, Math.max(0, radius - Math.abs(first + k - centre)))
      weights[i * reach + k] = weight
      index[i * reach + k] = Math.min(from + size - 1, Math.max(from, first + k))
      sum += weight
    }
    for (let k = 0; k < reach; k++) weights[i * reach + k]! /= sum
  }
  return { reach, weights, index }
}

/** The window at `scale` target pixels for each of its own. */
export function look(picture: Pixels, window: Window, scale: number, grey = isGrey(picture)): Planes {
  const width = Math.max(3, Math.round(window.width * scale))
  const height = Math.max(3, Math.round(window.height * scale))
  const across = taps(window.left, window.width / width, width, window.width)
  const down = taps(window.top, window.height / height, height, window.height)
  if (ROWS.length < width * window.height) ROWS = new Float32Array(width * window.height)
  const planes = (grey ? [0] : [0, 1, 2]).map((colour) => {
    shrinkRows(picture, window, colour, across, width)
    return shrunkColumns(down, window.top, width, height)
  })
  return { width, height, planes }
}

/** The rows of a window, each shrunk to its width in target pixels; used again by each look. */
let ROWS = new Float32Array(0)

function shrinkRows({ width: stride, data }: Pixels, window: Window, colour: number, taken: Taps, width: number) {
  const { reach, weights, index } = taken
  const offsets = index.map((at) => at * 3)
  for (let y = 0, to = 0; y < window.height; y++) {
    const from = (window.top + y) * stride * 3 + colour
    for (let x = 0, k = 0; x < width; x++, to++) {
      let sum = 0
      for (const end = k + reach; k < end; k++) sum += data[from + offsets[k]!]! * weights[k]!
      ROWS[to] = sum
    }
  }
}

function shrunkColumns({ reach, weights, index }: Taps, top: number, width: number, height: number): Float32Array {
  const plane = floats(width * height)
  for (let y = 0; y < height; y++) {
    for (let k = y * reach; k < (y + 1) * reach; k++)
      if (weights[k]! > 0) addRow(plane, y * width, (index[k]! - top) * width, width, weights[k]!)
  }
  return plane
}

function addRow(plane: Float32Array, to: number, from: number, width: number, weight: number): void {
  for (let x = 0; x < width; x++) plane[to + x]! += ROWS[from + x]! * weight
}

export function isGrey({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 3) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}
