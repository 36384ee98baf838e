/** Draws a thing into a new picture by inverse mapping, with 2 × 2 samples per pixel. */
import type { Pixels } from '#server/features/rights/picture-comparison/pixels.ts'
import type { Thing } from './thing.ts'

export interface Place {
  /** Share of the picture that the thing's longest side takes. */
  scale: number
  rotationDegrees?: number
  /** Shift of the thing's middle, as a share of the picture's size. */
  x?: number
  y?: number
  /** Perspective along each axis: 0.1 makes the far edge some 20 % shorter than the near one. */
  perspective?: readonly [number, number]
}

export interface WarpedThing {
  size: number
  /** Colours of the thing and of its paper, 0 to 255. */
  colours: Float32Array
  /** Coverage of each pixel, 0 to 1. */
  cover: Float32Array
}

const SAMPLES = 2

export function warpThing({ pixels, mask, centre, side }: Thing, size: number, place: Place): WarpedThing {
  const { scale, rotationDegrees = 0, x = 0, y = 0, perspective = [0, 0] } = place
  const [cos, sin] = [Math.cos((rotationDegrees * Math.PI) / 180), Math.sin((rotationDegrees * Math.PI) / 180)]
  const colours = new Float32Array(size * size * 3)
  const cover = new Float32Array(size * size)
  const step = 1 / SAMPLES
  for (let i = 0; i < size * size * SAMPLES * SAMPLES; i++) {
    const at = Math.floor(i / (SAMPLES * SAMPLES))
    const sample = i % (SAMPLES * SAMPLES)
    // In units of half the thing's longest side.
    const px = (((at % size) + ((sample % SAMPLES) + 0.5) * step) / size - 0.5 - x) / (scale / 2)
    const py = ((Math.floor(at / size) + (Math.floor(sample / SAMPLES) + 0.5) * step) / size - 0.5 - y) / (scale / 2)
    const depth = 1 - perspective[0] * px - perspective[1] * py
    const [hx, hy] = [px / depth, py / depth]
    const u = centre[0] + ((hx * cos + hy * sin) * side) / 2
    const v = centre[1] + ((hy * cos - hx * sin) * side) / 2
    add(pixels, mask, u, v, at, colours, cover)
  }
  const share = step * step
  return { size, colours: colours.map((value) => value * share), cover: cover.map((value) => value * share) }
}

function add(
  { width, height, data }: Pixels,
  mask: Uint8Array,
  u: number,
  v: number,
  at: number,
  colours: Float32Array,
  cover: Float32Array,
) {
  const left = Math.floor(u)
  const top = Math.floor(v)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
    for (let c = 0; c < 3; c++) colours[at * 3 + c]! += 255
    return
  }
  const [fu, fv] = [u - left, v - top]
  for (let k = 0; k < 4; k++) {
    const from = (top + (k >> 1)) * width + left + (k & 1)
    const weight = (k & 1 ? fu : 1 - fu) * (k >> 1 ? fv : 1 - fv)
    for (let c = 0; c < 3; c++) colours[at * 3 + c]! += data[from * 3 + c]! * weight
    cover[at]! += mask[from]! * weight
  }
}

/** Draws the view on a ground. The thing hides the ground; the thing's paper only darkens it, like a shadow. */
export function flatten(
  view: WarpedThing,
  ground: (x: number, y: number) => readonly [number, number, number],
): Pixels {
  const { size, colours, cover } = view
  const data = new Uint8Array(size * size * 3)
  for (let at = 0; at < size * size; at++) {
    const below = ground(at % size, Math.floor(at / size))
    for (let c = 0; c < 3; c++) {
      const own = colours[at * 3 + c]!
      const value = own * cover[at]! + ((below[c]! * own) / 255) * (1 - cover[at]!)
      data[at * 3 + c] = Math.max(0, Math.min(255, Math.round(value)))
    }
  }
  return { width: size, height: size, data }
}
