import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import { adjust, balanceOf, charge, credit } from './ledger.ts'

let t: TestApp
let worlds = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function seller(language = 'zh-CN') {
  const headers = { 'x-world': `ledger-${++worlds}`, 'accept-language': language }
  const token = await t.seller(headers)
  const world: DevWorld = await t.app.worlds.get(headers['x-world'])
  const mine = t.as(token, headers)
  const { id: accountId } = (await mine.get('/api/account/info')).body.data.user
  const other = await world.db
    .insertInto('account')
    .values({ phone: '13700000000', password_hash: 'x', nickname: 'x', created_at: world.clock.iso() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const on = (day: number) => `2026-11-0${day}T04:00:00.000Z`
  await charge(world.db, { accountId, amount: 1000, cause: 'report:1:1', at: on(1) })
  await credit(world.db, { accountId, kind: 'refund', amount: 1000, cause: 'report:1:1', at: on(2) })
  await credit(world.db, { accountId: other.id, kind: 'gift', amount: 5, cause: 'registration:9', at: on(2) })
  await credit(world.db, { accountId, kind: 'purchase', amount: 50_000, cause: 'order:20261103-1', at: on(3) })
  await adjust(world.db, { accountId, amount: -7, cause: 'dev:1', at: on(3) })
  const ask = async (query = '') => (await mine.get(`/api/ledger/index${query}`)).body.data
  return { mine, world, accountId, ask, guest: t.as(undefined, headers) }
}

describe('the ledger', () => {
  it('lists the caller’s own entries with the balance after each, latest first', async () => {
    const { ask, world, accountId } = await seller()
    const { row, total } = await ask()
    expect(total).toBe(5)
    expect(row.map(({ kind, amount, balance }: Record<string, unknown>) => [kind, amount, balance])).toEqual([
      ['adjustment', -0.07, 1499.93],
      ['purchase', 500, 1500],
      ['refund', 10, 1000],
      ['charge', -10, 990],
      ['gift', 1000, 1000],
    ])
    expect(row[0].balance * 100).toBe(await balanceOf(world.db, accountId))
  })
  it('names the cause of each entry', async () => {
    const { row } = await (await seller()).ask()
    const causes = row.map(({ cause }: { cause: object }) => cause)
    expect(causes).toMatchObject([
      { type: 'correction' },
      { type: 'order', order: '20261103-1' },
      { type: 'report', report: 1, asin: null },
      { type: 'report', report: 1, remade: 0 },
      { type: 'sample' },
    ])
  })
  it('keeps balances correct under a filter and on any page', async () => {
    const { ask } = await seller()
    expect(await ask('?kind=purchase')).toMatchObject({ total: 1, row: [{ amount: 500, balance: 1500 }] })
    const days = '?from=2026-11-02T00:00:00.000Z&until=2026-11-03T00:00:00.000Z'
    expect(await ask(days)).toMatchObject({ total: 1, row: [{ kind: 'refund', balance: 1000 }] })
    expect(await ask('?size=2&page=2')).toMatchObject({ total: 5, row: [{ balance: 1000 }, { balance: 990 }] })
  })
  it('refuses an unknown kind or a malformed instant', async () => {
    const { mine } = await seller()
    expect((await mine.get('/api/ledger/index?kind=theft')).status).toBe(400)
    expect((await mine.get('/api/ledger/index?from=yesterday')).status).toBe(400)
    // Instants are compared as text, and this one sorts after every instant of its second.
    expect((await mine.get('/api/ledger/index?from=2026-11-02T00:00:00Z')).status).toBe(400)
  })
})

describe('the ledger CSV', () => {
  it('holds the filtered rows in the reader’s language, at the signed address from the list', async () => {
    const { ask, guest } = await seller()
    const { csv } = await ask('?kind=charge')
    const answer = await guest.get(csv)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('.csv')
    expect(answer.text).toBe(
      '\ufeff时间 (Asia/Shanghai),类型,算力变动,变动后余额,事由,订单号\r\n2026-11-01 12:00,消耗,-10.00,990.00,ASIN 分析报告 （报告已删除）,\r\n',
    )
  })
  it('is in English for an English reader, with times in their zone', async () => {
    const { ask, guest } = await seller('en-US')
    const { csv } = await ask('?kind=purchase&zone=America/New_York')
    const text = (await guest.get(csv)).text
    expect(text).toContain('Time (America/New_York),Type,Credits,Balance,Details,Order number')
    expect(text).toContain('2026-11-02 23:00,Purchase,500.00,1500.00,Plan or credit pack,20261103-1')
  })
  it('refuses its address for another account, for another file and after it expires', async () => {
    const { ask, guest, world } = await seller()
    const { csv } = await ask()
    const account = /u=(\d+)/.exec(csv)?.[1]
    expect((await guest.get(csv.replace(`u=${account}`, `u=${Number(account) + 1}`))).status).toBe(404)
    expect((await guest.get(csv.replace('/download/ledger/ledger.csv', '/download/account/data.zip'))).status).toBe(404)
    world.clock.advance(2 * 3_600_000)
    expect((await guest.get(csv)).status).toBe(404)
  })
})
