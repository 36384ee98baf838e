/** Hits for target offices. An office is searched when it is first needed. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { Hit } from '../picture-search/tasks.ts'
import { designsOf, isResult } from '../register/design-hits.ts'
import { targetFilter } from '../register/target-filter.ts'
import type { RightsWorld } from '../rights.world.ts'
import { hasLegacyHits, packHits, type SearchHits, unpackHits } from './packed-hits.ts'
import { filterOf, formIn } from './patents.rules.ts'
import { putHits, type QueryRow, queryOf } from './queries.store.ts'
import { descriptorOf } from './query-picture.ts'

type QueryHits = Pick<QueryRow, 'hits' | 'form'>

/** Searches the target offices that were not searched yet, stores their hits and returns the query with them. */
export async function withTargetHits(
  world: RightsWorld,
  query: QueryRow,
  targets: readonly Office[],
): Promise<QueryRow> {
  const { byOffice } = unpackHits(query)
  const unsearched = officesToSearch(query, targets).filter((office) => !byOffice[office])
  const found = unsearched.length > 0 ? await findAt(world, query, unsearched) : {}
  return Object.keys(found).length > 0 || hasLegacyHits(query) ? storeHits(world, query, found) : query
}

/**
 * The hits of a query for the target offices, the most similar first, each patent once. Hits of other offices that were
 * searched earlier are left out, so that the result depends only on the query and the offices.
 */
export function hitsOf(query: QueryHits, targets: readonly Office[]): Hit[] {
  const { general, byOffice } = unpackHits(query)
  return mergeHits([general, ...officesToSearch(query, targets).map((office) => byOffice[office] ?? [])])
}

/** All stored hits, including those of offices that are not the query's targets. */
export function storedHits(query: Pick<QueryRow, 'hits'>): Hit[] {
  const { general, byOffice } = unpackHits(query)
  return mergeHits([general, ...Object.values(byOffice)])
}

/** Counts the designs again after a change of the target offices. */
export const recount = (world: RightsWorld, query: QueryRow): Promise<QueryRow> => storeHits(world, query, {})

/** The target offices that need a search of their own; none if the search of all offices covers them. */
const officesToSearch = (query: Pick<QueryRow, 'form'>, targets: readonly Office[]): readonly Office[] =>
  targetFilter(filterOf(formIn(query)), targets)?.offices ?? []

/** Finds nothing if the query's picture is missing; without it every patent would be a hit. */
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

/** Reads the row again in the transaction, so that concurrent calls for different offices keep each other's hits. */
const storeHits = (world: RightsWorld, query: QueryRow, found: SearchHits['byOffice']): Promise<QueryRow> =>
  world.db.transaction().execute(async (trx) => {
    const row = await queryOf(trx, query.account_id, query.id)
    // The query was deleted during the search.
    if (!row) return query
    const { general, byOffice } = unpackHits(row)
    const hits = packHits({ general, byOffice: { ...byOffice, ...found } })
    const stored = { hits, found: countDesigns(world, { hits, form: row.form }) }
    await putHits(trx, query.id, stored)
    return { ...row, ...stored }
  })

/** Each patent once, the most similar first. */
function mergeHits(lists: readonly (readonly Hit[])[]): Hit[] {
  const hits = new Map<number, Hit>()
  for (const hit of lists.flat()) if (!hits.has(hit.patentId)) hits.set(hit.patentId, hit)
  return [...hits.values()].toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))
}

/**
 * The number of results for the search's own target offices: similar designs, each once. Uses the stored similarities, so
 * that the list of searches agrees with the result page.
 */
export function countDesigns({ rights, clock }: RightsWorld, query: QueryHits): number {
  const today = todayBy(clock)
  const found = hitsOf(query, formIn(query).targets ?? []).flatMap(({ patentId, ...hit }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, ...hit }] : []
  })
  return designsOf(rights, found, { today, targets: [] }).filter(isResult).length
}
