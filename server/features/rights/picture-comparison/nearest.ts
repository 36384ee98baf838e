/** The nearest views of many, by a heap with the farthest of them on top. */

export interface Candidate {
  place: number
  /** The view's frame that matches: 0 mask, 1 contours, 2 to 5 parts. */
  frame: number
  target: number
  /** 1 for an outline that equals the picture's, 0 for the farthest candidate of the same heap. */
  near: number
}

type Found = Omit<Candidate, 'near'> & {
  /** Squared distance of the outlines. */
  distance: number
}

export class Nearest {
  readonly most: number
  readonly heap: Found[] = []

  constructor(most: number) {
    this.most = most
  }

  /** A new candidate must be nearer than this squared distance. */
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
