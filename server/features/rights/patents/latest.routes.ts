import type { patents } from '#contracts/api/rights/patents.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Handlers } from '#server/http/context.ts'
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { designHit, designsOf } from '../register/design-hits.ts'
import { isSampleOnly } from '../register/offices-on-record.ts'
import { patentRow } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { requireQuery, verdictFields } from './load-queries.ts'
import { formIn } from './patents.rules.ts'
import { verdictsOf } from './queries.store.ts'
import {
  deleteWatch,
  insertWatch,
  markSeen,
  putVisit,
  visitOf,
  type WatchHitRow,
  type WatchRow,
  watchesOf,
  watchHits,
  watchOf,
} from './watches.store.ts'
import { patentWatches, runWatches } from './watching.ts'

const WEEKS = 12
const MAX_WATCHES = 20

type Latest = 'getNewLocTotal' | 'getNewLocList' | 'seen' | 'watches' | 'watch' | 'watched' | 'unwatch'

export const latestHandlers: Pick<Handlers<typeof patents, RightsWorld>, Latest> = {
  async getNewLocTotal({ world, user }) {
    const { weeks, classes } = world.rights.grantsByWeek(todayBy(world.clock), WEEKS)
    const seenUntil = await visitOf(world.db, user.id)
    const isNew = (addedAt: string) => seenUntil === null || addedAt > seenUntil
    return {
      weeks: weeks.map(({ addedAt, ...week }) => ({ ...week, isNew: isNew(addedAt) })),
      classes: classes.map(({ week, class: no, total }) => ({ week, loc: String(no).padStart(2, '0'), total })),
      seenUntil,
      sample: isSampleOnly(world.rights, 'patents'),
    }
  },
  getNewLocList({ world, body }) {
    const { page = 1, size = PAGE_SIZE, loc, keyword, office } = body
    const today = todayBy(world.clock)
    const week = body.week ?? world.rights.grantsByWeek(today, 1).weeks[0]?.week
    if (week === undefined) return { row: [], total: 0, page, size }
    const filter = { week, locarno: loc, keyword, offices: office }
    const paging = { sort: 'granted', order: 'desc', limit: size, offset: (page - 1) * size } as const
    const found = world.rights.patentsWhere(filter, paging, today)
    return {
      row: found.patents.flatMap((patent) =>
        patent.grantedOn === null ? [] : [{ ...patentRow(world.rights, patent, today), grantedOn: patent.grantedOn }],
      ),
      total: found.total,
      page,
      size,
    }
  },
  async seen({ world, user }) {
    await putVisit(world.db, user.id, world.clock.iso())
    return {}
  },
  async watches({ world, user }) {
    const found = await patentWatches(world, user.id)
    return { watches: found.map(({ createdAt, ...watch }) => ({ ...watch, since: createdAt.slice(0, 10) })) }
  },
  async watch({ world, user, body }) {
    const created_at = world.clock.iso()
    return world.db.transaction().execute(async (trx) => {
      const query = await requireQuery({ db: trx }, user.id, body.queryId)
      if ((await watchesOf(trx, user.id)).length >= MAX_WATCHES)
        throw refuse('tooManyWatches', { count: () => String(MAX_WATCHES) })
      // The query covers the grants up to its creation; later ones are new hits, even those added before it was saved.
      const looked_at = query.created_at
      const row = { query_id: query.id, account_id: user.id, name: body.name.trim(), created_at, looked_at }
      return { id: await insertWatch(trx, row) }
    })
  },
  async watched({ world, user, body }) {
    const watch = await watchOf(world.db, user.id, body.id)
    if (!watch) throw refuse('watchNotFound')
    await runWatches(world, user.id)
    const { page = 1, size = PAGE_SIZE } = body
    const { total, hits } = await watchHits(world.db, watch.id, { limit: size, offset: (page - 1) * size })
    const row = await watchRows(world, watch, hits)
    const shown = hits.map(({ patent_id }) => patent_id)
    await markSeen(world.db, watch.id, shown)
    return { row, total, page, size }
  },
  async unwatch({ world, user, body }) {
    if (!(await deleteWatch(world.db, user.id, body.id))) throw refuse('watchNotFound')
    return {}
  },
}

/** Skips patents that are no longer in the register (sample patents that real ones replaced), although `total` counts them. */
async function watchRows(world: RightsWorld, watch: WatchRow, hits: readonly WatchHitRow[]) {
  const today = todayBy(world.clock)
  const verdicts = await verdictsOf(world.db, watch.query_id)
  const { targets = [] } = formIn(await requireQuery(world, watch.account_id, String(watch.query_id)))
  return hits.flatMap(({ patent_id, view, similarity, seen }) => {
    const patent = world.rights.patent(patent_id, today)
    const grantedOn = patent?.grantedOn ?? null
    if (!patent || grantedOn === null) return []
    const found = [{ patent, view, similarity, ...verdictFields(verdicts.get(patent_id)) }]
    return designsOf(world.rights, found, { today, targets }).map((design) => ({
      ...designHit(world.rights, design, { today, targets }),
      grantedOn,
      isNew: seen === 0,
    }))
  })
}
