import { afterAll, beforeAll, expect, it } from 'vitest'
import { failures } from '#contracts/core/failures.ts'
import type { Registration } from '#contracts/model/rights/patent.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { addPatent, drawnRights, patentFacts, photoOf } from '../picture-search/drawn-rights.test-support.ts'
import { openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'
import { addWatchHits } from './watches.store.ts'

let t: TestApp
let drawn: Awaited<ReturnType<typeof drawnRights>>
beforeAll(async () => {
  drawn = await drawnRights()
  t = await testApp({ rights: drawn.rights, search: drawn.search })
})
afterAll(async () => {
  await t.close()
  await drawn.close()
})

let worlds = 0
async function seller() {
  const headers = { 'x-world': `latest-${++worlds}` }
  const caller = t.as(await t.seller(headers), headers)
  const post = async (path: string, body: object) => (await caller.post(path, body)).body
  const get = async (path: string) => (await caller.get(path)).body.data
  const total = () => get('/api/AiAmazon/getNewLocTotal')
  const watches = async () => (await get('/api/patent/watches')).watches
  const world = await t.app.worlds.get(headers['x-world'])
  const stranger = await secondAccount(t, world.db, headers)
  return { post, get, total, watches, world, stranger }
}

let granted = 0
async function grant(family: string, addedAt: string, registered: Registration[] = []) {
  const number = `D20000${++granted}`
  const facts = {
    ...patentFacts(family, 1),
    publicationNumber: number,
    publishedOn: '2026-11-10',
    grantedOn: '2026-11-10',
    family: registered,
  }
  await addPatent(drawn.file, facts, [family, 1], addedAt)
  // Readers see an import only after their shared read transaction ends.
  const page = { sort: 'granted', order: 'desc', limit: 1, offset: 0 } as const
  await expect.poll(() => drawn.rights.patentsWhere({ number }, page, '2026-11-15').total, { timeout: 5000 }).toBe(1)
  return number
}

it('a week is new until the user has seen it, and new again after a grant is added', async () => {
  const s = await seller()
  await grant('umbrella', '2026-11-15T07:00:00.000Z')
  expect(await s.total()).toMatchObject({
    seenUntil: null,
    weeks: [{ week: '2026-W46', from: '2026-11-09', to: '2026-11-15', isNew: true }, { isNew: true }],
  })
  await s.post('/api/patent/seen', {})
  expect((await s.total()).weeks.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([false, false])
  s.world.clock.advance(60_000)
  await grant('umbrella', s.world.clock.iso())
  expect((await s.total()).weeks).toMatchObject([{ week: '2026-W46', isNew: true }, { isNew: false }])
})

it('a week does not become new when a grant gets its drawings', async () => {
  const s = await seller()
  const publicationNumber = `D20000${++granted}`
  const facts = { ...patentFacts('umbrella', 2), publicationNumber, publishedOn: '2026-11-10', grantedOn: '2026-11-10' }
  const connection = openRightsForWriting(drawn.file)
  rightsWriter(connection).putPatent(facts, [], '2026-11-15T07:00:00.000Z')
  connection.close()
  s.world.clock.advance(3_600_000)
  await s.post('/api/patent/seen', {})
  s.world.clock.advance(60_000)
  await addPatent(drawn.file, facts, ['umbrella', 2], s.world.clock.iso())
  const list = async () => (await s.post('/api/AiAmazon/getNewLocList', { keyword: publicationNumber })).data.row
  await expect.poll(async () => (await list())[0]?.view, { timeout: 5000 }).not.toBeNull()
  expect((await s.total()).weeks[0]).toMatchObject({ week: '2026-W46', isNew: false })
})

it('lists the grants of a week, by default the latest, and filters them by class, words and office', async () => {
  const s = await seller()
  const number = await grant('sneaker', '2026-11-15T07:00:00.000Z')
  const list = async (body: object) =>
    (await s.post('/api/AiAmazon/getNewLocList', body)).data.row.map(
      ({ publicationNumber }: { publicationNumber: string }) => publicationNumber,
    )
  expect(await list({})).toContain(number)
  expect(await list({ keyword: 'sneaker', office: ['US'] })).toEqual([number])
  expect(await list({ keyword: 'sneaker', loc: '31' })).toEqual([])
  expect(await list({ week: '2025-W24', keyword: number })).toEqual([])
})

it('a saved search finds later grants that look like its picture and counts those not seen', async () => {
  const s = await seller()
  const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, image: await photoOf('teapot', 1) })).data
  const { id } = (await s.post('/api/patent/watch', { queryId, name: 'Teapots' })).data
  expect(await s.watches()).toEqual([{ id, name: 'Teapots', queryId, since: '2026-11-15', found: 0 }])
  s.world.clock.advance(60_000)
  const number = await grant('teapot', s.world.clock.iso())
  await grant('hair-dryer', s.world.clock.iso())
  expect(await s.watches()).toMatchObject([{ found: 1 }])
  const { data } = await s.post('/api/patent/watched', { id })
  expect(data.row).toMatchObject([{ publicationNumber: number, title: 'teapot', verdict: null }])
  // The dialog shows the same similarity and view.
  const [{ id: patentId, similarity, view }] = data.row
  expect(await s.get(`/api/patent/detail?id=${patentId}&queryId=${queryId}`)).toMatchObject({ similarity, view })
  expect(await s.watches()).toMatchObject([{ found: 0 }])
  const { code } = (await s.stranger.post('/api/patent/watched', { id })).body
  expect([code, (await s.stranger.post('/api/patent/unwatch', { id })).body.code]).toEqual([
    failures.watchNotFound.code,
    failures.watchNotFound.code,
  ])
  await s.post('/api/patent/unwatch', { id })
  expect(await s.watches()).toEqual([])
  expect((await s.post('/api/patent/watched', { id })).code).toBe(failures.watchNotFound.code)
})

