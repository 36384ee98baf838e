import { STORY } from '#fixtures/story.ts'
import { infringement } from '../api/rights/infringement.ts'
import { patents } from '../api/rights/patents.ts'
import { BARE_GRANT, BARE_MARK, BARE_PATENT, WHOLE_FORM, WHOLE_MARK, WHOLE_PATENT, WHOLE_PRODUCT } from './given.ts'
import { drawnTeapot } from './rights.test-support.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { StateHandlers } from './state-handlers.test-support.ts'

export const rightsStates: StateHandlers = {
  async 'a mark'(stage, { is }) {
    const { rights } = await stage.world()
    const { words } = is === 'whole' ? WHOLE_MARK : BARE_MARK
    const mark = [...rights.markWords(0)].find((each) => each.words === words)
    stage.setStandIn(STAND_INS.mark, mark?.id ?? 0)
  },
  async 'a patent'(stage) {
    stage.setStandIn(STAND_INS.patent, await wholePatent(stage))
  },
  async 'a patent search'(stage, { is }) {
    const image = `data:image/png;base64,${(await drawnTeapot()).toString('base64')}`
    const bare = { bare: BARE_PATENT, 'bare grant': BARE_GRANT }
    const form =
      is === 'bare' || is === 'bare grant' ? { title: bare[is].title } : { image, ...(is === 'whole' && WHOLE_FORM) }
    const { queryId } = await stage.call(patents.getQueryId, { body: { mold_id: 1, ...form } })
    stage.setStandIn(STAND_INS.patentQuery, queryId)
  },
  async 'a verdict on a patent'(stage) {
    const queryId = stage.standInValue(STAND_INS.patentQuery)
    const body = { queryId, id: await wholePatent(stage), verdict: 'similar', note: 'The base differs' } as const
    await stage.call(patents.judge, { body })
  },
  async 'a saved patent search'(stage) {
    const body = { queryId: stage.standInValue(STAND_INS.patentQuery), name: 'Lamps' }
    const { id } = await stage.call(patents.watch, { body })
    stage.setStandIn(STAND_INS.patentWatch, id)
    const before = '2026-11-01T00:00:00.000Z'
    const { db } = await stage.world()
    // The search must be older than the grant that it finds.
    await db.updateTable('patent_query').set({ created_at: before }).execute()
    await db.updateTable('patent_watch').set({ created_at: before, looked_at: before }).execute()
  },
  async 'saved patent searches'(stage, { count }) {
    const body = { queryId: stage.standInValue(STAND_INS.patentQuery), name: 'Lamps' }
    for (let i = 0; i < count; i++) await stage.call(patents.watch, { body })
  },
  async 'a visit to the latest grants'(stage) {
    await stage.call(patents.seen, { body: {} })
  },
  async 'an infringement query'(stage, { is }) {
    const pictures = [`data:image/png;base64,${(await drawnTeapot()).toString('base64')}`]
    const product = { asin: STORY.asin, title: WHOLE_MARK.words, pictures }
    const listing = is === 'whole' ? product : is === 'picture' ? { pictures } : { title: 'Teapot' }
    const { id } = await stage.call(infringement.create, { body: { mold_id: 1, ...listing } })
    const verdict = { id, verdict: 'similar', note: 'The lid differs' } as const
    if (is === 'whole') await stage.call(infringement.judge, { body: verdict })
    stage.setStandIn(STAND_INS.tortQuery, id)
  },
  async 'an infringement query of a product'(stage) {
    await stage.call(infringement.create, { body: { mold_id: 1, asin: WHOLE_PRODUCT, title: WHOLE_MARK.words } })
  },
  async 'no drawings of patents'(stage) {
    const world = await stage.world()
    const search = { ...world.search, find: async () => [], countPatents: async () => 0 }
    Object.assign(world, { search, searchBy: () => search })
  },
}

async function wholePatent(stage: Stage): Promise<number> {
  const { rights } = await stage.world()
  const page = { sort: 'published', order: 'desc', limit: 1, offset: 0 } as const
  return rights.patentsWhere({ number: WHOLE_PATENT.number }, page, '2026-11-15').patents[0]?.id ?? 0
}
