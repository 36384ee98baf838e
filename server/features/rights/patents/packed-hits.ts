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

/** The format of an earlier version, which merged the hits of target offices into the others. */
type Merged = Omit<Packed, 'byOffice'>

/** Hits, the most similar first. */
export interface SearchHits {
  /** From the search of all offices. */
  general: Hit[]
  /** From the searches of single target offices. */
  byOffice: ByOffice<Hit>
}

interface StoredHits {
  hits: string
}

export const packHits = ({ general, byOffice }: SearchHits): string =>
  JSON.stringify({
    hits: general.map(packHit),
    byOffice: mapOffices(byOffice, packHit),
  } satisfies Packed)

export function unpackHits({ hits }: StoredHits): SearchHits {
  const stored = JSON.parse(hits) as Packed | Merged | PackedHit[] // written by packHits alone
  if (Array.isArray(stored)) return { general: stored.map(unpackHit), byOffice: {} }
  const byOffice = 'byOffice' in stored ? mapOffices(stored.byOffice, unpackHit) : {}
  return { general: stored.hits.map(unpackHit), byOffice }
}

/** The first versions stored the hits as a bare list and counted patents instead of designs. */
export const hasLegacyHits = ({ hits }: StoredHits): boolean => hits.startsWith('[')

const packHit = ({ patentId, view, similarity }: Hit): PackedHit => [
  patentId,
  view,
  similarity === null ? null : toThousandths(similarity),
]

const unpackHit = ([patentId, view, similarity]: PackedHit): Hit => ({ patentId, view, similarity })

const mapOffices = <From, To>(byOffice: ByOffice<From>, map: (one: From) => To): ByOffice<To> =>
  Object.fromEntries(Object.entries(byOffice).map(([office, hits]) => [office, hits.map(map)]))
