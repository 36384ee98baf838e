import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALCULATIONS_MAX } from '#contracts/api/calculators.ts'
import { failures } from '#contracts/core/failures.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { STORY } from '#fixtures/story.ts'
import { secondAccount } from '#server/app/second-account.test-support.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const INPUT: ProfitInput = { ...emptyInput('US', '2026-11-23'), cost: 800, freight: 200 }
const TEXT = JSON.stringify(INPUT)

async function openAccounts() {
  const headers = { 'x-world': `calculators-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const world: DevWorld = await t.app.worlds.get(headers['x-world'])
  const save = async (body: object = {}) =>
    (await mine.post('/api/calculators/save', { kind: 'profit', name: 'Travel mug', input: TEXT, ...body })).body
  return { mine, world, save, other: await secondAccount(t, world.db, headers) }
}

describe('saved calculations', () => {
  it('are listed with the latest change first, each with its whole input', async () => {
    const { mine, save, world } = await openAccounts()
    const { id } = (await save()).data
    await save({ name: 'Second' })
    world.clock.advance(60_000)
    const changed = JSON.stringify({ ...INPUT, price: 3499 })
    await save({ id, name: 'Travel mug, dearer', input: changed })
    const { row, total } = (await mine.get('/api/calculators/list?kind=profit')).body.data
    expect(total).toBe(2)
    expect(row.map(({ name }: { name: string }) => name)).toEqual(['Travel mug, dearer', 'Second'])
    expect(row[0]).toMatchObject({ id, input: changed })
    expect(row[0].updated_at > row[0].created_at).toBe(true)
  })

  it('belong to their account: others can neither list, replace, delete nor share them', async () => {
    const { save, other } = await openAccounts()
    const { id } = (await save()).data
    expect((await other.get('/api/calculators/list?kind=profit')).body.data.total).toBe(0)
    for (const [path, body] of [
      ['save', { id, kind: 'profit', name: 'Taken', input: TEXT }],
      ['delete', { id }],
      ['share', { id }],
    ] as const)
      expect((await other.post(`/api/calculators/${path}`, body)).body.code).toBe(failures.calculationNotFound.code)
  })

  it('of freight have a list of their own', async () => {
    const { mine, save } = await openAccounts()
    await save()
    await save({ kind: 'freight', name: 'First order', input: JSON.stringify(startFreight('US', '2026-11-23')) })
    const list = async (kind: string) => (await mine.get(`/api/calculators/list?kind=${kind}`)).body.data.row
    expect(await list('freight')).toMatchObject([{ kind: 'freight', name: 'First order' }])
    expect(await list('profit')).toMatchObject([{ kind: 'profit', name: 'Travel mug' }])
    expect((await save({ kind: 'freight' })).code).toBe(failures.wrongCalculation.code)
  })

  it('can be deleted only once', async () => {
    const { mine, save } = await openAccounts()
    const { id } = (await save()).data
    expect((await mine.post('/api/calculators/delete', { id })).body.code).toBe(1)
    expect((await mine.post('/api/calculators/delete', { id })).body.code).toBe(failures.calculationNotFound.code)
  })

  it('are limited, and parallel calls cannot exceed the limit together', async () => {
    const { save, world, mine } = await openAccounts()
    const { id: account_id } = (await mine.get('/api/account/info')).body.data.user
    const at = world.clock.iso()
    const row = {
      account_id,
      kind: 'profit' as const,
      name: 'x',
      input: TEXT,
      created_at: at,
      updated_at: at,
    }
    for (let left = CALCULATIONS_MAX - 1; left > 0; left -= 100)
      await world.db
        .insertInto('calculation')
        .values(Array(Math.min(100, left)).fill(row))
        .execute()
    const codes = (await Promise.all([save(), save(), save()])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, 1602, 1602])
  })

  it.each([
    ['a price of nothing', { price: 0 }],
    ['a negative cost', { cost: -1 }],
    ['a side of nothing', { size: { length: 0, width: 10, height: 10 } }],
    ['a weight beyond a ton', { weight: 1_000_001 }],
    ['an unknown category', { feeCategory: 'spaceships' }],
    ['a marketplace that does not exist', { marketplace: 'XX' }],
    ['a day that does not exist', { on: '2026-13-01' }],
    ['a field of another version', { colour: 'red' }],
    ['fractions of a cent', { price: 19.99 }],
  ])('are refused with %s', async (_, change) => {
    const { save } = await openAccounts()
    const answer = await save({ input: JSON.stringify({ ...INPUT, ...change }) })
    expect(answer.code).toBe(failures.wrongCalculation.code)
    const [field = ''] = Object.keys(change)
    expect(answer.msg).toContain(field in INPUT ? field : 'input')
  })

  it('are refused with text that is not JSON', async () => {
    const { save } = await openAccounts()
    expect((await save({ input: '{' })).code).toBe(failures.wrongCalculation.code)
  })
})

describe('a shared copy', () => {
  it('is frozen, shows nothing of the account, and opens for everyone who is logged in', async () => {
    const { mine, other, save } = await openAccounts()
    const { id } = (await save()).data
    const { token } = (await mine.post('/api/calculators/share', { id })).body.data
    await save({ id, name: 'Changed', input: JSON.stringify({ ...INPUT, price: 1 }) })
    const path = `/api/calculators/shared?token=${token}`
    const seen = (await other.get(path)).body.data
    expect(seen).toEqual({ kind: 'profit', name: 'Travel mug', input: TEXT, shared_at: expect.any(String), own: false })
    expect((await mine.get(path)).body.data.own).toBe(true)
    expect((await t.as(undefined, {}).get(path)).body.code).toBe(failures.notLoggedIn.code)
  })

  it('is listed with its calculation until it is withdrawn, and outlives the calculation', async () => {
    const { mine, other, save, world } = await openAccounts()
    const { id } = (await save()).data
    const share = async () => (await mine.post('/api/calculators/share', { id })).body.data.token
    const linksOf = async () => (await mine.get('/api/calculators/list?kind=profit')).body.data.row[0].links
    const first = await share()
    world.clock.advance(60_000)
    const second = await share()
    expect((await linksOf()).map(({ token }: { token: string }) => token)).toEqual([second, first])
    expect((await save({ id, name: 'Renamed' })).data.links).toEqual(await linksOf())
    await mine.post('/api/calculators/unshare', { token: second })
    expect(await linksOf()).toEqual([{ token: first, shared_at: expect.any(String) }])
    expect((await save({ name: 'Another' })).data.links).toEqual([])
    await mine.post('/api/calculators/delete', { id })
    expect((await other.get(`/api/calculators/shared?token=${first}`)).body.data.name).toBe('Travel mug')
  })

  it('ends when its owner withdraws it, and cannot be withdrawn by another account', async () => {
    const { mine, other, save } = await openAccounts()
    const { token } = (await mine.post('/api/calculators/share', { id: (await save()).data.id })).body.data
    expect((await other.post('/api/calculators/unshare', { token })).body.code).toBe(failures.sharedCopyNotFound.code)
    expect((await mine.post('/api/calculators/unshare', { token })).body.code).toBe(1)
    expect((await other.get(`/api/calculators/shared?token=${token}`)).body.code).toBe(failures.sharedCopyNotFound.code)
  })
})

describe('exchange rates', () => {
  const exchange = {
    on: '2026-11-20',
    source: '',
    perEuro: { USD: 1.08, GBP: 0.84, JPY: 160.5, CAD: 1.5, INR: 91.2, CNY: 7.8 },
  }

  it('are kept for the account and reset by null', async () => {
    const { mine, other } = await openAccounts()
    expect((await mine.get('/api/calculators/settings')).body.data).toEqual({ exchange: null })
    await mine.post('/api/calculators/settings', { exchange })
    expect((await mine.get('/api/calculators/settings')).body.data).toEqual({ exchange })
    expect((await other.get('/api/calculators/settings')).body.data).toEqual({ exchange: null })
    await mine.post('/api/calculators/settings', { exchange: null })
    expect((await mine.get('/api/calculators/settings')).body.data).toEqual({ exchange: null })
  })

  it('of zero are refused', async () => {
    const { mine } = await openAccounts()
    const broken = { ...exchange, perEuro: { ...exchange.perEuro, USD: 0 } }
    expect((await mine.post('/api/calculators/settings', { exchange: broken })).body.code).toBe(
      failures.badRequest.code,
    )
  })
})

describe('a product', () => {
  it('gives its price in minor units with size, weight and category', async () => {
    const { mine } = await openAccounts()
    const { data } = (await mine.get(`/api/calculators/product?asin=${STORY.asin}&marketplace=US`)).body
    expect(data).toMatchObject({ asin: STORY.asin, sample: true, measures: 'package' })
    expect(Number.isInteger(data.price)).toBe(true)
    expect(data.size).toMatchObject({ length: expect.any(Number), height: expect.any(Number) })
    expect(data.returnRate).toBeGreaterThan(0)
  })

  it('that is unknown or has no valid ASIN is refused', async () => {
    const { mine } = await openAccounts()
    const ask = async (asin: string) =>
      (await mine.get(`/api/calculators/product?asin=${asin}&marketplace=US`)).body.code
    expect(await ask('B0NOTHERE9')).toBe(failures.asinNotFound.code)
    expect(await ask('rubbish')).toBe(failures.wrongAsin.code)
  })
})
