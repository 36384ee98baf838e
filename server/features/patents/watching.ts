/** Saved searches: run again over the grants that have come since. */
import { DEFAULT_THRESHOLDS, percentOf } from '#contracts/model/rights/risk.ts'
import { todayBy } from '#server/domain/clock.ts'
import { perWorld } from '#server/domain/per-world.ts'
import type { World } from '#server/domain/world.ts'
import { filterOf, formIn } from './patents.rules.ts'
import { queryOf } from './queries.store.ts'
import { descriptorOf } from './query-picture.ts'
import { addWatchHits, type WatchRow, watchesOf } from './watches.store.ts'

/** An import writes for a while what it says was added at its beginning, so a search looks that far back again. */
const OVERLAP_MS = 7 * 24 * 3_600_000
/** The most that one run of a saved search keeps. */
const MOST_HITS = 100

/** For each saved search the state of the rights, and the day, in which it was last run. */
const lastRuns = perWorld(() => new Map<number, string>())

/** Runs the saved searches of an account again, those for which something may have come. */
export async function lookAgain(world: World, accountId: number): Promise<void> {
  const runs = lastRuns(world)
  const { generation, patents } = world.rights.stamp()
  const state = `${generation} ${patents} ${todayBy(world.clock)}`
  for (const watch of await watchesOf(world.db, accountId)) {
    if (runs.get(watch.id) === state) continue
    await runAgain(world, watch)
    runs.set(watch.id, state)
  }
}

async function runAgain(world: World, watch: WatchRow): Promise<void> {
  const query = await queryOf(world.db, watch.account_id, watch.query_id)
  if (!query) return
  const descriptor = await descriptorOf(world, query)
  // Without its picture it would find whatever is granted.
  if (query.descriptor !== null && descriptor === null) return
  const lookedAt = world.clock.iso()
  const back = new Date(Date.parse(watch.looked_at) - OVERLAP_MS).toISOString()
  const hits = await world.search.find({
    filter: {
      ...filterOf(formIn(query)),
      ...{ granted: true, addedAfter: back > watch.created_at ? back : watch.created_at },
    },
    descriptor: descriptor ?? undefined,
    today: todayBy(world.clock),
  })
  // What is less alike than a medium risk by the usual threshold is no news.
  const news = hits.filter(
    ({ similarity }) => similarity === null || percentOf(similarity) >= DEFAULT_THRESHOLDS.medium * 100,
  )
  await addWatchHits(
    world.db,
    { watchId: watch.id, lookedAt },
    news.slice(0, MOST_HITS).map(({ patentId, view, similarity }) => ({ patent_id: patentId, view, similarity })),
  )
}
