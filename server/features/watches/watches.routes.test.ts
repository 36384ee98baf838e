import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, WATCHES_MAX } from '#contracts/api/watches.ts'
import { failures } from '#contracts/core/failures.ts'
import { STORY } from '#fixtures/story.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { MARKET, MUG, openAccount, SEARCH } from './watching-account.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('a watch', () => {
  it('of a product, a market and a search is listed with what it is now, latest first', async () => {
    const { create, list, world } = await openAccount(t)
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
    const { create, list } = await openAccount(t)
    const ids = await Promise.all([create(MUG), create(MUG), create(MUG)])
    expect(new Set(ids).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it('of a saved patent search is in the same list', async () => {
    const { mine, list } = await openAccount(t)
    const body = { mold_id: 1, title: 'lamp' }
    const { queryId } = (await mine.post('/api/AiAmazon/getQueryId', body)).body.data
    const { id } = (await mine.post('/api/patent/watch', { queryId, name: 'Lamps' })).body.data
    expect(await list()).toMatchObject([{ kind: 'patents', id, name: 'Lamps', settings: null, unseen: 0 }])
  })

  it('belongs to its account', async () => {
    const { create, world, headers, changes, setBaseline } = await openAccount(t)
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
    const { post } = await openAccount(t)
    expect((await post('create', body)).code).toBe(failures[failure].code)
  })

  it('leads only to addresses of the app', async () => {
    const { post } = await openAccount(t)
    for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await post('create', { ...SEARCH, address })).code).toBe(400)
  })

  it('is one of at most fifty, also in parallel calls', async () => {
    const { create, post, world } = await openAccount(t)
    await create(MUG)
    const { id: _, ...row } = await world.db.selectFrom('watch').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: WATCHES_MAX - 2 }, (_, at) => ({ ...row, subject: `US/B0FILLER${at}` }))
    await world.db.insertInto('watch').values(rows).execute()
    const answers = await Promise.all([post('create', MARKET), post('create', SEARCH)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1, failures.tooManyWatched.code])
  })
})
