/** The hits of a search for its target offices, which are searched whenever they are needed. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { Hit } from '../picture-search/tasks.ts'
import { designsOf, isResult } from '../register/design-hits.ts'
import { targetFilter } from '../register/target-filter.ts'
import type { RightsWorld } from '../rights.world.ts'
import { isFormer, packHits, type SearchHits, unpackHits } from './packed-hits.ts'
import { filterOf, formIn } from './patents.rules.ts'
import { putHits, type QueryRow, queryOf } from './queries.store.ts'
import { descriptorOf } from './query-picture.ts'

type Searched = Pick<QueryRow, 'hits' | 'form'>

/** The query with the hits of each of these target offices. An office is searched once, and its hits are stored. */
export async function withTargetHits(
  world: RightsWorld,
  query: QueryRow,
  targets: readonly Office[],
): Promise<QueryRow> {
  const { byOffice } = unpackHits(query)
  const unsearched = officesSearched(query, targets).filter((office) => !byOffice[office])
  const found = unsearched.length > 0 ? await findAt(world, query, unsearched) : {}
  return Object.keys(found).length > 0 || isFormer(query) ? storeHits(world, query, found) : query
}

/**
 * The hits of a query for some target offices, the most similar first, each patent once. They depend on the query and these
 * offices alone: hits of an office that someone chose before are left out.
 */
export function hitsOf(query: Searched, targets: readonly Office[]): Hit[] {
  const { general, byOffice } = unpackHits(query)
  return merged([general, ...officesSearched(query, targets).map((office) => byOffice[office] ?? [])])
}

/** Every hit that the query has stored, also those of offices that are not its targets. */
export function storedHits(query: Pick<QueryRow, 'hits'>): Hit[] {
  const { general, byOffice } = unpackHits(query)
  return merged([general, ...Object.values(byOffice)])
}

/** Counts the designs again after the search got other target offices. */
export const recount = (world: RightsWorld, query: QueryRow): Promise<QueryRow> => storeHits(world, query, {})

/** The target offices that need a search of their own; none if the search of all offices covers them. */
const officesSearched = (query: Pick<QueryRow, 'form'>, targets: readonly Office[]): readonly Office[] =>
  targetFilter(filterOf(formIn(query)), targets)?.offices ?? []

/** Nothing if the picture of the query is gone: without it every patent would be a hit. */
async function findAt(
  world: RightsWorld,
  query: QueryRow,
  offices: readonly Office[],
): Promise<SearchHits['byOffice']> {
  const descriptor = await descriptorOf(world, query)
  if (query.descriptor !== null && descriptor === null) return {}
  const today = todayBy(world.clock)
  const search = world.searchBy(query.account_id)
  const byOffice: SearchHits['byOffice'] = {}
  for (const office of offices) {
    const filter = { ...filterOf(formIn(query)), offices: [office] }
    byOffice[office] = await search.find({ filter, descriptor: descriptor ?? undefined, today })
  }
  return byOffice
}

/** Reads the row again in the transaction, so that two calls for different offices lose nothing of each other. */
const storeHits = (world: RightsWorld, query: QueryRow, found: SearchHits['byOffice']): Promise<QueryRow> =>
  world.db.transaction().execute(async (trx) => {
    const row = await queryOf(trx, query.account_id, query.id)
    // Deleted during the search.
    if (!row) return query
    const { general, byOffice } = unpackHits(row)
    const hits = packHits({ general, byOffice: { ...byOffice, ...found } })
    const stored = { hits, found: countDesigns(world, { hits, form: row.form }) }
    await putHits(trx, query.id, stored)
    return { ...row, ...stored }
  })

/** Each patent once, the most similar first. */
function merged(lists: readonly (readonly Hit[])[]): Hit[] {
  const hits = new Map<number, Hit>()
  for (const hit of lists.flat()) if (!hits.has(hit.patentId)) hits.set(hit.patentId, hit)
  return [...hits.values()].toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))
}

/**
 * The number of designs that a search found for its own target offices: each once, whatever the number of its offices, and
 * only similar ones. Counted by the stored similarities, so that the list of searches counts what the result shows.
 */
export function countDesigns({ rights, clock }: RightsWorld, query: Searched): number {
  const today = todayBy(clock)
  const found = hitsOf(query, formIn(query).targets ?? []).flatMap(({ patentId, ...hit }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, ...hit }] : []
  })
  return designsOf(rights, found, { today, targets: [] }).filter(isResult).length
}
