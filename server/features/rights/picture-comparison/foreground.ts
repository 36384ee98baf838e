/**
 * Separates the object from the background: everything that can be reached from the picture's border without crossing a
 * contour. White, a colour, a gradient and fine grain are all background.
 */

import { connectedComponents, maskOf } from './pieces.ts'
import { bytes } from './scratch.ts'
import { strengthQuantiles } from './strength.ts'

export interface Foreground {
  /** width × height; 1 on the object. */
  mask: Uint8Array
  /** In pixels; `right` and `bottom` are excluded. */
  box: { left: number; top: number; right: number; bottom: number }
  /** Sides at which the picture's border cuts the object: 1 top, 2 right, 4 bottom, 8 left. */
  cut: number
  /** Lowest strength of a contour inside the object; lower than the threshold that bounds the background. */
  faint: number
  strong: number
}

/** Contours weaker than this, in grey levels per pixel, are grain or compression. */
const GRAIN = 2.5

/** Null for a blank picture. */
export function findForeground(strength: Float32Array, width: number): Foreground | null {
  const height = strength.length / width
  const [strong = 0, usual = 0] = strengthQuantiles(strength, [0.99, 0.5])
  if (strong < GRAIN * 1.5) return null
  const threshold = Math.max(GRAIN, Math.min(2.5 * usual, strong * 0.5), strong * 0.12)
  const mask = objectMask(backgroundMask(strength, width, threshold), width)
  const box = boxOf(mask, width)
  if (!box) return null
  const touches = [box.top === 0, box.right === width, box.bottom === height, box.left === 0]
  const cut = touches.reduce((bits, touch, i) => bits | (touch ? 1 << i : 0), 0)
  return { mask, box, cut, faint: Math.max(GRAIN * 0.5, threshold * 0.35, Math.min(1.8 * usual, threshold)), strong }
}

function boxOf(mask: Uint8Array, width: number): Foreground['box'] | null {
  const box = { left: width, top: mask.length, right: 0, bottom: 0 }
  for (let y = 0, at = 0; at < mask.length; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!mask[at]) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      box.bottom = y + 1
    }
  }
  return box.right > 0 ? box : null
}

/** 1 on the background. */
function backgroundMask(strength: Float32Array, width: number, threshold: number): Uint8Array {
  const contours = bytes(strength.length)
  for (let at = 0; at < strength.length; at++) contours[at] = strength[at]! >= threshold ? 1 : 0
  const found = connectedComponents(contours, width)
  const seeded = bytes(strength.length)
  for (const at of seeds(strength, borderOf(width, strength.length / width), threshold)) seeded[at] = 1
  const reached = bytes(found.sizes.length)
  // Testing the ends of a run is enough: only its ends touch the left and right border, and along the top and bottom border a run is all seeds or none.
  for (let run = 0; run < found.from.length; run++)
    if (seeded[found.from[run]!] || seeded[found.to[run]! - 1]) reached[found.piece[run]!] = 1
  return maskOf(found, (piece) => reached[piece] === 1, strength.length)
}

function borderOf(width: number, height: number): number[] {
  const end = width * height - 1
  return [
    ...Array.from({ length: width - 1 }, (_, i) => i),
    ...Array.from({ length: height - 1 }, (_, i) => (i + 1) * width - 1),
    ...Array.from({ length: width - 1 }, (_, i) => end - i),
    ...Array.from({ length: height - 1 }, (_, i) => end - width + 1 - i * width),
  ]
}

/**
 * Border pixels of the background: the longest stretch of border without a contour, and each of at least a fifth of the
 * border. Shorter ones may lie inside an object that the border cuts.
 */
function seeds(strength: Float32Array, border: readonly number[], threshold: number): number[] {
  const count = border.length
  const first = border.findIndex((at) => strength[at]! >= threshold)
  if (first < 0) return [...border]
  const stretches: number[][] = [[]]
  for (let i = 0; i < count; i++) {
    const at = border[(first + i) % count]!
    if (strength[at]! >= threshold) stretches.push([])
    else stretches.at(-1)!.push(at)
  }
  const longest = stretches.reduce((most, { length }) => Math.max(most, length), 0)
  return stretches.filter(({ length }) => length === longest || length >= count / 5).flat()
}

/** Inverts the background mask and removes specks: connected pieces smaller than a fiftieth of the largest. */
export function objectMask(background: Uint8Array, width: number): Uint8Array {
  const found = connectedComponents(background, width)
  const most = found.sizes.reduce((a, b) => Math.max(a, b), 0)
  return maskOf(found, (piece) => found.sizes[piece]! >= most / 50, background.length)
}
