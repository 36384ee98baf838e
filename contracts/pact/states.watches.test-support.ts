import { STORY } from '#fixtures/story.ts'
import { presets } from '../api/presets.ts'
import { watches } from '../api/watches.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { StateHandlers } from './state-handlers.test-support.ts'
import { MUG_SEARCH, QUIET, WATCHED_MARKET, WATCHED_MUG } from './watches.test-support.ts'

const WATCHED = { product: WATCHED_MUG, market: { ...WATCHED_MARKET, settings: QUIET }, search: MUG_SEARCH }
const CHANGED = {
  price: { what: 'price', before: 2250, after: 2499, items: '[]', count: 0 },
  rival: { what: 'rival', before: null, after: null, items: JSON.stringify([STORY.asin]), count: 1 },
  gone: { what: 'rival', before: null, after: null, items: '["B0NOWHERE1"]', count: 1 },
} as const

const savePreset = (stage: Stage) =>
  stage.call(presets.save, { body: { list: 'products', name: 'Light mugs', query: 'words=mug' } })

export const watchesStates: StateHandlers = {
  async 'a watch'(stage, { of }) {
    const { id } = await stage.call(watches.create, { body: WATCHED[of] })
    stage.setStandIn(STAND_INS.watch, id)
  },
  async watches(stage, { count }) {
    await stage.call(watches.create, { body: WATCHED_MUG })
    const { db } = await stage.world()
    const { id: _, ...row } = await db.selectFrom('watch').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: count - 1 }, (_, at) => ({ ...row, subject: `${row.subject}${at}` }))
    await db.insertInto('watch').values(rows).execute()
  },
  async 'a change of the watch'(stage, { change }) {
    const { db, clock } = await stage.world()
    const row = { watch_id: Number(stage.standInValue(STAND_INS.watch)), round: 1, at: clock.iso(), seen_at: null }
    await db
      .insertInto('watch_change')
      .values({ ...row, ...CHANGED[change] })
      .execute()
  },
  async 'no products in lists'(stage) {
    const world = await stage.world()
    const table = { ...world.screener.products(), span: () => ({ from: 0, to: 0, months: [] }) }
    // Only in this world.
    Object.assign(world, { screener: { ...world.screener, products: () => table } })
  },
  async 'a saved filter'(stage) {
    const { id } = await savePreset(stage)
    stage.setStandIn(STAND_INS.preset, id)
  },
  async 'saved filters'(stage, { count }) {
    const first = await savePreset(stage)
    stage.setStandIn(STAND_INS.preset, first.id)
    const { db } = await stage.world()
    const { id: _, ...row } = await db.selectFrom('saved_filter').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: count - 1 }, (_, at) => ({ ...row, name: `Filter ${at}` }))
    await db.insertInto('saved_filter').values(rows).execute()
  },
}