it('a saved search marks whether each grant is at one of the seller’s target offices', async () => {
  const s = await seller()
  const finds = async (targets: string[], name: string) => {
    const options = { mold_id: 1, title: 'desk lamp', targets }
    const { queryId } = (await s.post('/api/AiAmazon/getQueryId', options)).data
    const { id } = (await s.post('/api/patent/watch', { queryId, name })).data
    s.world.clock.advance(60_000)
    await grant('desk-lamp', s.world.clock.iso())
    const { row } = (await s.post('/api/patent/watched', { id })).data
    return row.map(({ office, counts }: { office: string; counts: boolean }) => [office, counts])
  }
  expect(await finds(['US'], 'Here')).toEqual([['US', true]])
  expect(new Set((await finds(['JP'], 'There')).map(String))).toEqual(new Set(['US,false']))
})

it('a saved search shows all registrations of a grant’s design', async () => {
  const s = await seller()
  const european = { office: 'EU', publicationNumber: '019000009-0001' } as const
  const facts = { ...patentFacts('headlamp', 2), ...european }
  await addPatent(drawn.file, facts, ['headlamp', 2], '2026-11-01T00:00:00.000Z')
  const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, title: 'headlamp', targets: ['EU'] }))
    .data
  const { id } = (await s.post('/api/patent/watch', { queryId, name: 'Headlamps' })).data
  s.world.clock.advance(60_000)
  await grant('headlamp', s.world.clock.iso(), [european])
  const { row } = (await s.post('/api/patent/watched', { id })).data
  expect(row).toMatchObject([{ office: 'US', counts: true, offices: [{ office: 'EU' }, { office: 'US' }] }])
})

it('a saved search finds grants added before it was saved, but not those its original search found', async () => {
  const s = await seller()
  await grant('garlic-press', '2026-11-15T07:00:00.000Z')
  const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, title: 'garlic press' })).data
  s.world.clock.advance(2 * 24 * 3_600_000)
  const between = await grant('garlic-press', s.world.clock.iso())
  s.world.clock.advance(3_600_000)
  const { id } = (await s.post('/api/patent/watch', { queryId, name: 'Presses' })).data
  const { data } = await s.post('/api/patent/watched', { id })
  const numbers = data.row.map(({ publicationNumber }: { publicationNumber: string }) => publicationNumber)
  expect(numbers).toEqual([between])
})

