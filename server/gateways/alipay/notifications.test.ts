import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type Alipay,
  alipay,
  order,
  pagePay,
  type Receiver,
  receiver,
  type Shop,
  shop,
  stillClock,
} from './alipay.test-support.ts'

let clock = stillClock()
let server: Alipay
let own: Shop
let merchant: Receiver
beforeEach(async () => {
  clock = stillClock()
  server = await alipay(':memory:', clock)
  own = await shop(server.origin)
  merchant = await receiver()
})
afterEach(async () => {
  await server.stop()
  await merchant.stop()
})

const MINUTE = 60_000
const opened = (name: string, more: object = {}) =>
  pagePay(own.sdk, { bizContent: order(name, more), notifyUrl: merchant.url })
const press = (what: 'pay' | 'refuse' | 'close', name: string) =>
  server.control(what, { app_id: own.appId, out_trade_no: name })
const scenario = (more: object) => server.control('scenario', { app_id: own.appId, ...more })
const flush = () => server.control('flush', {})
const pass = (ms: number) => server.control('clock', { ms })
const deliveries = async () => (await server.see('deliveries', own.appId)).body.deliveries
const paid = async (name: string) => {
  await opened(name, { passback_params: 'from%3Dorder' })
  await press('pay', name)
  await flush()
}
const orders = () => merchant.received.map(({ out_trade_no }) => out_trade_no)

describe('a notification', () => {
  test('of a payment says everything that is documented, and its signature holds', async () => {
    await paid('n1')
    const [said = {}] = merchant.received
    expect(said).toEqual({
      notify_time: '2026-11-21 12:00:00',
      notify_type: 'trade_status_sync',
      notify_id: expect.stringMatching(/^2026112100222[0-9a-f]{16}$/),
      app_id: own.appId,
      auth_app_id: own.appId,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      sign: expect.any(String),
      trade_no: expect.stringMatching(/^20261121\d{20}$/),
      out_trade_no: 'n1',
      buyer_id: expect.stringMatching(/^2088\d{12}$/),
      seller_id: own.sellerId,
      trade_status: 'TRADE_SUCCESS',
      total_amount: '88.80',
      receipt_amount: '88.80',
      invoice_amount: '88.80',
      buyer_pay_amount: '88.80',
      point_amount: '0.00',
      subject: '算力 1000 点',
      gmt_create: '2026-11-21 12:00:00',
      gmt_payment: '2026-11-21 12:00:00',
      fund_bill_list: '[{"amount":"88.80","fundChannel":"ALIPAYACCOUNT"}]',
      passback_params: 'from%3Dorder',
    })
    expect(own.sdk.checkNotifySignV2(said)).toBe(true)
    for (const [name, value] of Object.entries(said).filter(([name]) => name !== 'sign' && name !== 'sign_type'))
      expect(own.sdk.checkNotifySignV2({ ...said, [name]: `${value}0` }), name).toBe(false)
  })
  test('of refunds tells which and how much in all, and of the last that the trade is closed', async () => {
    await paid('n2')
    for (const [out_request_no, refund_amount] of [
      ['r1', '8.80'],
      ['r1', '8.80'],
      ['r2', '80.00'],
    ])
      await own.sdk.exec('alipay.trade.refund', { bizContent: { out_trade_no: 'n2', out_request_no, refund_amount } })
    await flush()
    expect(merchant.received.slice(1)).toMatchObject([
      { out_biz_no: 'r1', refund_fee: '8.80', trade_status: 'TRADE_SUCCESS', gmt_refund: '2026-11-21 12:00:00.000' },
      { out_biz_no: 'r2', refund_fee: '88.80', trade_status: 'TRADE_CLOSED', gmt_close: '2026-11-21 12:00:00' },
    ])
    for (const said of merchant.received) expect(own.sdk.checkNotifySignV2(said)).toBe(true)
  })
  test('tells that an order was closed, by time too, and then speaks of no payment', async () => {
    await opened('n3')
    await press('close', 'n3')
    await opened('n4', { timeout_express: '5m' })
    await pass(5 * MINUTE)
    expect(merchant.received).toMatchObject([
      { out_trade_no: 'n3', trade_status: 'TRADE_CLOSED' },
      { out_trade_no: 'n4', trade_status: 'TRADE_CLOSED', gmt_close: '2026-11-21 12:05:00' },
    ])
    for (const said of merchant.received) expect(said).not.toHaveProperty('gmt_payment')
  })
  test('is not sent for a payment that was refused, nor without an address', async () => {
    await opened('n5')
    expect((await press('refuse', 'n5')).body).toMatchObject({ trade_status: 'WAIT_BUYER_PAY', refused: 'balance' })
    await pagePay(own.sdk, { bizContent: order('n6') })
    await press('pay', 'n6')
    await flush()
    expect(merchant.received).toEqual([])
  })
})

