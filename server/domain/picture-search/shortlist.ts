/** The few views of an index that are worth laying over the picture, by their outlines alone. */
import { CHUNK, type Chunk, type Columns } from './columns.ts'
import { PART_BYTES, PART_OUTLINE, PARTS, type View, wholes } from './descriptor.ts'
import { OUTLINE } from './polar.ts'

export interface Candidate {
  place: number
  /** Which of the view's frames fits: 0 mask, 1 contours, 2 to 5 parts. */
  frame: number
  /** Which of the picture's frames it fits. */
  target: number
  /** How near its outline is to the picture's: 0 for the farthest candidate of those found like it, 1 for the same. */
  near: number
}

/**
 * The `most` views nearest to the picture, each by that of its frames which fits best, the nearest first; of a cut one
 * half as many, and then those of which a part is.
 */
export function shortlist(columns: Columns, query: View, most: number, allows?: (id: number) => boolean): Candidate[] {
  const heap = new Nearest(query.cut ? most / 2 : most)
  const cut = new Nearest(most)
  const targets = different(query)
  for (const [number, chunk] of columns.chunks().entries()) {
    const pass: Pass = { chunk, first: number * CHUNK, outlines: query.outlines, targets, allows }
    wholly(heap, pass)
    if (query.cut) partly(cut, { ...pass, targets: targets.filter((target) => frameOf(target) === 0) })
  }
  return [...heap.sorted(), ...cut.sorted()]
}

/** Distance from which on a second opinion is another one. */
const ANOTHER = 3000

/** The picture's outlines of the whole thing, without those that say what another says already. */
function different(query: View): number[] {
  const { outlines } = query
  return wholes(query).filter((target) => {
    const first = frameOf(target)
    return target === first || distance(outlines[target]!, outlines[first]!, 0, OUTLINE, ANOTHER) >= ANOTHER
  })
}

/** Which of a view's frames is laid under one of the picture's: 0 mask, 1 contours. */
const frameOf = (target: number) => target & 1

interface Pass {
  chunk: Chunk
  /** Place of the chunk's first view. */
  first: number
  /** The picture's, and which of them count. */
  outlines: readonly Int8Array[]
  targets: readonly number[]
  allows: ((id: number) => boolean) | undefined
}

function wholly(heap: Nearest, { chunk, first, outlines, targets, allows }: Pass): void {
  const { size, ids, masks, contours } = chunk
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    let least = limit
    let best = -1
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!
      const own = frameOf(target) === 0 ? masks : contours
      const far = distance(outlines[target]!, own, at * OUTLINE, OUTLINE, least)
      if (far >= least) continue
      least = far
      best = target
    }
    if (best < 0 || (allows && !allows(ids[at]!))) continue
    heap.offer(first + at, frameOf(best), best, least)
    limit = heap.limit()
  }
}

function partly(heap: Nearest, { chunk, first, outlines, targets, allows }: Pass): void {
  const { size, ids, parts } = chunk
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    let least = limit
    let frame = -1
    let best = 0
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!
      for (let part = 0; part < PARTS; part++) {
        const far = distance(outlines[target]!, parts, at * PART_BYTES + part * PART_OUTLINE, PART_OUTLINE, least)
        if (far >= least) continue
        least = far
        best = target
        frame = 2 + part
      }
    }
    if (frame < 0 || (allows && !allows(ids[at]!))) continue
    heap.offer(first + at, frame, best, least)
    limit = heap.limit()
  }
}

/** Numbers after which it is asked whether the rest matters: one wave of an outline. */
const BLOCK = 36

/** The square of the distance; as soon as it passes `limit`, whatever it is by then. */
function distance(a: Int8Array, b: Int8Array, at: number, length: number, limit: number): number {
  let sum = 0
  for (let from = 0; from < length && sum < limit; from += BLOCK) {
    for (let i = from; i < from + BLOCK; i += 4) {
      const p = (a[i]! - b[at + i]!) | 0
      const q = (a[i + 1]! - b[at + i + 1]!) | 0
      const r = (a[i + 2]! - b[at + i + 2]!) | 0
      const s = (a[i + 3]! - b[at + i + 3]!) | 0
      sum = (sum + Math.imul(p, p) + Math.imul(q, q) + Math.imul(r, r) + Math.imul(s, s)) | 0
    }
  }
  return sum
}

type Found = Omit<Candidate, 'near'> & {
  /** Square of the distance of the outlines. */
  distance: number
}

/** Keeps the nearest: a heap whose top is the farthest of them. */
class Nearest {
  readonly most: number
  readonly heap: Found[] = []

  constructor(most: number) {
    this.most = most
  }

  /** What a further one must be nearer than. */
  limit(): number {
    return this.heap.length < this.most ? Infinity : this.heap[0]!.distance
  }

  offer(place: number, frame: number, target: number, distance: number): void {
    const { heap } = this
    if (heap.length < this.most) {
      heap.push({ place, frame, target, distance })
      if (heap.length === this.most) heap.sort((a, b) => b.distance - a.distance)
      return
    }
    if (distance >= heap[0]!.distance) return
    let at = 0
    const item = { place, frame, target, distance }
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && heap[child + 1]!.distance > heap[child]!.distance) child++
      if (heap[child]!.distance <= distance) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = item
  }

  sorted(): Candidate[] {
    const farthest = this.heap.reduce((most, { distance }) => Math.max(most, distance), 1)
    return this.heap
      .toSorted((a, b) => a.distance - b.distance || a.place - b.place)
      .map(({ distance, ...one }) => ({ ...one, near: 1 - distance / farthest }))
  }
}
