/** The hits of a search as its row stores them: patent, view and similarity in thousandths, as JSON. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { toThousandths } from '#contracts/model/rights/risk.ts'
import type { Hit } from '../picture-search/tasks.ts'

type PackedHit = [patentId: number, view: number | null, similarity: number | null]

type ByOffice<One> = Partial<Record<Office, One[]>>

interface Packed {
  hits: PackedHit[]
  byOffice: ByOffice<PackedHit>
}

/** A row of an earlier version: hits of target offices were merged into the others. */
type Merged = Omit<Packed, 'byOffice'>

/** Hits, the most similar first. */
export interface SearchHits {
  /** Those of the search itself. */
  general: Hit[]
  /** Those of target offices that were searched one by one. */
  byOffice: ByOffice<Hit>
}

interface StoredHits {
  hits: string
}

export const packHits = ({ general, byOffice }: SearchHits): string =>
  JSON.stringify({
    hits: general.map(packed),
    byOffice: eachOffice(byOffice, packed),
  } satisfies Packed)

export function unpackHits({ hits }: StoredHits): SearchHits {
  const stored = JSON.parse(hits) as Packed | Merged | PackedHit[] // written by packHits alone
  if (Array.isArray(stored)) return { general: stored.map(unpacked), byOffice: {} }
  const byOffice = 'byOffice' in stored ? eachOffice(stored.byOffice, unpacked) : {}
  return { general: stored.hits.map(unpacked), byOffice }
}

/** The first versions stored the hits as a bare list, and counted patents where a design now counts once. */
export const isFormer = ({ hits }: StoredHits): boolean => hits.startsWith('[')

const packed = ({ patentId, view, similarity }: Hit): PackedHit => [
  patentId,
  view,
  similarity === null ? null : toThousandths(similarity),
]

const unpacked = ([patentId, view, similarity]: PackedHit): Hit => ({ patentId, view, similarity })

const eachOffice = <From, To>(byOffice: ByOffice<From>, map: (one: From) => To): ByOffice<To> =>
  Object.fromEntries(Object.entries(byOffice).map(([office, hits]) => [office, hits.map(map)]))
