/** The hits of a search as its row stores them: patent, view and similarity in thousandths, as JSON. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { toThousandths } from '#contracts/model/rights/risk.ts'
import type { Hit } from '../picture-search/tasks.ts'

type PackedHit = [patentId: number, view: number | null, similarity: number | null]

interface Packed {
  hits: PackedHit[]
  /** Groups of target offices that were searched by themselves. */
  targets: Office[][]
}

interface StoredHits {
  hits: string
}

export const packHits = (hits: readonly Hit[], targets: readonly (readonly Office[])[] = []): string =>
  JSON.stringify({
    hits: hits.map(
      ({ patentId, view, similarity }): PackedHit => [
        patentId,
        view,
        similarity === null ? null : toThousandths(similarity),
      ],
    ),
    targets: targets.map((group) => [...group]),
  } satisfies Packed)

/** The hits that a query has stored, the most similar first. */
export const hitsOf = (row: StoredHits): Hit[] =>
  unpacked(row).hits.map(([patentId, view, similarity]) => ({ patentId, view, similarity }))

/** The groups of target offices that were searched by themselves; undefined for a row of an earlier version, which stored none. */
export const searchedTargets = (row: StoredHits): Office[][] | undefined => unpacked(row).targets

/** Earlier versions stored the hits alone, and counted patents where a design now counts once. */
function unpacked({ hits }: StoredHits): Omit<Packed, 'targets'> & Partial<Packed> {
  const stored = JSON.parse(hits) as Packed | PackedHit[] // written by packHits alone
  return Array.isArray(stored) ? { hits: stored } : stored
}
