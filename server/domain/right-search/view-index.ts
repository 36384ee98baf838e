/** The views of all patents in memory: begun with the first search, brought up to date before each. */
import { openIndex, type PictureIndex } from '../picture-search/picture-index.ts'
import type { Rights, Stamp } from '../rights.ts'
import { isDescriptor } from './is-descriptor.ts'
import type { Hit, ViewLikeness } from './tasks.ts'

/** Views that a search looks at closely; several may be of one patent. */
const VIEWS = 240
/** Share of views that no longer hold from which the index is begun anew. */
const STALE = 0.25

export interface ViewIndex {
  /** Patents of the views that are most alike, the most alike first. `admitted`: only these; all without it. */
  find(descriptor: Uint8Array, admitted: ReadonlySet<number> | null): Hit[]
  /** How many patents have views. */
  patents(admitted: ReadonlySet<number> | null): number
  /** How alike each view of a patent is. */
  views(descriptor: Uint8Array, patentId: number): ViewLikeness[]
}

export function viewIndex(rights: Rights): ViewIndex {
  let held = empty()
  let stamp: Stamp = { generation: -1, patents: 0, marks: 0 }
  const current = () => {
    const now = rights.stamp()
    if (now.generation !== stamp.generation || held.stale > held.index.size * STALE) {
      held = empty()
      stamp = { ...now, patents: 0 }
    }
    if (now.patents !== stamp.patents) for (const patent of rights.describedPatents(stamp.patents)) held.put(patent)
    stamp = now
    return held
  }
  return {
    find(descriptor, admitted) {
      const { index, patentAt, noAt } = current()
      const allows = (place: number) => {
        const patent = patentAt[place] ?? NONE
        return patent !== NONE && (admitted === null || admitted.has(patent))
      }
      const best = new Map<number, Hit>()
      for (const { id, similarity } of index.search(descriptor, { limit: VIEWS, allows })) {
        const patentId = patentAt[id] ?? NONE
        if (!best.has(patentId)) best.set(patentId, { patentId, view: noAt[id] ?? null, similarity })
      }
      return [...best.values()]
    },
    patents(admitted) {
      const seen = [...current().places].filter(([, views]) => views.length > 0)
      return admitted === null ? seen.length : seen.filter(([patent]) => admitted.has(patent)).length
    },
    views(descriptor, patentId) {
      const { index, patentAt, noAt } = current()
      const found = index.search(descriptor, { limit: VIEWS, allows: (place) => patentAt[place] === patentId })
      return found.map(({ id, similarity }) => ({ no: noAt[id] ?? NONE, similarity }))
    },
  }
}

/** In the place of a patent: the view does not hold any more. */
const NONE = 0

function empty() {
  const index: PictureIndex = openIndex([])
  const patentAt: number[] = []
  const noAt: number[] = []
  /** The places of a patent's views. */
  const places = new Map<number, number[]>()
  return {
    ...{ index, patentAt, noAt, places },
    stale: 0,
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
        index.add(patentAt.length, descriptor)
        patentAt.push(patentId)
        noAt.push(no)
      }
      places.set(patentId, now)
    },
  }
}
