import { createColumns } from './columns.ts'
import { checkDescriptor, unpack } from './descriptor.ts'
import { bestFitting, type Perspectives } from './fitting.ts'
import { similarityOf } from './similarity.ts'

export interface FoundView {
  /** The number of views that were added before it. */
  place: number
  /** 0 to 1; similarity.ts defines what it means. */
  similarity: number
}

export interface SearchOptions {
  limit: number
  /** A byte for each place: views with a 0 are skipped at almost no cost. Without it all views are searched. */
  among?: Uint8Array | undefined
}

export interface PictureIndex {
  readonly size: number
  /** Appends a view. Throws RangeError for bytes that are not a descriptor of this version. */
  add(descriptor: Uint8Array): void
  /** The most similar first, and the picture's perspective. Deterministic for the same views in the same order. */
  search(descriptor: Uint8Array, options: SearchOptions): { found: FoundView[]; perspectives: Perspectives }
}

/** @param views the first views, in the order of their places */
export function openIndex(views: Iterable<Uint8Array> = []): PictureIndex {
  const columns = createColumns()
  for (const descriptor of views) columns.add(descriptor)
  return {
    get size() {
      return columns.size()
    },
    add: columns.add,
    search(descriptor, options) {
      checkDescriptor(descriptor)
      const { best, perspectives } = bestFitting(columns, unpack(descriptor), options)
      return { found: best.map(({ place, fit }) => ({ place, similarity: similarityOf(fit) })), perspectives }
    },
  }
}
