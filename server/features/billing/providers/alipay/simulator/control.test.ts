import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { order, pagePay, type Shop, signUpShop } from './alipay.test-support.ts'
import { type TradingWithReceiver, tradingWithReceiver } from './trading.test-support.ts'

const MINUTE = 60_000

let t: TradingWithReceiver
beforeEach(async () => {
  t = await tradingWithReceiver()
})
afterEach(() => t.stop())

describe('a scenario', () => {
  test('delays notifications', async () => {
    await t.scenario({ delay: 30_000 })
    await t.payOrder('d1')
    await t.pass(29_999)
    expect(t.orders()).toEqual([])
    await t.pass(1)
    expect(t.orders()).toEqual(['d1'])
  })
  test('duplicates notifications under one notify_id', async () => {
    await t.scenario({ copies: 3 })
    await t.payOrder('c1')
    expect(t.orders()).toEqual(['c1', 'c1', 'c1'])
    expect(new Set(t.merchant.received.map(({ notify_id }) => notify_id)).size).toBe(1)
  })
  test('holds notifications and releases them in the requested order', async () => {
    await t.scenario({ hold: true })
    for (const name of ['h1', 'h2', 'h3']) await t.payOrder(name)
    expect(t.orders()).toEqual([])
    const [first, second] = await t.deliveries()
    expect([first.state, first.out_trade_no]).toEqual(['held', 'h1'])
    await t.server.control('release', { app_id: t.own.appId, ids: [second.id] })
    expect(t.orders()).toEqual(['h2'])
    await t.server.control('release', { app_id: t.own.appId, reversed: true })
    expect(t.orders()).toEqual(['h2', 'h3', 'h1'])
    await t.scenario({})
    await t.payOrder('h4')
    expect(t.orders().at(-1)).toBe('h4')
  })
  test('advances time for one app: its orders expire and its notifications repeat', async () => {
    const other = await signUpShop(t.server.origin)
    t.merchant.setAnswer('later')
    await t.payOrder('t1')
    await t.openOrder('t2', { timeout_express: '15m' })
    await pagePay(other.sdk, { bizContent: order('t3', { timeout_express: '15m' }), notifyUrl: t.merchant.url })
    await t.server.control('clock', { app_id: t.own.appId, ms: 4 * MINUTE })
    expect(t.orders()).toEqual(['t1', 't1'])
    await t.server.control('clock', { app_id: t.own.appId, ms: 11 * MINUTE })
    expect(t.orders()).toEqual(['t1', 't1', 't1', 't2'])
    const statusOf = async ({ sdk }: Shop, out_trade_no: string) =>
      (await sdk.exec('alipay.trade.query', { bizContent: { out_trade_no } })).tradeStatus
    expect(await statusOf(t.own, 't2')).toBe('TRADE_CLOSED')
    expect(await statusOf(other, 't3')).toBe('WAIT_BUYER_PAY')
    await t.openOrder('t4', { time_expire: '2026-11-21 12:00:01' })
    expect(await statusOf(t.own, 't4')).toBe('WAIT_BUYER_PAY')
  })
  test('applies to one app', async () => {
    const other = await signUpShop(t.server.origin)
    await t.scenario({ hold: true })
    await pagePay(other.sdk, { bizContent: order('o1'), notifyUrl: t.merchant.url })
    await t.server.control('pay', { app_id: other.appId, out_trade_no: 'o1' })
    await t.flush()
    expect(t.orders()).toEqual(['o1'])
    expect(await t.deliveries()).toEqual([])
  })
})

describe('a forged notification', () => {
  const forge = (more: object) => t.server.control('forge', { app_id: t.own.appId, out_trade_no: 'f1', ...more })
  const CHANGES = [
    { total_amount: '0.01' },
    { app_id: '2021999999999999' },
    { seller_id: '2088000000000000' },
    { out_trade_no: 'f2' },
    { trade_status: 'TRADE_CLOSED' },
  ]
  test.each(CHANGES)('with %o changed after signing fails verification and is not repeated', async (change) => {
    await t.openOrder('f1')
    t.merchant.setAnswer('fail')
    await forge({ signature: 'stale', change })
    await t.pass(24 * 60 * MINUTE)
    expect(t.merchant.received).toMatchObject([{ out_trade_no: 'f1', trade_status: 'TRADE_SUCCESS', ...change }])
    expect(t.own.sdk.checkNotifySignV2(t.merchant.received[0])).toBe(false)
    expect(await t.deliveries()).toMatchObject([{ forged: true, state: 'given up', attempts: 1 }])
  })
  test('signed by another key has the fields of a genuine one', async () => {
    await t.openOrder('f1')
    await forge({ signature: 'foreign' })
    expect(t.merchant.received).toMatchObject([{ trade_status: 'TRADE_SUCCESS', seller_id: t.own.sellerId }])
    expect(t.own.sdk.checkNotifySignV2(t.merchant.received[0])).toBe(false)
  })
  test('can be genuine but for another merchant', async () => {
    await t.openOrder('f1')
    await forge({ signature: 'valid', change: { seller_id: '2088000000000000' } })
    expect(t.merchant.received[0]?.seller_id).toBe('2088000000000000')
    expect(t.own.sdk.checkNotifySignV2(t.merchant.received[0])).toBe(true)
  })
  test('must change something', async () => {
    await t.openOrder('f1')
    for (const signature of ['stale', 'valid']) expect((await forge({ signature })).status).toBe(400)
    expect(t.merchant.received).toEqual([])
  })
  test('does not change the trade', async () => {
    await t.openOrder('f1')
    await forge({ signature: 'stale', change: { total_amount: '0.01' } })
    const answer = await t.own.sdk.exec('alipay.trade.query', { bizContent: { out_trade_no: 'f1' } })
    expect(answer.tradeStatus).toBe('WAIT_BUYER_PAY')
  })
})

describe('the control', () => {
  test('accepts only callers on this machine', async () => {
    const flushAs = async (headers: Record<string, string>) =>
      (await fetch(`${t.server.origin}/alipay/control/flush`, { method: 'POST', headers })).status
    expect(await flushAs({ origin: 'http://localhost:5173' })).toBe(200)
    expect(await flushAs({ origin: 'https://example.com' })).toBe(403)
    expect(await flushAs({ origin: 'null' })).toBe(403)
    const signUp = { method: 'POST', headers: { origin: 'https://example.com', 'content-type': 'application/json' } }
    expect((await fetch(`${t.server.origin}/alipay/merchants`, { ...signUp, body: '{}' })).status).toBe(403)
  })
  test('refuses invalid input and unknown trades', async () => {
    expect((await t.scenario({ copies: 0 })).status).toBe(400)
    expect((await t.scenario({ delay: -1 })).status).toBe(400)
    expect((await t.server.control('clock', { ms: '5' })).status).toBe(400)
    expect((await t.press('pay', 'nowhere')).body.sub_code).toBe('ACQ.TRADE_NOT_EXIST')
    expect((await t.server.list('trades', '')).status).toBe(400)
  })
})