describe('until the merchant answers success, and nothing else,', () => {
  test('it is told again on the schedule, by the same number', async () => {
    merchant.answers('success\n')
    await paid('s1')
    expect(merchant.received).toHaveLength(1)
    for (const [tries, minutes] of [4, 10, 10, 60, 120, 360, 900].entries()) {
      await pass(minutes * MINUTE - 1)
      expect(merchant.received).toHaveLength(tries + 1)
      await pass(1)
      expect(merchant.received).toHaveLength(tries + 2)
    }
    expect(new Set(merchant.received.map(({ notify_id }) => notify_id)).size).toBe(1)
    expect(merchant.received.at(-1)?.notify_time).toBe('2026-11-22 12:24:00')
    for (const said of merchant.received) expect(own.sdk.checkNotifySignV2(said)).toBe(true)
    await pass(366 * 24 * 60 * MINUTE)
    expect(merchant.received).toHaveLength(8)
    expect(await deliveries()).toMatchObject([{ state: 'given up', attempts: 8, answer: '200 success\n' }])
  })
  test('and no longer', async () => {
    merchant.answers('fail')
    await paid('s2')
    merchant.answers('success')
    await pass(4 * MINUTE)
    await pass(24 * 60 * MINUTE)
    expect(merchant.received).toHaveLength(2)
    expect(await deliveries()).toMatchObject([{ state: 'taken', attempts: 2 }])
  })
  test('also across a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alipay-'))
    try {
      const first = await alipay(join(folder, 'counterparts.sqlite'), clock)
      const kept = await shop(first.origin)
      merchant.answers('later')
      await pagePay(kept.sdk, { bizContent: order('s3'), notifyUrl: merchant.url })
      await first.control('pay', { app_id: kept.appId, out_trade_no: 's3' })
      await first.control('flush', {})
      await first.stop()
      const second = await alipay(join(folder, 'counterparts.sqlite'), clock)
      merchant.answers('success')
      await second.control('clock', { ms: 4 * MINUTE })
      const [once, again = {}] = merchant.received
      expect(again.notify_id).toBe(once?.notify_id)
      expect(kept.sdk.checkNotifySignV2(again)).toBe(true)
      expect((await second.see('deliveries', kept.appId)).body.deliveries).toMatchObject([{ state: 'taken' }])
      await second.stop()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a scenario', () => {
  test('delays', async () => {
    await scenario({ delay: 30_000 })
    await paid('d1')
    await pass(29_999)
    expect(orders()).toEqual([])
    await pass(1)
    expect(orders()).toEqual(['d1'])
  })
  test('duplicates, by one number', async () => {
    await scenario({ copies: 3 })
    await paid('c1')
    expect(orders()).toEqual(['c1', 'c1', 'c1'])
    expect(new Set(merchant.received.map(({ notify_id }) => notify_id)).size).toBe(1)
  })
  test('holds, and releases in the order that is wanted', async () => {
    await scenario({ hold: true })
    for (const name of ['h1', 'h2', 'h3']) await paid(name)
    expect(orders()).toEqual([])
    const [first, second] = await deliveries()
    expect([first.state, first.out_trade_no]).toEqual(['held', 'h1'])
    await server.control('release', { app_id: own.appId, ids: [second.id] })
    expect(orders()).toEqual(['h2'])
    await server.control('release', { app_id: own.appId, reversed: true })
    expect(orders()).toEqual(['h2', 'h3', 'h1'])
    await scenario({})
    await paid('h4')
    expect(orders().at(-1)).toBe('h4')
  })
  test('lets time pass for one app: its orders end, its merchant is told again, and nobody else notices', async () => {
    const other = await shop(server.origin)
    merchant.answers('later')
    await paid('t1')
    await opened('t2', { timeout_express: '15m' })
    await pagePay(other.sdk, { bizContent: order('t3', { timeout_express: '15m' }), notifyUrl: merchant.url })
    await server.control('clock', { app_id: own.appId, ms: 4 * MINUTE })
    expect(orders()).toEqual(['t1', 't1'])
    await server.control('clock', { app_id: own.appId, ms: 11 * MINUTE })
    expect(orders()).toEqual(['t1', 't1', 't1', 't2'])
    const statusOf = async ({ sdk }: Shop, out_trade_no: string) =>
      (await sdk.exec('alipay.trade.query', { bizContent: { out_trade_no } })).tradeStatus
    expect(await statusOf(own, 't2')).toBe('TRADE_CLOSED')
    expect(await statusOf(other, 't3')).toBe('WAIT_BUYER_PAY')
    await opened('t4', { time_expire: '2026-11-21 12:00:01' })
    expect(await statusOf(own, 't4')).toBe('WAIT_BUYER_PAY')
  })
  test('is that of one app', async () => {
    const other = await shop(server.origin)
    await scenario({ hold: true })
    await pagePay(other.sdk, { bizContent: order('o1'), notifyUrl: merchant.url })
    await server.control('pay', { app_id: other.appId, out_trade_no: 'o1' })
    await flush()
    expect(orders()).toEqual(['o1'])
    expect(await deliveries()).toEqual([])
  })
})

