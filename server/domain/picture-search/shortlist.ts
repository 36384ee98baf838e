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
  /** Square of the distance of the outlines. */
  distance: number
}

/** The `most` views nearest to the picture, the nearest first; of a cut one half as many, and then those of which a part is. */
export function shortlist(columns: Columns, query: View, most: number, allows?: (id: number) => boolean): Candidate[] {
  const heap = new Nearest(query.cut ? most / 2 : most)
  const cut = new Nearest(most)
  const targets = wholes(query)
  for (const [number, chunk] of columns.chunks().entries()) {
    for (const target of targets) {
      const frame = target & 1
      whole(heap, query.outlines[target]!, frame ? chunk.contours : chunk.masks, chunk, {
        ...{ place: number * CHUNK, frame, target },
        allows,
      })
      if (query.cut && frame === 0)
        partly(cut, query.outlines[target]!, chunk, { place: number * CHUNK, target, allows })
    }
  }
  return [...heap.sorted(), ...cut.sorted()]
}

interface Pass {
  /** Of the chunk's first view. */
  place: number
  target: number
  allows: ((id: number) => boolean) | undefined
}

function whole(
  heap: Nearest,
  outline: Int8Array,
  outlines: Int8Array,
  { size, ids }: Chunk,
  { place, frame, target, allows }: Pass & { frame: number },
): void {
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    const far = distance(outline, outlines, at * OUTLINE, OUTLINE, limit)
    if (far >= limit || (allows && !allows(ids[at]!))) continue
    heap.offer(place + at, frame, target, far)
    limit = heap.limit()
  }
}

function partly(heap: Nearest, outline: Int8Array, { size, ids, parts }: Chunk, { place, target, allows }: Pass): void {
  let limit = heap.limit()
  for (let at = 0; at < size; at++) {
    if (allows && !allows(ids[at]!)) continue
    for (let part = 0; part < PARTS; part++) {
      const far = distance(outline, parts, at * PART_BYTES + part * PART_OUTLINE, PART_OUTLINE, limit)
      if (far >= limit) continue
      heap.offer(place + at, 2 + part, target, far)
      limit = heap.limit()
    }
  }
}

/** Numbers after which it is asked whether the rest matters: one wave of an outline. */
const BLOCK = 36

/** The square of the distance; as soon as it passes `limit`, whatever it is by then. */
function distance(a: Int8Array, b: Int8Array, at: number, length: number, limit: number): number {
  let sum = 0
  for (let from = 0; from < length && sum < limit; from += BLOCK) {
    for (let i = from; i < from + BLOCK; i += 4) {
      const p = a[i]! - b[at + i]!
      const q = a[i + 1]! - b[at + i + 1]!
      const r = a[i + 2]! - b[at + i + 2]!
      const s = a[i + 3]! - b[at + i + 3]!
      sum += p * p + q * q + r * r + s * s
    }
  }
  return sum
}

/** Keeps the nearest: a heap whose top is the farthest of them. */
class Nearest {
  readonly most: number
  readonly heap: Candidate[] = []

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
    return this.heap.toSorted((a, b) => a.distance - b.distance || a.place - b.place)
  }
}
