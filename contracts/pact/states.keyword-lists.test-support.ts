import { keywordLists, MAX_LISTED_TERMS } from '../api/keyword-lists.ts'
import type { Stage } from './stage.test-support.ts'
import { STAND_INS } from './stand-ins.ts'
import type { StateHandlers } from './state-handlers.test-support.ts'

async function createList(stage: Stage): Promise<number> {
  const { id: list } = await stage.call(keywordLists.create, { body: { name: 'Launch', marketplace: 'US' } })
  stage.setStandIn(STAND_INS.keywordList, list)
  const terms = ['travel mug', 'a term that nobody knows']
  await stage.call(keywordLists.add, { body: { list, terms, origin: 'mining', detail: 'mug' } })
  const { row } = await stage.call(keywordLists.terms, { body: { list } })
  const term = row[0]?.id
  if (term === undefined) throw new Error('The list has no terms')
  stage.setStandIn(STAND_INS.listedTerm, term)
  return list
}

export const keywordListsStates: StateHandlers = {
  async 'a keyword list'(stage) {
    await createList(stage)
  },
  async 'keyword lists'(stage, { count }) {
    await createList(stage)
    const { db } = await stage.world()
    const { id: _, ...row } = await db.selectFrom('keyword_list').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: count - 1 }, (_each, at) => ({ ...row, name: `List ${at}` }))
    await db.insertInto('keyword_list').values(rows).execute()
  },
  async 'a full keyword list'(stage) {
    await createList(stage)
    const { db } = await stage.world()
    const { id: _, ...row } = await db.selectFrom('listed_term').selectAll().executeTakeFirstOrThrow()
    const tags = JSON.stringify(Array.from({ length: 10 }, (_each, at) => `tag ${at}`))
    await db.updateTable('listed_term').set({ tags }).execute()
    const rows = Array.from({ length: MAX_LISTED_TERMS - 2 }, (_each, at) => ({ ...row, folded: `term ${at}` }))
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('listed_term')
        .values(rows.slice(at, at + 500))
        .execute()
  },
}
