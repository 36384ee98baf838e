/**
 * Removes what looks like the object's shadow: pixels darker than the background, of its hue, and connected to it
 * without a sharp edge. A pale object looks like that too, so a view keeps the frames and outlines with the shadow as
 * well.
 */
import { objectMask } from './foreground.ts'
import type { Planes } from './pixels.ts'
import { bytes, ints } from './scratch.ts'

/** Brightness of a shadow relative to the background next to it. */
const DARKEST = 0.55
const LIGHTEST = 1.04
/** Largest difference of that ratio between the colours. */
const HUE = 0.07
/** Largest strength of a shadow's edge, as a share of the strongest contours'. */
const SOFT = 0.3
/** From this brightness on a pixel is plain background, which a shadow may enclose. */
const LIT = 0.97
/** Largest share of the object that may be shadow, and smallest share that is worth a variant. */
const MAX_SHADOW_SHARE = 0.35
const MIN_SHADOW_SHARE = 0.004

/**
 * The object's mask without its shadow; null without a plausible shadow. This function is long: one flood fill over
 * local variables.
 */
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
  /** For each pixel of background or shadow the plain background pixel that it is compared with. */
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
  if (shadow > thing * MAX_SHADOW_SHARE || end - plain < thing * MIN_SHADOW_SHARE) return null
  return objectMask(ground, width)
}

/** Lowest brightness ratio of the colours to the background pixel; null if the pixel cannot be shadow. */
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
