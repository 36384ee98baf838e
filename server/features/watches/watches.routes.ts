import {
  DEFAULT_SETTINGS,
  WATCHED_MATCHES_MAX,
  WATCHES_MAX,
  type WatchChange,
  type watches,
} from '#contracts/api/watches.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { checkedState, checkWatches } from './check-watches.ts'
import { listedWatches, toChange } from './listed-watches.ts'
import { WATCHED } from './watched-kinds.ts'
import { changePage, countWatches, deleteWatch, insertWatch, markSeen, updateWatch, watchOf } from './watches.store.ts'
import type { WatchesWorld } from './watches.world.ts'

export const watchesHandlers: Handlers<typeof watches, WatchesWorld> = {
  async list({ world, user }) {
    return { watches: await listedWatches(world, user.id) }
  },
  async create({ world, user, body }) {
    return { id: await createWatch(world, user.id, body) }
  },
  async update({ world, user, body }) {
    const { id, settings, name } = body
    const changes = { id, settings: JSON.stringify(settings), ...(name !== undefined && { name: name.trim() }) }
    if (!(await updateWatch(world.db, user.id, changes))) throw refuse('notWatched')
    return {}
  },
  async remove({ world, user, body }) {
    if (!(await deleteWatch(world.db, user.id, body.id))) throw refuse('notWatched')
    return {}
  },
  async changes({ world, user, query }) {
    await checkWatches(world, user.id)
    const { page = 1, size = PAGE_SIZE, id } = query
    const { rows, total } = await changePage(world.db, user.id, { id, page, size })
    return { row: rows.map((row): WatchChange => toChange(world, user.id, row)), total, page, size }
  },
  async markSeen({ world, user, body }) {
    await markSeen(world.db, user.id, world.clock.iso(), body.id)
    return {}
  },
  async counts({ world, user }) {
    const unseen = { product: 0, market: 0, productSearch: 0, marketSearch: 0, patents: 0 }
    const found = (await listedWatches(world, user.id)).filter((watch) => watch.unseen > 0)
    for (const watch of found) unseen[watch.kind] += watch.unseen
    return { unseen, watches: found.map(({ kind, id, name, unseen }) => ({ kind, id, name, unseen })) }
  },
}

async function createWatch(world: WatchesWorld, accountId: number, body: Body<typeof watches.create>): Promise<number> {
  const { kind, name = '', address = null, settings = DEFAULT_SETTINGS } = body
  const { subject, marketplace } = WATCHED[kind].open(world, accountId, body.subject)
  const known = await watchOf(world.db, accountId, { kind, subject })
  if (known) return known.id
  const look = await WATCHED[kind].look(world, { account_id: accountId, subject, marketplace })
  if (look.state === 'tooWide') throw refuse('watchTooWide', { count: WATCHED_MATCHES_MAX })
  if (look.state !== 'ok') throw refuse('wrongWatch')
  const now = world.clock.iso()
  const row = {
    account_id: accountId,
    kind,
    subject,
    marketplace,
    name: name.trim(),
    address,
    settings: JSON.stringify(settings),
    state: look.state,
    baseline: JSON.stringify(look.snapshot),
    round: 0,
    checked: checkedState(world),
    created_at: now,
    checked_at: now,
  }
  // One transaction, so that parallel calls cannot exceed the limit together or watch an item twice.
  return world.db.transaction().execute(async (trx) => {
    const same = await watchOf(trx, accountId, { kind, subject })
    if (same) return same.id
    if ((await countWatches(trx, accountId)) >= WATCHES_MAX) throw refuse('tooManyWatched', { count: WATCHES_MAX })
    return insertWatch(trx, row)
  })
}
