/**
 * Zones of a look: its beginning, its end and, in longer ones, one or two parts between, with a letter or more between any
 * two. Put in, leave out, change a letter or swap two neighbours: each reaches into one zone at most. So of two looks that
 * few edits part, one zone at least is the same in both, and a table by zones finds all that a pass over every mark would.
 */

interface Zone {
  from: number
  size: number
}

/** Shorter looks have no two zones of two letters. */
const SHORTEST = 5
/** From these lengths on there are three zones, and four. */
const [THREE, FOUR] = [10, 15]
/** Longer zones would tell no more marks apart. */
const LARGEST = 5

/** One more than letters may differ, see `nearByZones`; the first at the beginning, the last at the end. */
function zonesOf(length: number): Zone[] {
  if (length < SHORTEST) return []
  const count = length < THREE ? 2 : length < FOUR ? 3 : 4
  const size = Math.min(LARGEST, Math.floor((length - count + 1) / count))
  return Array.from({ length: count }, (_, no) => ({ from: Math.floor((no * (length - size)) / (count - 1)), size }))
}

/** Of letters as they would stand in a zone of a look of that length. */
function hashOfZone(length: number, no: number, look: string, { from, size }: Zone): number {
  let hash = Math.imul(0x811c9dc5 ^ (length * 8 + no), 0x01000193)
  for (let at = from; at < from + size; at++) hash = Math.imul(hash ^ look.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The hashes under which a look stands in the table of zones. */
export const zoneHashesOf = (look: string): number[] =>
  zonesOf(look.length).map((zone, no) => hashOfZone(look.length, no, look, zone))

/** Where the zones of a look of the other length can stand in this one: those in the middle moved by the edits before them. */
export function* hashesFor(look: string, theirs: number, most: number): Generator<number> {
  for (const [no, { from, size }] of zonesOf(theirs).entries()) {
    const isLast = from + size === theirs
    const reach = from === 0 || isLast ? 0 : most - 1
    const first = (isLast ? look.length - size : from) - reach
    for (let at = Math.max(0, first); at <= Math.min(look.length - size, first + 2 * reach); at++)
      yield hashOfZone(theirs, no, look, { from: at, size })
  }
}
