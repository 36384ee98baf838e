/**
 * The thing without what looks like its shadow: ground that is darker, of the ground's own hue, and reached from the ground
 * without a sharp step. A pale thing looks like that too, so this is a second opinion on a picture and never the only one.
 */
import { biggest } from './ground.ts'
import type { Planes } from './pixels.ts'
import { bytes, ints } from './scratch.ts'

/** Light that a shadow leaves, against the ground next to it. */
const DARKEST = 0.55
const LIGHTEST = 1.04
/** By how much its colours may differ in that. */
const HUE = 0.07
/** Share of the strongest contours that a shadow's edge may have. */
const SOFT = 0.3
/** Light from which on it is plain ground, which a shadow may close in. */
const LIT = 0.97
/** Share of the thing that a shadow may take, and what is worth a second opinion. */
const MOST = 0.35
const LEAST = 0.004

/** Its mask; null where there is no shadow to speak of. */
export function withoutShadow(
  mask: Uint8Array,
  strength: Float32Array,
  strong: number,
  { width, planes }: Planes,
): Uint8Array | null {
  const size = mask.length
  const ground = bytes(size)
  for (let at = 0; at < size; at++) ground[at] = 1 - mask[at]!
  const queue = ints(size)
  /** For each pixel of ground or shadow the pixel of plain ground whose light it had. */
  const light = ints(size)
  let end = 0
  for (let at = 0; at < size; at++) {
    if (!ground[at]) continue
    light[at] = at
    queue[end++] = at
  }
  const plain = end
  let shadow = 0
  for (let next = 0; next < end; next++) {
    const at = queue[next]!
    const x = at % width
    for (let side = 0; side < 4; side++) {
      const to = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width)
      if (to < 0 || to >= size || (side === 0 && x === 0) || (side === 1 && x === width - 1) || ground[to]) continue
      if (strength[to]! > strong * SOFT) continue
      const left = lightLeft(planes, to, light[at]!)
      if (left === null) continue
      if (left < LIT) shadow++
      ground[to] = 1
      light[to] = light[at]!
      queue[end++] = to
    }
  }
  const thing = size - plain
  if (shadow > thing * MOST || end - plain < thing * LEAST) return null
  return biggest(ground, width)
}

/** The least light of its colours against the ground's; null of what can be no ground in shadow. */
function lightLeft(planes: readonly Float32Array[], at: number, ground: number): number | null {
  let least = Infinity
  let most = 0
  for (const plane of planes) {
    const share = (plane[at]! + 1) / (plane[ground]! + 1)
    if (share < least) least = share
    if (share > most) most = share
  }
  return least >= DARKEST && most <= LIGHTEST && most - least <= HUE ? least : null
}
