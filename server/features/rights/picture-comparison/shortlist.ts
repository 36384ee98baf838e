/** The few views of an index that are worth laying over the picture, by their outlines alone. */
import { CHUNK, type Chunk, type Columns } from './columns.ts'
import { PART_BYTES, PART_OUTLINE, PARTS, type View, wholes } from './descriptor.ts'
import { type Candidate, Nearest } from './nearest.ts'
import { OUTLINE } from './polar.ts'

/**
 * The `most` views nearest to the picture, each by that of its frames which fits best, the nearest first; of a cut one
 * half as many, and then those of which a part is.
 * @param among a byte for each place: where it is 0, the view is left out; all count without it
 */
export function shortlist(columns: Columns, query: View, most: number, among?: Uint8Array): Candidate[] {
  const heap = new Nearest(query.cut ? most / 2 : most)
  const cut = new Nearest(most)
  const targets = different(query)
  const sample = columns.chunks()[0]
  if (!sample) return []
  const count = Math.min(sample.size, SAMPLE)
  const whole = targets.map((target) => {
    const own = frameOf(target) === 0 ? sample.masks : sample.contours
    return wantedOf(target, query, own.subarray(0, count * OUTLINE), OUTLINE)
  })
  const parts = targets
    .filter((target) => query.cut && frameOf(target) === 0)
    .map((target) => wantedOf(target, query, sample.parts.subarray(0, count * PART_BYTES), PART_OUTLINE))
  for (const [number, chunk] of columns.chunks().entries()) {
    const pass = { chunk, first: number * CHUNK, among }
    wholly(heap, pass, whole)
    if (query.cut) partly(cut, pass, parts)
  }
  return [...heap.sorted(), ...cut.sorted()]
}

/** Distance from which on a second opinion is another one. */
const ANOTHER = 3000

/** The picture's outlines of the whole thing, without those that say what another says already. */
function different({ outlines, ...query }: View): number[] {
  const far = (a: Int8Array, b: Int8Array) => a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0)
  return wholes({ outlines, ...query }).filter((target) => {
    const first = frameOf(target)
    return target === first || far(outlines[target]!, outlines[first]!) >= ANOTHER
  })
}

/** Which of a view's frames is laid under one of the picture's: 0 mask, 1 contours. */
const frameOf = (target: number) => target & 1

/** An outline that is looked for. */
interface Wanted {
  target: number
  /** Its numbers, those first in which most views are far from it: most are passed over after a few of them. */
  numbers: Int8Array
  /** Where in an outline each of them stands. */
  order: Uint8Array
}

/** Views by which it is judged what tells most views from the picture. */
const SAMPLE = 200

/** @param outlines of some views of an index, one after the other, each of `length` numbers */
function wantedOf(target: number, query: View, outlines: Int8Array, length: number): Wanted {
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
  /** Place of the chunk's first view. */
  first: number
  among: Uint8Array | undefined
}

function wholly(heap: Nearest, { chunk, first, among }: Pass, wanted: readonly Wanted[]): void {
  const { size, masks, contours } = chunk
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    if (among && among[first + at] === 0) continue
    let least = limit
    let best = -1
    for (let i = 0; i < wanted.length; i++) {
      const one = wanted[i]!
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

function partly(heap: Nearest, { chunk, first, among }: Pass, wanted: readonly Wanted[]): void {
  const { size, parts } = chunk
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    if (among && among[first + at] === 0) continue
    let least = limit
    let frame = -1
    let best = 0
    for (let i = 0; i < wanted.length; i++) {
      const one = wanted[i]!
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

/** Numbers after which it is asked whether the rest matters. */
const BLOCK = 12

/** The square of the distance; as soon as it passes `limit`, whatever it is by then. */
function distance({ numbers, order }: Wanted, outlines: Int8Array, at: number, limit: number): number {
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
