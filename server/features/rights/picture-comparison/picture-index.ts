/** Views in memory, and the search for those that show what a picture shows. */

import { createColumns } from './columns.ts'
import { checkDescriptor, unpacked } from './descriptor.ts'
import { bestFitting, type Leans } from './fitting.ts'
import { similarityOf } from './similarity.ts'

export interface Found {
  /** How many views had been added before it. */
  place: number
  /** 0 to 1, see similarity.ts for what it means. */
  similarity: number
}

export interface SearchOptions {
  limit: number
  /** A byte for each place: views with a 0 are passed over, which costs next to nothing. All are looked at without it. */
  among?: Uint8Array | undefined
}

export interface PictureIndex {
  readonly size: number
  /** At the next place. Throws RangeError for bytes that no `describe` of this version made. */
  add(descriptor: Uint8Array): void
  /** The most similar first, and how the picture leans; the same answer for the same views in the same order. */
  search(descriptor: Uint8Array, options: SearchOptions): { found: Found[]; leans: Leans }
}

/** @param views the first ones, in the order of their places */
export function openIndex(views: Iterable<Uint8Array> = []): PictureIndex {
  const columns = createColumns()
  for (const descriptor of views) columns.add(descriptor)
  return {
    get size() {
      return columns.size()
    },
    add: columns.add,
    search(descriptor, asked) {
      checkDescriptor(descriptor)
      const { best, leans } = bestFitting(columns, unpacked(descriptor), asked)
      return { found: best.map(({ place, fit }) => ({ place, similarity: similarityOf(fit) })), leans }
    },
  }
}
