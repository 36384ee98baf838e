/** Pixels as the engine takes them, and windows of them at its own working size. */

/** Decoded, upright, opaque: red, green, blue, one byte each, row by row. 200 to 600 pixels a side are plenty. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A part of a picture, in its pixels, never beyond its borders. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** Three planes of width × height values, 0 to 255. */
export interface Planes {
  width: number
  height: number
  planes: readonly [Float32Array, Float32Array, Float32Array]
}

/** Source pixels and their weights for every target pixel of one axis: areas when shrinking, bilinear when enlarging. */
function taps(from: number, step: number, count: number, limit: number) {
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
      index[i * reach + k] = Math.min(limit - 1, Math.max(0, first + k))
      sum += weight
    }
    for (let k = 0; k < reach; k++) weights[i * reach + k]! /= sum
  }
  return { reach, weights, index }
}

/** The window at `scale` target pixels for each of its own. */
export function look(picture: Pixels, window: Window, scale: number): Planes {
  const width = Math.max(3, Math.round(window.width * scale))
  const height = Math.max(3, Math.round(window.height * scale))
  const across = taps(window.left, window.width / width, width, picture.width)
  const down = taps(window.top, window.height / height, height, picture.height)
  const size = width * height
  const planes = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const
  const rows = new Map<number, Float32Array>()
  for (let y = 0; y < height; y++) {
    for (let k = y * down.reach; k < (y + 1) * down.reach; k++) {
      const weight = down.weights[k]!
      if (weight === 0) continue
      const from = down.index[k]!
      let row = rows.get(from)
      if (!row) {
        row = shrunkRow(picture, from, across, width)
        rows.set(from, row)
      }
      for (let x = 0, at = y * width; x < width; x++, at++) {
        planes[0][at]! += row[x * 3]! * weight
        planes[1][at]! += row[x * 3 + 1]! * weight
        planes[2][at]! += row[x * 3 + 2]! * weight
      }
    }
  }
  return { width, height, planes }
}

function shrunkRow({ width, data }: Pixels, y: number, across: ReturnType<typeof taps>, count: number): Float32Array {
  const { reach, weights, index } = across
  const row = new Float32Array(count * 3)
  for (let x = 0; x < count; x++) {
    let r = 0
    let g = 0
    let b = 0
    for (let k = x * reach; k < (x + 1) * reach; k++) {
      const weight = weights[k]!
      const at = (y * width + index[k]!) * 3
      r += data[at]! * weight
      g += data[at + 1]! * weight
      b += data[at + 2]! * weight
    }
    row[x * 3] = r
    row[x * 3 + 1] = g
    row[x * 3 + 2] = b
  }
  return row
}
