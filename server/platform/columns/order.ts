/** Puts selected rows in order: the first ones by a heap, all of them by one sort of numbers. Unknown values come last. */
import type { ColumnArray } from './column-file.ts'

export type Direction = 'asc' | 'desc'

/** Beyond this many rows, sorting all of them is faster than a heap. */
const HEAP_MAX = 2000

/** The rows from `offset` on, `limit` at most, of the selection in order. Equal values keep the order of the selection. */
export function orderedPage(
  rows: Uint32Array,
  values: ColumnArray,
  direction: Direction,
  { offset, limit }: { offset: number; limit: number },
): Uint32Array {
  const end = Math.min(rows.length, offset + limit)
  if (offset >= end) return new Uint32Array(0)
  if (end <= HEAP_MAX) return firstRows(rows, values, direction, end).subarray(offset)
  return orderedRows(rows, values, direction).subarray(offset, end)
}

/** The first `count` rows by a heap of that size, whose root is the worst of them. */
function firstRows(rows: Uint32Array, values: ColumnArray, direction: Direction, count: number): Uint32Array {
  const sign = direction === 'asc' ? 1 : -1
  const keys = new Float64Array(count)
  const places = new Uint32Array(count)
  let size = 0
  const isWorse = (key: number, place: number, otherKey: number, otherPlace: number) =>
    key > otherKey || (key === otherKey && place > otherPlace)
  const sink = (key: number, place: number) => {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && isWorse(keys[child + 1]!, places[child + 1]!, keys[child]!, places[child]!)) child++
      if (!isWorse(keys[child]!, places[child]!, key, place)) break
      keys[at] = keys[child]!
      places[at] = places[child]!
      at = child
    }
    keys[at] = key
    places[at] = place
  }
  const rise = (key: number, place: number) => {
    let at = size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isWorse(key, place, keys[parent]!, places[parent]!)) break
      keys[at] = keys[parent]!
      places[at] = places[parent]!
      at = parent
    }
    keys[at] = key
    places[at] = place
  }
  for (let place = 0; place < rows.length; place++) {
    const key = keyOf(values[rows[place]!]!, sign)
    if (size < count) rise(key, place)
    else if (key < keys[0]!) sink(key, place)
  }
  return Uint32Array.from(places)
    .sort((a, b) => keyOf(values[rows[a]!]!, sign) - keyOf(values[rows[b]!]!, sign) || a - b)
    .map((place) => rows[place]!)
}

/** Unknown values get the last key. `-0` and `0` are equal. */
const keyOf = (value: number, sign: 1 | -1) => (Number.isNaN(value) ? Number.MAX_VALUE : value * sign)

/** Places in the selection take 24 bits beside 29 bits of the key, so that a double holds both exactly. */
const PLACE_LIMIT = 2 ** 24

/**
 * All rows in order. Sorting plain numbers is ten times as fast as sorting by a comparison, so each number holds the
 * leading bits of the key and the place; rows whose bits are equal are then sorted by their exact values.
 */
export function orderedRows(rows: Uint32Array, values: ColumnArray, direction: Direction): Uint32Array {
  if (rows.length > PLACE_LIMIT) throw new RangeError(`At most ${PLACE_LIMIT} rows can be sorted`)
  const sign = direction === 'asc' ? 1 : -1
  const packed = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place++)
    packed[place] = leadingBits(keyOf(values[rows[place]!]!, sign)) * PLACE_LIMIT + place
  packed.sort()
  const places = Uint32Array.from(packed, (number) => number % PLACE_LIMIT)
  sortEqualBits(packed, places, (place) => keyOf(values[rows[place]!]!, sign))
  return places.map((place) => rows[place]!)
}

const float = new Float64Array(1)
const bits = new Uint32Array(float.buffer)

/** The first 29 bits of a double, as a number that sorts like the double. */
function leadingBits(key: number): number {
  float[0] = key + 0
  const high = bits[1]! // the high half, since numbers are little-endian
  return (high & 0x80000000 ? ~high >>> 0 : (high | 0x80000000) >>> 0) >>> 3
}

function sortEqualBits(packed: Float64Array, places: Uint32Array, key: (place: number) => number): void {
  for (let from = 0; from < packed.length; ) {
    const lead = Math.floor(packed[from]! / PLACE_LIMIT)
    let to = from + 1
    while (to < packed.length && Math.floor(packed[to]! / PLACE_LIMIT) === lead) to++
    if (to - from > 1) places.subarray(from, to).sort((a, b) => key(a) - key(b) || a - b)
    from = to
  }
}
