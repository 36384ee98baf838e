import { CHUNK, type Chunk, type Columns } from './columns.ts'
import { PART_BYTES, PART_OUTLINE, PARTS, type View, wholeFrames } from './descriptor.ts'
import { type Candidate, Nearest } from './nearest.ts'
import { OUTLINE } from './polar.ts'

/**
 * The `most` views whose outlines are nearest to the picture's, each by its best frame, the nearest first. For an object that
 * the border cuts: half as many, then the `most` views with the nearest parts.
 * @param among a byte for each place; 0 excludes the view; without it all are searched
 */
export function shortlist(columns: Columns, query: View, most: number, among?: Uint8Array): Candidate[] {
  const heap = new Nearest(query.cut ? most / 2 : most)
  const cut = new Nearest(most)
  const targets = distinctTargets(query)
  const sample = columns.chunks()[0]
  if (!sample) return []
  const count = Math.min(sample.size, SAMPLE)
  const whole = targets.map((target) => {
    const own = frameOf(target) === 0 ? sample.masks : sample.contours
    return outlineQuery(target, query, own.subarray(0, count * OUTLINE), OUTLINE)
  })
  const parts = targets
    .filter((target) => query.cut && frameOf(target) === 0)
    .map((target) => outlineQuery(target, query, sample.parts.subarray(0, count * PART_BYTES), PART_OUTLINE))
  for (const [number, chunk] of columns.chunks().entries()) {
    const pass = { chunk, first: number * CHUNK, among }
    scanWholes(heap, pass, whole)
    if (query.cut) scanParts(cut, pass, parts)
  }
  return [...heap.sorted(), ...cut.sorted()]
}

/** Smallest squared distance at which the shadow-free outline is searched too. */
const DISTINCT = 3000

/** The picture's outlines of the whole object; a shadow-free one only if it differs. */
function distinctTargets({ outlines, ...query }: View): number[] {
  const far = (a: Int8Array, b: Int8Array) => a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0)
  return wholeFrames({ outlines, ...query }).filter((target) => {
    const first = frameOf(target)
    return target === first || far(outlines[target]!, outlines[first]!) >= DISTINCT
  })
}

/** The view's frame that corresponds to the picture's: 0 mask, 1 contours. */
const frameOf = (target: number) => target & 1

interface OutlineQuery {
  target: number
  /** Its values, with the most discriminating first, so that most views are rejected after a few values. */
  numbers: Int8Array
  /** The index of each value in an outline. */
  order: Uint8Array
}

/** Number of views sampled to choose the most discriminating values. */
const SAMPLE = 200

/** @param outlines of some views of the index, one after the other, each of `length` values */
function outlineQuery(target: number, query: View, outlines: Int8Array, length: number): OutlineQuery {
  const own = query.outlines[target]!
  const away = new Float64Array(length)
  for (let at = 0; at < outlines.length; at++) {
    const place = at % length
    away[place]! += (own[place]! - outlines[at]!) ** 2
  }
  const order = Uint8Array.from(Array.from(away.keys()).sort((a, b) => away[b]! - away[a]!))
  return { target, numbers: Int8Array.from(order, (place) => own[place]!), order }
}

interface Pass {
  chunk: Chunk
  first: number
  among: Uint8Array | undefined
}

function scanWholes(heap: Nearest, { chunk, first, among }: Pass, queries: readonly OutlineQuery[]): void {
  const { size, masks, contours } = chunk
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    if (among && among[first + at] === 0) continue
    let least = limit
    let best = -1
    for (let i = 0; i < queries.length; i++) {
      const one = queries[i]!
      const far = distance(one, frameOf(one.target) === 0 ? masks : contours, at * OUTLINE, least)
      if (far >= least) continue
      least = far
      best = one.target
    }
    if (best < 0) continue
    heap.offer(first + at, frameOf(best), best, least)
    limit = heap.limit()
  }
}

function scanParts(heap: Nearest, { chunk, first, among }: Pass, queries: readonly OutlineQuery[]): void {
  const { size, parts } = chunk
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    if (among && among[first + at] === 0) continue
    let least = limit
    let frame = -1
    let best = 0
    for (let i = 0; i < queries.length; i++) {
      const one = queries[i]!
      for (let part = 0; part < PARTS; part++) {
        const far = distance(one, parts, at * PART_BYTES + part * PART_OUTLINE, least)
        if (far >= least) continue
        least = far
        best = one.target
        frame = 2 + part
      }
    }
    if (frame < 0) continue
    heap.offer(first + at, frame, best, least)
    limit = heap.limit()
  }
}

/** Values between two tests of the limit. */
const BLOCK = 12

/** The squared distance; once it exceeds `limit`, the partial sum. */
function distance({ numbers, order }: OutlineQuery, outlines: Int8Array, at: number, limit: number): number {
  let sum = 0
  for (let from = 0; from < numbers.length && sum < limit; from += BLOCK) {
    for (let i = from; i < from + BLOCK; i += 4) {
      const p = (numbers[i]! - outlines[at + order[i]!]!) | 0
      const q = (numbers[i + 1]! - outlines[at + order[i + 1]!]!) | 0
      const r = (numbers[i + 2]! - outlines[at + order[i + 2]!]!) | 0
      const s = (numbers[i + 3]! - outlines[at + order[i + 3]!]!) | 0
      sum = (sum + Math.imul(p, p) + Math.imul(q, q) + Math.imul(r, r) + Math.imul(s, s)) | 0
    }
  }
  return sum
}
