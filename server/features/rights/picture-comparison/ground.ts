/**
 * The thing apart from what it lies on. The ground is what can be reached from the picture's border without crossing a
 * contour: white, a colour, a gradient and fine grain are all ground.
 */

import { marked, pieces } from './pieces.ts'
import { bytes } from './scratch.ts'
import { strengthsAt } from './strength.ts'

export interface Thing {
  /** 1 where the thing is, width × height. */
  mask: Uint8Array
  /** Its box, in pixels, ends excluded. */
  box: { left: number; top: number; right: number; bottom: number }
  /** Sides at which it reaches the border, so that part of it is outside of the picture: 1 top, 2 right, 4 bottom, 8 left. */
  cut: number
  /** Strength from which on a contour inside of the thing counts: less than what ends the ground. */
  faint: number
  /** Strength of the strongest contours. */
  strong: number
}

/** Contours weaker than this, in grey levels per pixel, are grain or compression. */
const GRAIN = 2.5

/** Null where the picture holds nothing. */
export function thingIn(strength: Float32Array, width: number): Thing | null {
  const height = strength.length / width
  const [strong = 0, usual = 0] = strengthsAt(strength, [0.99, 0.5])
  if (strong < GRAIN * 1.5) return null
  const threshold = Math.max(GRAIN, Math.min(2.5 * usual, strong * 0.5), strong * 0.12)
  const mask = biggest(ground(strength, width, threshold), width)
  const box = boxOf(mask, width)
  if (!box) return null
  const touches = [box.top === 0, box.right === width, box.bottom === height, box.left === 0]
  const cut = touches.reduce((bits, touch, i) => bits | (touch ? 1 << i : 0), 0)
  return { mask, box, cut, faint: Math.max(GRAIN * 0.5, threshold * 0.35, Math.min(1.8 * usual, threshold)), strong }
}

function boxOf(mask: Uint8Array, width: number): Thing['box'] | null {
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

/** Marks the ground by 1. */
function ground(strength: Float32Array, width: number, threshold: number): Uint8Array {
  const contours = bytes(strength.length)
  for (let at = 0; at < strength.length; at++) contours[at] = strength[at]! >= threshold ? 1 : 0
  const found = pieces(contours, width)
  const seeded = bytes(strength.length)
  for (const at of seeds(strength, borderOf(width, strength.length / width), threshold)) seeded[at] = 1
  const reached = bytes(found.sizes.length)
  // A run that has a seed has one at an end: inside of the picture only its ends can lie on the border, and along the border seeds lie in whole runs.
  for (let run = 0; run < found.from.length; run++)
    if (seeded[found.from[run]!] || seeded[found.to[run]! - 1]) reached[found.piece[run]!] = 1
  return marked(found, (piece) => reached[piece] === 1, strength.length)
}

/** Pixels of the border in order around the picture. */
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
 * Where the ground begins: the longest stretch of border without a contour, and any other as long as a fifth of the
 * border. Shorter ones lie inside a thing that the border cuts.
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

/** What is not ground, without specks: connected pieces smaller than a fiftieth of the biggest go. */
export function biggest(reached: Uint8Array, width: number): Uint8Array {
  const found = pieces(reached, width)
  const most = found.sizes.reduce((a, b) => Math.max(a, b), 0)
  return marked(found, (piece) => found.sizes[piece]! >= most / 50, reached.length)
}
