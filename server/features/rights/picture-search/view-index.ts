/** The views of all patents in memory: begun with the first search, brought up to date before each. */
import { openIndex, type PictureIndex } from '../picture-comparison/picture-index.ts'
import type { Rights, Stamp } from '../register/rights.ts'
import { isDescriptor } from './is-descriptor.ts'
import type { Hit, ViewsLikeness } from './tasks.ts'

/** Views that a search looks at closely; several may be of one patent. */
export const VIEWS = 240
/** Share of views that no longer hold from which the index is begun anew. */
const STALE = 0.25

export interface ViewIndex {
  /** Patents of the views that are most alike, the most alike first. `admitted`: only these; all without it. */
  find(descriptor: Uint8Array, admitted: ReadonlySet<number> | null): Hit[]
  /** How many patents have views. */
  patents(admitted: ReadonlySet<number> | null): number
  /** How alike each view of a patent is, and how the picture leans by all views. */
  views(descriptor: Uint8Array, patentId: number): ViewsLikeness
}

export function viewIndex(rights: Rights): ViewIndex {
  let held = empty()
  let stamp: Stamp = { generation: -1, patents: 0, marks: 0 }
  /** The last answer is kept, as is the last list of the admitted: most searches are among the same. */
  let last:
    | { admitted: ReadonlySet<number> | null; held: Held; puts: number; among: Uint8Array | undefined }
    | undefined
  const current = () => {
    const now = rights.stamp()
    if (now.generation !== stamp.generation || held.stale > held.index.size * STALE) {
      held = empty()
      // It would keep the old index while the new one is made.
      last = undefined
      stamp = { ...now, patents: 0 }
    }
    if (now.patents !== stamp.patents) for (const patent of rights.describedPatents(stamp.patents)) held.put(patent)
    stamp = now
    return held
  }
  const among = (held: Held, admitted: ReadonlySet<number> | null) => {
    if (last?.held !== held || last.puts !== held.puts || last.admitted !== admitted)
      last = { admitted, held, puts: held.puts, among: amongOf(held, admitted) }
    return last.among
  }
  return {
    find(descriptor, admitted) {
      const now = current()
      const best = new Map<number, Hit>()
      const { found } = now.index.search(descriptor, { limit: VIEWS, among: among(now, admitted) })
      for (const { place, similarity } of found) {
        const patentId = now.patentAt[place] ?? NONE
        if (!best.has(patentId)) best.set(patentId, { patentId, view: now.noAt[place] ?? null, similarity })
      }
      return [...best.values()]
    },
    patents(admitted) {
      const seen = [...current().places].filter(([, views]) => views.length > 0)
      return admitted === null ? seen.length : seen.filter(([patent]) => admitted.has(patent)).length
    },
    views(descriptor, patentId) {
      const now = current()
      const among = amongOf(now, new Set([patentId]))
      const { found, leans } = now.index.search(descriptor, { limit: VIEWS, among })
      return { views: found.map(({ place, similarity }) => ({ no: now.noAt[place] ?? NONE, similarity })), leans }
    },
  }
}

/** A byte for each view, 1 where it holds and its patent is admitted; undefined where all are. */
function amongOf({ index, places, stale }: Held, admitted: ReadonlySet<number> | null): Uint8Array | undefined {
  if (admitted === null && stale === 0) return undefined
  const among = new Uint8Array(index.size)
  for (const patent of admitted ?? places.keys()) for (const place of places.get(patent) ?? []) among[place] = 1
  return among
}

/** In the place of a patent: the view does not hold any more. */
const NONE = 0

type Held = ReturnType<typeof empty>

function empty() {
  const index: PictureIndex = openIndex()
  const patentAt: number[] = []
  const noAt: number[] = []
  /** The places of a patent's views. */
  const places = new Map<number, number[]>()
  return {
    index,
    patentAt,
    noAt,
    places,
    stale: 0,
    /** How often patents were put. */
    puts: 0,
    put({ patentId, views }: { patentId: number; views: readonly { no: number; descriptor: Uint8Array }[] }) {
      for (const place of places.get(patentId) ?? []) {
        patentAt[place] = NONE
        this.stale++
      }
      const now: number[] = []
      for (const { no, descriptor } of views) {
        // Of an import by an older version: shown and found by words, until the import is run again.
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
