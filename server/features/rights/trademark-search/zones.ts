/**
 * Zones of a look: its beginning, its end and, in longer looks, one or two parts between, separated by at least one letter. An
 * edit (insertion, deletion, change or swap of neighbours) touches at most one zone. So two looks with fewer edits than zones
 * share at least one zone, and a hash table of zones finds every mark that a full scan would.
 */

interface Zone {
  from: number
  size: number
}

/** Shorter looks have no room for two zones of two letters. */
const SHORTEST = 5
/** Looks have three and four zones from these lengths on. */
const [THREE, FOUR] = [10, 15]
/** Longer zones would not discriminate better. */
const LARGEST = 5

/** One zone more than the maximum number of edits in `addNearByZones`; the first at the beginning, the last at the end. */
function zonesOf(length: number): Zone[] {
  if (length < SHORTEST) return []
  const count = length < THREE ? 2 : length < FOUR ? 3 : 4
  const size = Math.min(LARGEST, Math.floor((length - count + 1) / count))
  return Array.from({ length: count }, (_, no) => ({ from: Math.floor((no * (length - size)) / (count - 1)), size }))
}

/** Hash of the letters as zone `no` of a look of `length` letters. */
function hashOfZone(length: number, no: number, look: string, { from, size }: Zone): number {
  let hash = Math.imul(0x811c9dc5 ^ (length * 8 + no), 0x01000193)
  for (let at = from; at < from + size; at++) hash = Math.imul(hash ^ look.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export const zoneHashesOf = (look: string): number[] =>
  zonesOf(look.length).map((zone, no) => hashOfZone(look.length, no, look, zone))

/** Hashes of all positions in this look where a zone of a look of length `theirs` can be: edits before a middle zone shift it. */
export function* hashesFor(look: string, theirs: number, most: number): Generator<number> {
  for (const [no, { from, size }] of zonesOf(theirs).entries()) {
    const isLast = from + size === theirs
    const reach = from === 0 || isLast ? 0 : most - 1
    const first = (isLast ? look.length - size : from) - reach
    for (let at = Math.max(0, first); at <= Math.min(look.length - size, first + 2 * reach); at++)
      yield hashOfZone(theirs, no, look, { from: at, size })
  }
}
