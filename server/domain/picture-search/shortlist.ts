/** The few views of an index that are worth laying over the picture, by their outlines alone. */
import type { Columns } from './columns.ts'
import { PART_BYTES, PART_OUTLINE, PARTS, type View } from './descriptor.ts'
import { OUTLINE } from './polar.ts'

export interface Candidate {
  place: number
  /** Which of the view's frames fits the frame of the picture: 0 mask, 1 contours, 2 to 5 parts. */
  frame: number
  /** Square of the distance of the outlines. */
  distance: number
}

export const SHORTLIST = 700

export function shortlist(columns: Columns, query: View, allows?: (id: number) => boolean): Candidate[] {
  const heap = new Nearest(SHORTLIST)
  const count = columns.size()
  const [masks, contours, parts] = [columns.masks(), columns.contours(), columns.parts()]
  const [mask, contour] = [query.outlines[0]!, query.outlines[1]!]
  for (let place = 0; place < count; place++) {
    if (allows && !allows(columns.idAt(place))) continue
    let frame = 0
    let best = distance(mask, masks, place * OUTLINE, OUTLINE)
    const other = distance(contour, contours, place * OUTLINE, OUTLINE)
    if (other < best) [best, frame] = [other, 1]
    if (query.cut) {
      for (let part = 0; part < PARTS; part++) {
        const far = distance(mask, parts, place * PART_BYTES + part * PART_OUTLINE, PART_OUTLINE)
        if (far < best) [best, frame] = [far, 2 + part]
      }
    }
    heap.offer(place, frame, best)
  }
  return heap.sorted()
}

function distance(a: Int8Array, b: Int8Array, at: number, length: number): number {
  let sum = 0
  for (let i = 0; i < length; i += 4) {
    const p = a[i]! - b[at + i]!
    const q = a[i + 1]! - b[at + i + 1]!
    const r = a[i + 2]! - b[at + i + 2]!
    const s = a[i + 3]! - b[at + i + 3]!
    sum += p * p + q * q + r * r + s * s
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

  offer(place: number, frame: number, distance: number): void {
    const { heap } = this
    if (heap.length < this.most) {
      heap.push({ place, frame, distance })
      if (heap.length === this.most) heap.sort((a, b) => b.distance - a.distance)
      return
    }
    if (distance >= heap[0]!.distance) return
    let at = 0
    const item = { place, frame, distance }
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
