import { DEFAULT_THRESHOLDS, percentOf } from '#contracts/model/rights/risk.ts'
import { todayBy } from '#server/platform/clock.ts'
import { perWorld } from '#server/platform/per-world.ts'
import type { Hit } from '../picture-search/tasks.ts'
import { targetFilter } from '../register/target-filter.ts'
import type { RightsWorld } from '../rights.world.ts'
import { filterOf, formIn } from './patents.rules.ts'
import { type QueryRow, queryOf } from './queries.store.ts'
import { descriptorOf } from './query-picture.ts'
import { hitsOf } from './target-hits.ts'
import { addWatchHits, countUnseen, type WatchRow, watchesOf } from './watches.store.ts'

/** Each run overlaps the previous one by this much: rows of an import become visible some time after their instant. */
const OVERLAP_MS = 60_000

/** By account and saved search: the register's state and the day of the last run. */
const lastRuns = perWorld(() => new Map<number, Map<string, string>>())

/** Runs those saved searches of an account for which the register or the day has changed. */
export async function runWatches(world: RightsWorld, accountId: number): Promise<void> {
  const before = lastRuns(world).get(accountId)
  // A new map, which forgets deleted saved searches.
  const runs = new Map<string, string>()
  lastRuns(world).set(accountId, runs)
  const { generation, patents } = world.rights.stamp()
  const state = `${generation} ${patents} ${todayBy(world.clock)}`
  for (const watch of await watchesOf(world.db, accountId)) {
    // The id alone is ambiguous: after a restore from a backup another saved search may get it.
    const key = `${watch.id} ${watch.created_at}`
    if (before?.get(key) !== state) await runWatch(world, watch)
    runs.set(key, state)
  }
}

/** The saved searches of an account, latest first, each with the number of finds that were not seen yet. */
export async function patentWatches(
  world: RightsWorld,
  accountId: number,
): Promise<{ id: number; name: string; queryId: string; createdAt: string; found: number }[]> {
  await runWatches(world, accountId)
  const [rows, unseen] = [await watchesOf(world.db, accountId), await countUnseen(world.db, accountId)]
  return rows.map(({ id, name, query_id, created_at }) => ({
    id,
    name,
    queryId: String(query_id),
    createdAt: created_at,
    found: unseen.get(id) ?? 0,
  }))
}

async function runWatch(world: RightsWorld, watch: WatchRow): Promise<void> {
  const query = await queryOf(world.db, watch.account_id, watch.query_id)
  if (!query) return
  const descriptor = await descriptorOf(world, query)
  // Without its picture, a picture search would find every grant.
  if (query.descriptor !== null && descriptor === null) return
  const lookedAt = world.clock.iso()
  const since = new Date(Date.parse(watch.looked_at) - OVERLAP_MS).toISOString()
  const form = formIn(query)
  const filter = {
    ...filterOf(form),
    granted: true,
    ...(descriptor ? { comparableAfter: since } : { addedAfter: since }),
  }
  const atTargets = targetFilter(filter, form.targets ?? [])
  const today = todayBy(world.clock)
  const hits = new Map<number, Hit>()
  for (const each of [filter, ...(atTargets ? [atTargets] : [])]) {
    const found = await world.searchBy(watch.account_id).find({
      filter: each,
      descriptor: descriptor ?? undefined,
      today,
    })
    for (const hit of found) hits.set(hit.patentId, hits.get(hit.patentId) ?? hit)
  }
  const isKnown = knownTo(world, query)
  const newHits = [...hits.values()].filter((hit) => isClose(hit) && !isKnown(hit))
  await addWatchHits(
    world.db,
    { watchId: watch.id, lookedAt },
    newHits.map(({ patentId, view, similarity }) => ({ patent_id: patentId, view, similarity })),
  )
}

/** Hits below the default threshold of a medium risk are not reported. */
const isClose = ({ similarity }: Hit) => similarity === null || percentOf(similarity) >= DEFAULT_THRESHOLDS.medium * 100

/** Returns a predicate for hits that are not new: the query itself has found the patent, which was granted by then. */
function knownTo({ rights, clock }: RightsWorld, query: QueryRow): (hit: Hit) => boolean {
  const found = new Set(hitsOf(query, formIn(query).targets ?? []).map(({ patentId }) => patentId))
  const day = query.created_at.slice(0, 10)
  return ({ patentId }) => {
    const grantedOn = found.has(patentId) ? rights.patent(patentId, todayBy(clock))?.grantedOn : undefined
    return typeof grantedOn === 'string' && grantedOn <= day
  }
}
