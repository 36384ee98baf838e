import type { Pixels } from '#server/features/rights/picture-comparison/pixels.ts'

/** A thing on white ground, with its mask and bounding box. */
export interface Thing {
  pixels: Pixels
  /** 1 where the thing is. */
  mask: Uint8Array
  centre: readonly [number, number]
  /** Longest side of the box. */
  side: number
}

/** @param cover 255 where the thing hides its ground, one byte per pixel */
export function thingOn(pixels: Pixels, cover: Uint8Array): Thing {
  const { width, height } = pixels
  const mask = cover.map((value) => (value > 127 ? 1 : 0))
  let left = width
  let top = height
  let right = 0
  let bottom = 0
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue
    const x = at % width
    const y = (at - x) / width
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return {
    pixels,
    mask,
    centre: [(left + right) / 2, (top + bottom) / 2],
    side: Math.max(right - left, bottom - top) + 1,
  }
}

export function mirror({ pixels, mask, centre, side }: Thing): Thing {
  const { width, height, data } = pixels
  const flipped = new Uint8Array(data.length)
  const flippedMask = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) {
    const x = at % width
    const to = at - x + (width - 1 - x)
    flippedMask[to] = mask[at]!
    flipped.set(data.subarray(at * 3, at * 3 + 3), to * 3)
  }
  return {
    pixels: { width, height, data: flipped },
    mask: flippedMask,
    centre: [width - 1 - centre[0], centre[1]],
    side,
  }
}