it('a saved search keeps more hits than fit on a page', async () => {
  const s = await seller()
  const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, title: 'water bottle' })).data
  const { id } = (await s.post('/api/patent/watch', { queryId, name: 'Bottles' })).data
  s.world.clock.advance(3_600_000)
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  const facts = { ...patentFacts('water-bottle', 1), publishedOn: '2026-11-10', grantedOn: '2026-11-10' }
  for (let no = 0; no < 150; no++)
    writer.putPatent({ ...facts, publicationNumber: `D30${1000 + no}` }, [], s.world.clock.iso())
  connection.close()
  await expect.poll(async () => (await s.watches())[0].found, { timeout: 5000 }).toBe(150)
  await s.post('/api/patent/watched', { id, page: 1, size: 100 })
  expect(await s.watches()).toMatchObject([{ found: 50 }])
  await s.post('/api/patent/watched', { id, page: 2, size: 100 })
  expect(await s.watches()).toMatchObject([{ found: 0 }])
})

it('a patent that gets drawings is a new hit of a saved picture search, but not of a text search that already found it', async () => {
  const s = await seller()
  const number = `D20000${++granted}`
  const facts = { ...patentFacts('desk-lamp', 1), publicationNumber: number }
  const connection = openRightsForWriting(drawn.file)
  rightsWriter(connection).putPatent(facts, [], '2026-11-15T07:00:00.000Z')
  connection.close()
  for (const form of [{ image: await photoOf('desk-lamp', 1) }, { title: 'desk lamp' }]) {
    const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, ...form })).data
    await s.post('/api/patent/watch', { queryId, name: Object.keys(form)[0] })
  }
  expect(await s.watches()).toMatchObject([{ found: 0 }, { found: 0 }])
  s.world.clock.advance(3_600_000)
  await addPatent(drawn.file, facts, ['desk-lamp', 1], s.world.clock.iso())
  await expect.poll(s.watches, { timeout: 5000 }).toMatchObject([
    { name: 'title', found: 0 },
    { name: 'image', found: 1 },
  ])
})

it('the hits of a saved search are paged, the latest first, and are new until shown', async () => {
  const s = await seller()
  const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, title: 'headlamp' })).data
  const { id } = (await s.post('/api/patent/watch', { queryId, name: 'Headlamps' })).data
  const [first = 0, second = 0, third = 0] = drawn.rights.idsWhere({ granted: true }, '2026-11-15') ?? []
  const find = (patentId: number, similarity: number, minutes: number) => {
    const lookedAt = new Date(s.world.clock.now().getTime() + minutes * 60_000).toISOString()
    return addWatchHits(s.world.db, { watchId: id, lookedAt }, [{ patent_id: patentId, view: null, similarity }])
  }
  await find(first, 0.6, 0)
  await find(second, 0.9, 0)
  const shown = async (page: number) => {
    const { row, ...paging } = (await s.post('/api/patent/watched', { id, page, size: 2 })).data
    return [...row.map((each: { id: number; isNew: boolean }) => [each.id, each.isNew]), paging]
  }
  expect(await shown(1)).toEqual([[second, true], [first, true], { total: 2, page: 1, size: 2 }])
  await find(third, 0.5, 1)
  expect(await s.watches()).toMatchObject([{ found: 1 }])
  expect(await shown(2)).toEqual([[first, false], { total: 3, page: 2, size: 2 }])
  expect(await s.watches()).toMatchObject([{ found: 1 }])
  expect(await shown(1)).toEqual([[third, true], [second, false], { total: 3, page: 1, size: 2 }])
  expect(await s.watches()).toMatchObject([{ found: 0 }])
})

it('a saved search that is deleted while it runs leaves no hits', async () => {
  const s = await seller()
  const { queryId } = (await s.post('/api/AiAmazon/getQueryId', { mold_id: 1, title: 'umbrella' })).data
  const { id } = (await s.post('/api/patent/watch', { queryId, name: 'Umbrellas' })).data
  await s.post('/api/patent/unwatch', { id })
  const { db, clock } = s.world
  await addWatchHits(db, { watchId: id, lookedAt: clock.iso() }, [{ patent_id: 1, view: null, similarity: null }])
  expect(await db.selectFrom('patent_watch_hit').selectAll().execute()).toEqual([])
})
