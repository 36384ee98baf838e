import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGES_MAX, DEFAULT_SETTINGS } from '#contracts/api/watches.ts'
import { failures } from '#contracts/core/failures.ts'
import { searchSubject } from '#contracts/model/watch-subjects.ts'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { ItemSnapshot, MatchSnapshot } from './compare.rules.ts'
import { MARKET, MUG, openAccount, SEARCH } from './watching-account.test-support.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('a change', () => {
  it('of a product is reported once, with its threshold, and until it is seen', async () => {
    const { create, changes, counts, list, setBaseline, post, world } = await openAccount(t)
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
    const { create, changes, setBaseline, world } = await openAccount(t)
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
    const { create, changes, setBaseline, world } = await openAccount(t)
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
    const { mine, create, list, changes, setBaseline, world } = await openAccount(t)
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
    const { create, setBaseline, world } = await openAccount(t)
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
    const { create, changes, setBaseline, world } = await openAccount(t)
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
    const { create, changes, setBaseline, post } = await openAccount(t)
    const id = await create(MUG)
    await setBaseline(id, { price: 1 })
    expect((await changes()).total).toBe(1)
    await post('delete', { id })
    expect((await changes()).total).toBe(0)
    expect((await post('delete', { id })).code).toBe(failures.notWatched.code)
  })

  it('below a new threshold is not reported', async () => {
    const { create, changes, setBaseline, post, world } = await openAccount(t)
    const id = await create(MUG)
    const { price } = world.catalogue.product(STORY.asin, 'US', 0)!
    await post('update', { id, settings: { ...DEFAULT_SETTINGS, price: 0.5 } })
    await setBaseline(id, { price: Math.round(price! * 0.8) })
    expect((await changes()).total).toBe(0)
  })

  it('of a product that is no longer on record is said by the state of its watch', async () => {
    const { create, list, world } = await openAccount(t)
    const id = await create(MUG)
    const changed = { subject: 'US/B0REMOVED1', checked: '' }
    await world.db.updateTable('watch').set(changed).where('id', '=', id).execute()
    expect(await list()).toMatchObject([{ state: 'missing', name: 'B0REMOVED1', price: null }])
  })

  it('can be made by developers for a sample account', async () => {
    const { create, mine, changes } = await openAccount(t)
    for (const body of [MUG, MARKET, SEARCH]) await create(body)
    const { body } = await mine.post('/__dev/watches', { phone: STORY.account.phone })
    expect(body.data).toEqual({ watches: 3 })
    const whats = (await changes()).row.map(({ kind, what }) => `${kind} ${what}`)
    expect(whats).toEqual(
      expect.arrayContaining(['product price', 'product rank', 'market units', 'productSearch match']),
    )
  })
})
