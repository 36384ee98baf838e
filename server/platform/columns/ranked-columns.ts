/**
 * Columns of numbers with a rank of two bytes for each value. Filters and orders compare ranks, which takes a fraction of
 * the memory and time of the values; only values that share a rank with others are looked up.
 */
import type { ColumnArray } from './column-file.ts'
import type { Direction } from './order.ts'
import type { Condition } from './select.ts'
import type { StoredColumn } from './stored-columns.ts'

export interface Ranks {
  /** By row; 0: unknown. A larger value has a larger rank, or the same as its neighbours. */
  readonly ranks: Uint16Array
  /** The least and the greatest value of each rank, at the rank minus one. */
  readonly least: Float64Array
  readonly greatest: Float64Array
}

export interface RankedColumn extends StoredColumn, Ranks {}

const MOST_RANKS = 2 ** 16 - 1

/** Each value gets its own rank, unless there are more than `most`; then rare neighbours share one. */
export function rankValues(values: ColumnArray, most = MOST_RANKS): Ranks {
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort()
  const bounds = boundsOf(sorted, most)
  const ranks = new Uint16Array(values.length)
  for (let row = 0; row < values.length; row++)
    if (!Number.isNaN(values[row])) ranks[row] = ranksUpTo(bounds.least, values[row]!)
  return { ...bounds, ranks }
}

function boundsOf(sorted: Float64Array, most: number): Pick<Ranks, 'least' | 'greatest'> {
  // Two neighbouring ranks have more values than this together, so there are at most `most`.
  const shared = countDifferent(sorted) <= most ? 1 : Math.ceil((2 * sorted.length) / (most - 1))
  const [least, greatest]: [number[], number[]] = [[], []]
  let first = 0
  for (let at = 0, end = 0; at < sorted.length; at = end) {
    while (end < sorted.length && sorted[end] === sorted[at]) end++
    if (at === 0 || end - first > shared) {
      first = at
      least.push(sorted[at]!)
      greatest.push(sorted[at]!)
    } else greatest[greatest.length - 1] = sorted[at]!
  }
  return { least: Float64Array.from(least), greatest: Float64Array.from(greatest) }
}

function countDifferent(sorted: Float64Array): number {
  let count = Math.min(1, sorted.length)
  for (let at = 1; at < sorted.length; at++) if (sorted[at] !== sorted[at - 1]) count++
  return count
}

/** Number of ranks whose least value is not above this one. */
function ranksUpTo(least: Float64Array, value: number): number {
  let [low, high] = [0, least.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (least[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}

/** Keeps the rows with a value from `min` to `max`, both inclusive. */
export function rankedRange(
  { ranks, least, greatest, at }: RankedColumn,
  { min, max }: { min: number; max: number },
): Condition[] {
  const below = ranksUpTo(least, min)
  const first = below > 0 && greatest[below - 1]! >= min ? below : below + 1
  const last = ranksUpTo(least, max)
  const inRange: Condition = { kind: 'ranks', ranks, min: first, max: last }
  const isPartial = (rank: number) => least[rank - 1]! < min || greatest[rank - 1]! > max
  const of = last < first ? [] : [first, last].filter(isPartial)
  if (of.length === 0) return [inRange]
  return [inRange, { kind: 'ranksCheck', ranks, of, keep: (row) => at(row) >= min && at(row) <= max }]
}

/** The page needs no row of this rank. */
const NONE = 2 ** 32 - 1

/**
 * The rows from `offset` on, `limit` at most, of the selection in order. Unknown values come last; equal values keep the
 * order of the selection.
 */
export function rankedPage(
  rows: Uint32Array,
  { ranks, least, greatest, at }: RankedColumn,
  direction: Direction,
  { offset, limit }: { offset: number; limit: number },
): Uint32Array {
  const end = Math.min(rows.length, offset + limit)
  if (offset >= end) return new Uint32Array(0)
  const counts = new Uint32Array(least.length + 1)
  for (let place = 0; place < rows.length; place++) counts[ranks[rows[place]!]!]!++
  const needed = ranksOfPlaces(counts, direction, offset, end)
  const places = new Uint32Array(counts.length).fill(NONE)
  let total = 0
  for (const rank of needed.ranks) {
    places[rank] = total
    total += counts[rank]!
  }
  const found = new Uint32Array(total)
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!
    const rank = ranks[row]!
    if (places[rank] !== NONE) found[places[rank]!++] = row
  }
  const sign = direction === 'asc' ? 1 : -1
  for (const rank of needed.ranks)
    if (rank > 0 && least[rank - 1] !== greatest[rank - 1])
      found.subarray(places[rank]! - counts[rank]!, places[rank]).sort((one, other) => sign * (at(one) - at(other)))
  return found.slice(offset - needed.before, end - needed.before)
}

/** The ranks that a page needs, and the number of rows before the first of them. */
function ranksOfPlaces(counts: Uint32Array, direction: Direction, offset: number, end: number) {
  const ranks: number[] = []
  let [before, passed] = [0, 0]
  for (let at = 1; passed < end; at++) {
    // Rank 0, the unknown values, is the last one in both directions.
    const rank = direction === 'asc' ? at % counts.length : (counts.length - at) % counts.length
    passed += counts[rank]!
    if (passed <= offset) before = passed
    else if (counts[rank]! > 0) ranks.push(rank)
  }
  return { ranks, before }
}
