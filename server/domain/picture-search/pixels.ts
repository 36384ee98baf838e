/** Pixels as the engine takes them, and windows of them at its own working size. */

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

/** Source pixels and their weights for every target pixel of one axis: areas when shrinking, bilinear when enlarging. */
function taps(from: number, step: number, count: number, size: number) {
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
export function look(picture: Pixels, window: Window, scale: number): Planes {
  const width = Math.max(3, Math.round(window.width * scale))
  const height = Math.max(3, Math.round(window.height * scale))
  const across = taps(window.left, window.width / width, width, window.width)
  const down = taps(window.top, window.height / height, height, window.height)
  const colours = isGrey(picture) ? [0] : [0, 1, 2]
  const planes = colours.map((colour) => {
    const plane = new Float32Array(width * height)
    const rows = shrunkRows(picture, window, colour, across, width)
    for (let y = 0; y < height; y++) {
      for (let k = y * down.reach; k < (y + 1) * down.reach; k++) {
        const weight = down.weights[k]!
        if (weight === 0) continue
        const from = (down.index[k]! - window.top) * width
        for (let x = 0, at = y * width; x < width; x++, at++) plane[at]! += rows[from + x]! * weight
      }
    }
    return plane
  })
  return { width, height, planes }
}

/** The rows of the window, each shrunk to its width in target pixels. */
function shrunkRows(picture: Pixels, window: Window, colour: number, taken: ReturnType<typeof taps>, width: number) {
  const { reach, weights, index } = taken
  const rows = new Float32Array(width * window.height)
  for (let y = 0; y < window.height; y++) {
    const from = (window.top + y) * picture.width
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = x * reach; k < (x + 1) * reach; k++)
        sum += picture.data[(from + index[k]!) * 3 + colour]! * weights[k]!
      rows[y * width + x] = sum
    }
  }
  return rows
}

function isGrey({ data }: Pixels): boolean {
  for (let at = 0; at < data.length; at += 3) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  return true
}
