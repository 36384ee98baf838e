import { afterAll, beforeAll, expect, it } from 'vitest'
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { crowdedRights } from '../picture-search/crowded-rights.test-support.ts'
import { photoOf } from '../picture-search/drawn-rights.test-support.ts'
import { packHits, unpackHits } from './packed-hits.ts'
import { storedHits } from './target-hits.ts'

type Found = Output<typeof patents.getPatentInfo>

let t: TestApp
let crowded: Awaited<ReturnType<typeof crowdedRights>>
beforeAll(async () => {
  crowded = await crowdedRights('teapot', 'umbrella')
  t = await testApp({ rights: crowded.rights, search: crowded.search })
})
afterAll(async () => {
  await t.close()
  await crowded.close()
})

let worlds = 0
async function seller() {
  const headers = { 'x-world': `target-hits-${++worlds}` }
  const caller = t.as(await t.seller(headers), headers)
  const post = async (path: string, body: object) => (await caller.post(path, body)).body.data
  const search = async (targets: string[]): Promise<{ queryId: string; charged: number }> =>
    post('/api/AiAmazon/getQueryId', { mold_id: 1, image: await photoOf('teapot', 1), targets })
  const officesOf = async (queryId: string, options: object = {}) => {
    const { row, nearest = [] }: Found = await post('/api/AiAmazon/getPatentInfo', { queryId, ...options })
    return [...row, ...nearest].map(({ office }) => office).toSorted()
  }
  const { db } = await t.app.worlds.get(headers['x-world'])
  return { caller, search, officesOf, db }
}

it('a search finds a design of a target office even behind many more similar ones elsewhere', async () => {
  const s = await seller()
  const { queryId } = await s.search(['US'])
  expect(await s.officesOf(queryId)).toEqual(['CN', 'US'])
  const { hits } = await s.db.selectFrom('patent_query').select('hits').executeTakeFirstOrThrow()
  expect(storedHits({ hits })).toHaveLength(2)
})

it('repeating a search with other target offices searches these too, for free', async () => {
  const s = await seller()
  const { queryId } = await s.search([])
  expect(await s.officesOf(queryId)).toEqual(['CN'])
  expect(await s.search(['US'])).toEqual({ queryId, charged: 0 })
  expect(await s.officesOf(queryId)).toEqual(['CN', 'US'])
})

it('target offices chosen on the result page are searched too', async () => {
  const s = await seller()
  const { queryId } = await s.search([])
  expect(await s.officesOf(queryId, { targets: ['US'] })).toEqual(['CN', 'US'])
})

it('the hits of target offices do not depend on offices chosen before', async () => {
  const s = await seller()
  const { queryId } = await s.search(['CN'])
  expect(await s.officesOf(queryId)).toEqual(['CN'])
  expect(await s.officesOf(queryId, { targets: ['US'] })).toEqual(['CN', 'US'])
  expect(await s.officesOf(queryId, { targets: ['DE', 'JP', 'US'] })).toEqual(['CN', 'US'])
  expect(await s.officesOf(queryId, { targets: ['DE'] })).toEqual(['CN'])
  expect(await s.officesOf(queryId)).toEqual(['CN'])
})

it('the list of searches counts the designs of the target offices of each search', async () => {
  const s = await seller()
  const foundIn = async () => {
    const { row } = (await s.caller.get('/api/patent/queries')).body.data
    return row.map(({ found }: { found: number }) => found)
  }
  const { queryId } = await s.search([])
  await s.officesOf(queryId, { targets: ['US'] })
  const stored = unpackHits(await s.db.selectFrom('patent_query').select('hits').executeTakeFirstOrThrow())
  const similar = (stored.byOffice.US ?? []).map((hit) => ({ ...hit, similarity: 0.5 }))
  const hits = packHits({ ...stored, byOffice: { US: similar } })
  await s.db.updateTable('patent_query').set({ hits }).execute()
  await s.search(['US'])
  expect(await foundIn()).toEqual([2])
  await s.search(['DE'])
  expect(await foundIn()).toEqual([1])
})

it('reads rows of an earlier version, which stored the hits of target offices in one list with the others', async () => {
  const s = await seller()
  const { queryId } = await s.search(['US'])
  const { hits } = await s.db.selectFrom('patent_query').select('hits').executeTakeFirstOrThrow()
  const packed = storedHits({ hits }).map((hit) => [hit.patentId, hit.view, hit.similarity])
  await s.db
    .updateTable('patent_query')
    .set({ hits: JSON.stringify({ hits: packed, targets: [['US']] }) })
    .execute()
  expect(await s.officesOf(queryId)).toEqual(['CN', 'US'])
  expect(await s.officesOf(queryId, { targets: ['CN'] })).toEqual(['CN', 'US'])
})

it('counts the designs of a search that an earlier version stored', async () => {
  const s = await seller()
  const { queryId } = await s.search([])
  const { hits } = await s.db.selectFrom('patent_query').select('hits').executeTakeFirstOrThrow()
  const former = JSON.stringify(storedHits({ hits }).map((hit) => [hit.patentId, hit.view, hit.similarity]))
  await s.db.updateTable('patent_query').set({ hits: former, found: 17 }).execute()
  const { row } = (await s.caller.get('/api/patent/queries')).body.data
  expect(row).toMatchObject([{ queryId, found: 1 }])
})
