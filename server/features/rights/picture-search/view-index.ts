/** The views of all patents in memory: built by the first search, updated before each search. */
import { openIndex, type PictureIndex } from '../picture-comparison/picture-index.ts'
import type { Rights, Stamp } from '../register/rights.ts'
import { isDescriptor } from './is-descriptor.ts'
import type { Hit, ViewSimilarities } from './tasks.ts'

/** Views that a search returns at most; several may belong to one patent. */
export const VIEWS = 240
/** Share of outdated views at which the index is rebuilt. */
const STALE = 0.25

export interface ViewIndex {
  /** Patents by their most similar view, the most similar first. `admittedIds`: only these patents; null for all. */
  find(descriptor: Uint8Array, admittedIds: ReadonlySet<number> | null): Hit[]
  patents(admittedIds: ReadonlySet<number> | null): number
  /** The similarity of each view of a patent, and the picture's perspective estimated from all views. */
  views(descriptor: Uint8Array, patentId: number): ViewSimilarities
}

export function viewIndex(rights: Rights): ViewIndex {
  let held = emptyIndex()
  let stamp: Stamp = { generation: -1, patents: 0, marks: 0 }
  /** The last selection of views: most searches have the same filter. */
  let last:
    | { admittedIds: ReadonlySet<number> | null; held: Held; puts: number; among: Uint8Array | undefined }
    | undefined
  const updatedIndex = () => {
    const now = rights.stamp()
    if (now.generation !== stamp.generation || held.stale > held.index.size * STALE) {
      held = emptyIndex()
      // Release the old index before building the new one.
      last = undefined
      stamp = { ...now, patents: 0 }
    }
    if (now.patents !== stamp.patents) for (const patent of rights.describedPatents(stamp.patents)) held.put(patent)
    stamp = now
    return held
  }
  const among = (held: Held, admittedIds: ReadonlySet<number> | null) => {
    if (last?.held !== held || last.puts !== held.puts || last.admittedIds !== admittedIds)
      last = { admittedIds, held, puts: held.puts, among: amongOf(held, admittedIds) }
    return last.among
  }
  return {
    find(descriptor, admittedIds) {
      const now = updatedIndex()
      const best = new Map<number, Hit>()
      const { found } = now.index.search(descriptor, { limit: VIEWS, among: among(now, admittedIds) })
      for (const { place, similarity } of found) {
        const patentId = now.patentAt[place] ?? NONE
        if (!best.has(patentId)) best.set(patentId, { patentId, view: now.noAt[place] ?? null, similarity })
      }
      return [...best.values()]
    },
    patents(admittedIds) {
      const seen = [...updatedIndex().places].filter(([, views]) => views.length > 0)
      return admittedIds === null ? seen.length : seen.filter(([patent]) => admittedIds.has(patent)).length
    },
    views(descriptor, patentId) {
      const now = updatedIndex()
      const among = amongOf(now, new Set([patentId]))
      const { found, perspectives } = now.index.search(descriptor, { limit: VIEWS, among })
      return {
        views: found.map(({ place, similarity }) => ({ no: now.noAt[place] ?? NONE, similarity })),
        perspectives,
      }
    },
  }
}

/** A byte for each view: 1 if it is current and its patent is admitted. Undefined if this holds for all. */
function amongOf({ index, places, stale }: Held, admittedIds: ReadonlySet<number> | null): Uint8Array | undefined {
  if (admittedIds === null && stale === 0) return undefined
  const among = new Uint8Array(index.size)
  for (const patent of admittedIds ?? places.keys()) for (const place of places.get(patent) ?? []) among[place] = 1
  return among
}

/** The patent id of an outdated view. */
const NONE = 0

type Held = ReturnType<typeof emptyIndex>

function emptyIndex() {
  const index: PictureIndex = openIndex()
  const patentAt: number[] = []
  const noAt: number[] = []
  /** Places in the index by patent id. */
  const places = new Map<number, number[]>()
  return {
    index,
    patentAt,
    noAt,
    places,
    stale: 0,
    /** Number of `put` calls, which shows whether the selection is outdated. */
    puts: 0,
    put({ patentId, views }: { patentId: number; views: readonly { no: number; descriptor: Uint8Array }[] }) {
      for (const place of places.get(patentId) ?? []) {
        patentAt[place] = NONE
        this.stale++
      }
      const now: number[] = []
      for (const { no, descriptor } of views) {
        // From an import by an older version: found by words only, until the import runs again.
        if (!isDescriptor(descriptor)) continue
        now.push(patentAt.length)
        index.add(descriptor)
        patentAt.push(patentId)
        noAt.push(no)
      }
      places.set(patentId, now)
      this.puts++
    },
  }
}
