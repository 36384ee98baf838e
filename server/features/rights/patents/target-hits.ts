/** Adds the patents of the target offices to the hits of a search, whenever they are needed. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { Hit } from '../picture-search/tasks.ts'
import { designsOf, isResult } from '../register/design-hits.ts'
import type { PatentFilter } from '../register/patent-filter.ts'
import { targetFilter } from '../register/target-filter.ts'
import type { RightsWorld } from '../rights.world.ts'
import { hitsOf, packHits, searchedTargets } from './packed-hits.ts'
import { filterOf, formIn } from './patents.rules.ts'
import { putHits, type QueryRow, queryOf } from './queries.store.ts'
import { descriptorOf } from './query-picture.ts'

/** The query with the hits of these target offices, which are searched once and stored. */
export async function withTargetHits(
  world: RightsWorld,
  query: QueryRow,
  targets: readonly Office[],
): Promise<QueryRow> {
  const searched = searchedTargets(query)
  const filter = targetFilter(filterOf(formIn(query)), targets)
  const isSearched = filter === null || isAmong(filter.offices ?? [], searched ?? [])
  if (isSearched) return searched ? query : storeHits(world, query, [])
  const found = await findAgain(world, query, filter)
  if (found) return storeHits(world, query, found, filter.offices)
  return searched ? query : storeHits(world, query, [])
}

const isAmong = (offices: readonly Office[], groups: readonly (readonly Office[])[]): boolean =>
  groups.some((group) => group.length === offices.length && offices.every((office) => group.includes(office)))

/** Undefined if the picture of the query is gone: without it every patent would be a hit. */
async function findAgain(world: RightsWorld, query: QueryRow, filter: PatentFilter): Promise<Hit[] | undefined> {
  const descriptor = await descriptorOf(world, query)
  if (query.descriptor !== null && descriptor === null) return undefined
  const today = todayBy(world.clock)
  return world.searchBy(query.account_id).find({ filter, descriptor: descriptor ?? undefined, today })
}

/** Reads the row again in the transaction, so that two calls for different offices lose nothing of each other. */
const storeHits = (
  world: RightsWorld,
  query: QueryRow,
  found: readonly Hit[],
  offices?: readonly Office[],
): Promise<QueryRow> =>
  world.db.transaction().execute(async (trx) => {
    const row = await queryOf(trx, query.account_id, query.id)
    // Deleted during the search.
    if (!row) return query
    const hits = packHits(merged(hitsOf(row), found), [...(searchedTargets(row) ?? []), ...(offices ? [offices] : [])])
    // Counted by the stored similarities, so that the list of searches counts what the result shows.
    const stored = { hits, found: countDesigns(world, hitsOf({ hits })) }
    await putHits(trx, query.id, stored)
    return { ...row, ...stored }
  })

/** Each patent once, the most similar first. */
function merged(hits: readonly Hit[], found: readonly Hit[]): Hit[] {
  const known = new Set(hits.map(({ patentId }) => patentId))
  const added = found.filter(({ patentId }) => !known.has(patentId))
  return [...hits, ...added].toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))
}

/** The number of designs among the hits: each once, whatever the number of its offices, and only similar ones. */
export function countDesigns({ rights, clock }: RightsWorld, hits: readonly Hit[]): number {
  const today = todayBy(clock)
  const found = hits.flatMap(({ patentId, ...hit }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, ...hit }] : []
  })
  return designsOf(rights, found, { today, targets: [] }).filter(isResult).length
}