describe('a forgery', () => {
  const forge = (more: object) => server.control('forge', { app_id: own.appId, out_trade_no: 'f1', ...more })
  const CHANGES = [
    { total_amount: '0.01' },
    { app_id: '2021999999999999' },
    { seller_id: '2088000000000000' },
    { out_trade_no: 'f2' },
    { trade_status: 'TRADE_CLOSED' },
  ]
  test.each(CHANGES)(
    'with %o changed after signing has a signature that does not hold, and comes once',
    async (change) => {
      await opened('f1')
      merchant.answers('fail')
      await forge({ signature: 'stale', change })
      await pass(24 * 60 * MINUTE)
      expect(merchant.received).toMatchObject([{ out_trade_no: 'f1', trade_status: 'TRADE_SUCCESS', ...change }])
      expect(own.sdk.checkNotifySignV2(merchant.received[0])).toBe(false)
      expect(await deliveries()).toMatchObject([{ forged: true, state: 'given up', attempts: 1 }])
    },
  )
  test('by another key says what a true one would', async () => {
    await opened('f1')
    await forge({ signature: 'foreign' })
    expect(merchant.received).toMatchObject([{ trade_status: 'TRADE_SUCCESS', seller_id: own.sellerId }])
    expect(own.sdk.checkNotifySignV2(merchant.received[0])).toBe(false)
  })
  test('can be a true one that does not belong here', async () => {
    await opened('f1')
    await forge({ signature: 'valid', change: { seller_id: '2088000000000000' } })
    expect(merchant.received[0]?.seller_id).toBe('2088000000000000')
    expect(own.sdk.checkNotifySignV2(merchant.received[0])).toBe(true)
  })
  test('changes something', async () => {
    await opened('f1')
    for (const signature of ['stale', 'valid']) expect((await forge({ signature })).status).toBe(400)
    expect(merchant.received).toEqual([])
  })
  test('moves no money', async () => {
    await opened('f1')
    await forge({ signature: 'stale', change: { total_amount: '0.01' } })
    const answer = await own.sdk.exec('alipay.trade.query', { bizContent: { out_trade_no: 'f1' } })
    expect(answer.tradeStatus).toBe('WAIT_BUYER_PAY')
  })
})

describe('the control', () => {
  test('obeys pages and programs of this machine only', async () => {
    const flushAs = async (headers: Record<string, string>) =>
      (await fetch(`${server.origin}/alipay/control/flush`, { method: 'POST', headers })).status
    expect(await flushAs({ origin: 'http://localhost:5173' })).toBe(200)
    expect(await flushAs({ origin: 'https://example.com' })).toBe(403)
    expect(await flushAs({ origin: 'null' })).toBe(403)
    const signUp = { method: 'POST', headers: { origin: 'https://example.com', 'content-type': 'application/json' } }
    expect((await fetch(`${server.origin}/alipay/merchants`, { ...signUp, body: '{}' })).status).toBe(403)
  })
  test('refuses what it cannot read and what there is not', async () => {
    expect((await scenario({ copies: 0 })).status).toBe(400)
    expect((await scenario({ delay: -1 })).status).toBe(400)
    expect((await server.control('clock', { ms: '5' })).status).toBe(400)
    expect((await press('pay', 'nowhere')).body.sub_code).toBe('ACQ.TRADE_NOT_EXIST')
    expect((await server.see('trades', '')).status).toBe(400)
  })
})
