import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGES_MAX, DEFAULT_SETTINGS, WATCHES_MAX, type Watch, type WatchChange } from '#contracts/api/watches.ts'
import { failures } from '#contracts/core/failures.ts'
import { searchSubject } from '#contracts/model/watch-subjects.ts'
import { STORY } from '#fixtures/story.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import type { ItemSnapshot, MatchSnapshot } from './compare.rules.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MUG = { kind: 'product', subject: `US/${STORY.asin}` }
const MARKET = { kind: 'market', subject: STORY.niche }
const SEARCH = {
  kind: 'productSearch',
  subject: searchSubject({ words: 'mug', range: { units: { min: 300 } } }),
  name: 'Mugs',
  address: '/select/product?words=mug',
}

async function openAccount() {
  const headers = { 'x-world': `watches-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const world: DevWorld = await t.app.worlds.get(headers['x-world'])
  const post = async (path: string, body: object) => (await mine.post(`/api/watches/${path}`, body)).body
  const create = async (body: object): Promise<number> => (await post('create', body)).data.id
  const list = async (): Promise<Watch[]> => (await mine.get('/api/watches')).body.data.watches
  const changes = async (query = ''): Promise<{ row: WatchChange[]; total: number }> =>
    (await mine.get(`/api/watches/changes${query}`)).body.data
  const counts = async () => (await mine.get('/api/watches/counts')).body.data
  /** Replaces what a watch compares with, so that the next read finds a change. */
  const setBaseline = async (id: number, change: Partial<ItemSnapshot> | Partial<MatchSnapshot>) => {
    const { baseline } = await world.db
      .selectFrom('watch')
      .select('baseline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const changed = JSON.stringify({ ...JSON.parse(baseline), ...change })
    await world.db.updateTable('watch').set({ baseline: changed, checked: '' }).where('id', '=', id).execute()
  }
  return { mine, world, headers, post, create, list, changes, counts, setBaseline }
}

describe('a watch', () => {
  it('of a product, a market and a search is listed with what it is now, latest first', async () => {
    const { create, list, world } = await openAccount()
    const ids = []
    for (const body of [MUG, MARKET, SEARCH]) {
      world.clock.advance(1000)
      ids.push(await create(body))
    }
    const rows = await list()
    expect(rows.map(({ id }) => id)).toEqual(ids.toReversed())
    const product = world.catalogue.product(STORY.asin, 'US', 0)!
    expect(rows[2]).toMatchObject({
      ...MUG,
      name: product.title,
      marketplace: 'US',
      price: product.price! / 100,
      rank: product.rank,
      rating: product.rating,
      settings: DEFAULT_SETTINGS,
      state: 'ok',
      sample: true,
      unseen: 0,
    })
    const niche = world.catalogue.niche(STORY.niche, 0)!
    expect(rows[1]).toMatchObject({ ...MARKET, name: niche.title, units: niche.summary.demand, rank: null })
    const found = await t.as(await t.seller()).post('/api/products/search', JSON.parse(SEARCH.subject))
    expect(rows[0]).toMatchObject({ ...SEARCH, matches: found.body.data.total })
    expect(rows[0]!.matches).toBeGreaterThan(1)
  })

  it('exists once for each item, however often it is created', async () => {
    const { create, list } = await openAccount()
    const ids = await Promise.all([create(MUG), create(MUG), create(MUG)])
    expect(new Set(ids).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it('of a saved patent search is in the same list', async () => {
    const { mine, list } = await openAccount()
    const body = { mold_id: 1, title: 'lamp' }
    const { queryId } = (await mine.post('/api/AiAmazon/getQueryId', body)).body.data
    const { id } = (await mine.post('/api/patent/watch', { queryId, name: 'Lamps' })).body.data
    expect(await list()).toMatchObject([{ kind: 'patents', id, name: 'Lamps', settings: null, unseen: 0 }])
  })

  it('belongs to its account', async () => {
    const { create, world, headers, changes, setBaseline } = await openAccount()
    const id = await create(MUG)
    await setBaseline(id, { price: 1 })
    const other = await secondAccount(t, world.db, headers)
    expect((await other.get('/api/watches')).body.data.watches).toEqual([])
    expect((await other.get(`/api/watches/changes?id=${id}`)).body.data.total).toBe(0)
    await other.post('/api/watches/seen', { id })
    for (const [path, body] of [
      ['update', { id, settings: DEFAULT_SETTINGS }],
      ['delete', { id }],
    ] as const)
      expect((await other.post(`/api/watches/${path}`, body)).body.code).toBe(failures.notWatched.code)
    expect((await changes()).row).toMatchObject([{ what: 'price', isNew: true }])
  })

  it.each([
    ['no product', { ...MUG, subject: 'US/B0NOWHERE1' }, 'asinNotFound'],
    ['a product of another marketplace', { ...MUG, subject: `US/${STORY.german}` }, 'asinElsewhere'],
    ['a malformed product', { ...MUG, subject: STORY.asin }, 'wrongWatch'],
    ['an unknown marketplace', { ...MUG, subject: `XX/${STORY.asin}` }, 'wrongWatch'],
    ['an unknown market', { ...MARKET, subject: 'nowhere' }, 'nicheNotFound'],
    ['a search that is not JSON', { ...SEARCH, subject: '{' }, 'wrongWatch'],
    ['a search with an unknown field', { ...SEARCH, subject: '{"colour":"red"}' }, 'wrongWatch'],
    [
      'a search with a contradictory range',
      { ...SEARCH, subject: '{"range":{"price":{"min":2,"max":1}}}' },
      'wrongWatch',
    ],
    ['a search of an unknown category', { ...SEARCH, subject: '{"category":"99999-1"}' }, 'wrongWatch'],
  ] as const)('of %s is refused', async (_, body, failure) => {
    const { post } = await openAccount()
    expect((await post('create', body)).code).toBe(failures[failure].code)
  })

  it('leads only to addresses of the app', async () => {
    const { post } = await openAccount()
    for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await post('create', { ...SEARCH, address })).code).toBe(400)
  })

  it('is one of at most fifty, also in parallel calls', async () => {
    const { create, post, world } = await openAccount()
    await create(MUG)
    const { id: _, ...row } = await world.db.selectFrom('watch').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: WATCHES_MAX - 2 }, (_, at) => ({ ...row, subject: `US/B0FILLER${at}` }))
    await world.db.insertInto('watch').values(rows).execute()
    const answers = await Promise.all([post('create', MARKET), post('create', SEARCH)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1, failures.tooManyWatched.code])
  })
})

describe('a change', () => {
  it('of a product is reported once, with its threshold, and until it is seen', async () => {
    const { create, changes, counts, list, setBaseline, post, world } = await openAccount()
    const id = await create(MUG)
    const { price, rank } = world.catalogue.product(STORY.asin, 'US', 0)!
    await setBaseline(id, { price: price! * 0.9, rank: rank! * 1.05 })
    const found = await Promise.all([changes(), changes(), changes()])
    for (const { total } of found) expect(total).toBe(1)
    expect(found[0]!.row).toMatchObject([
      { watchId: id, what: 'price', before: (price! * 0.9) / 100, after: price! / 100, isNew: true },
    ])
    expect(await counts()).toMatchObject({
      unseen: { product: 1, market: 0, productSearch: 0, patents: 0 },
      watches: [{ kind: 'product', id, unseen: 1 }],
    })
    await post('seen', { id })
    expect((await counts()).watches).toEqual([])
    expect((await changes(`?id=${id}`)).row).toMatchObject([{ what: 'price', isNew: false }])
    expect((await list())[0]!.unseen).toBe(0)
  })

  it('of the niche names the new rivals', async () => {
    const { create, changes, setBaseline, world } = await openAccount()
    for (const body of [MUG, MARKET]) {
      const id = await create(body)
      const { baseline } = await world.db.selectFrom('watch').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const [newest, ...rivals] = (JSON.parse(baseline) as ItemSnapshot).rivals!
      expect(rivals.length).toBeGreaterThan(1)
      await setBaseline(id, { rivals })
      const [change] = (await changes(`?id=${id}`)).row
      expect(change).toMatchObject({ what: 'rival', count: 1, items: [{ id: newest, title: expect.any(String) }] })
    }
  })

  it('of a search names new and lost matches', async () => {
    const { create, changes, setBaseline, world } = await openAccount()
    const id = await create(SEARCH)
    const { baseline } = await world.db.selectFrom('watch').selectAll().executeTakeFirstOrThrow()
    const { ids } = JSON.parse(baseline) as MatchSnapshot
    await setBaseline(id, { ids: [...ids.slice(1), 'B0GONEGONE'] })
    expect((await changes()).row.toReversed()).toMatchObject([
      { what: 'match', before: ids.length, after: ids.length, count: 1, items: [{ id: ids[0] }] },
      { what: 'gone', count: 1, items: [{ id: 'B0GONEGONE', title: null }] },
    ])
  })

  it('of a search of markets names new and lost markets', async () => {
    const { mine, create, list, changes, setBaseline, world } = await openAccount()
    const filter = { level: 'niche', range: { units: { min: 1000 } } }
    const id = await create({ kind: 'marketSearch', subject: searchSubject(filter), name: 'Big niches' })
    const found = (await mine.post('/api/markets/search', filter)).body.data
    expect(found.total).toBeGreaterThan(1)
    expect(await list()).toMatchObject([
      { kind: 'marketSearch', matches: found.total, marketplace: 'US', sample: true },
    ])
    const { baseline } = await world.db.selectFrom('watch').selectAll().executeTakeFirstOrThrow()
    const { ids } = JSON.parse(baseline) as MatchSnapshot
    const best = found.row[0]
    await setBaseline(id, { ids: [...ids.filter((each) => each !== best.id), 'gone'] })
    expect((await changes()).row.toReversed()).toMatchObject([
      { what: 'match', count: 1, items: [{ id: best.id, title: best.title }] },
      { what: 'gone', count: 1, items: [{ id: 'gone', title: null }] },
    ])
  })

  it('is looked for on each new day, and by the regular run for all accounts', async () => {
    const { create, setBaseline, world } = await openAccount()
    const id = await create(MUG)
    const checkedAt = async () => (await world.db.selectFrom('watch').selectAll().executeTakeFirstOrThrow()).checked_at
    const first = await checkedAt()
    await world.watchChecks.run()
    expect(await checkedAt()).toBe(first)
    world.clock.advance(86_400_000)
    await world.watchChecks.run()
    expect((await checkedAt()) > first).toBe(true)
    await setBaseline(id, { price: 1 })
    await world.watchChecks.run()
    expect(await world.db.selectFrom('watch_change').select('what').execute()).toEqual([{ what: 'price' }])
  })

  it('is kept among the latest hundred', async () => {
    const { create, changes, setBaseline, world } = await openAccount()
    const id = await create(MUG)
    const change = { watch_id: id, what: 'price', items: '[]', count: 0, at: '2026-11-01T00:00:00.000Z' } as const
    const rows = Array.from({ length: CHANGES_MAX }, (_, round) => ({
      ...change,
      round: -round,
      before: 1,
      after: 2,
      seen_at: null,
    }))
    await world.db.insertInto('watch_change').values(rows).execute()
    await setBaseline(id, { price: 1 })
    const { row, total } = await changes()
    expect(total).toBe(CHANGES_MAX)
    expect(row[0]).toMatchObject({ before: 0.01 })
  })

  it('ends with its watch', async () => {
    const { create, changes, setBaseline, post } = await openAccount()
    const id = await create(MUG)
    await setBaseline(id, { price: 1 })
    expect((await changes()).total).toBe(1)
    await post('delete', { id })
    expect((await changes()).total).toBe(0)
    expect((await post('delete', { id })).code).toBe(failures.notWatched.code)
  })

  it('below a new threshold is not reported', async () => {
    const { create, changes, setBaseline, post, world } = await openAccount()
    const id = await create(MUG)
    const { price } = world.catalogue.product(STORY.asin, 'US', 0)!
    await post('update', { id, settings: { ...DEFAULT_SETTINGS, price: 0.5 } })
    await setBaseline(id, { price: Math.round(price! * 0.8) })
    expect((await changes()).total).toBe(0)
  })

  it('of a product that is no longer on record is said by the state of its watch', async () => {
    const { create, list, world } = await openAccount()
    const id = await create(MUG)
    const changed = { subject: 'US/B0REMOVED1', checked: '' }
    await world.db.updateTable('watch').set(changed).where('id', '=', id).execute()
    expect(await list()).toMatchObject([{ state: 'missing', name: 'B0REMOVED1', price: null }])
  })

  it('can be made by developers for a sample account', async () => {
    const { create, mine, changes } = await openAccount()
    for (const body of [MUG, MARKET, SEARCH]) await create(body)
    const { body } = await mine.post('/__dev/watches', { phone: STORY.account.phone })
    expect(body.data).toEqual({ watches: 3 })
    const whats = (await changes()).row.map(({ kind, what }) => `${kind} ${what}`)
    expect(whats).toEqual(
      expect.arrayContaining(['product price', 'product rank', 'market units', 'productSearch match']),
    )
  })
})
