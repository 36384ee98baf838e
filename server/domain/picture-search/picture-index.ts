/** Views in memory, and the search for those that show what a picture shows. */

import { createColumns } from './columns.ts'
import { checkDescriptor, unpacked, type View } from './descriptor.ts'
import { bestFitting } from './fitting.ts'
import { similarityOf } from './similarity.ts'

export interface Found {
  id: number
  /** 0 to 1, see similarity.ts for what it means. */
  similarity: number
}

export interface SearchOptions {
  limit: number
  /** Only ids that it admits are looked at. */
  allows?: (id: number) => boolean
}

export interface PictureIndex {
  readonly size: number
  /** Throws RangeError for bytes that no `describe` of this version made. */
  add(id: number, descriptor: Uint8Array): void
  /** The most similar first; the same answer for the same views in the same order. */
  search(descriptor: Uint8Array, options: SearchOptions): Found[]
}

export function openIndex(views: Iterable<{ id: number; descriptor: Uint8Array }>): PictureIndex {
  const columns = createColumns()
  for (const { id, descriptor } of views) columns.add(id, descriptor)
  return {
    get size() {
      return columns.size()
    },
    add: columns.add,
    search(descriptor, { limit, allows }) {
      checkDescriptor(descriptor)
      const query: View = unpacked(descriptor)
      return bestFitting(columns, query, limit, allows).map(({ place, fit }) => ({
        id: columns.idAt(place),
        similarity: similarityOf(fit),
      }))
    },
  }
}
