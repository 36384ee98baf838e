import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { order, pagePay, signUpShop, startAlipay } from './alipay.test-support.ts'
import { type TradingWithReceiver, tradingWithReceiver } from './trading.test-support.ts'

const MINUTE = 60_000

let t: TradingWithReceiver
beforeEach(async () => {
  t = await tradingWithReceiver()
})
afterEach(() => t.stop())

describe('a notification', () => {
  test('of a payment has every documented field and a valid signature', async () => {
    await t.payOrder('n1')
    const [fields = {}] = t.merchant.received
    expect(fields).toEqual({
      notify_time: '2026-11-21 12:00:00',
      notify_type: 'trade_status_sync',
      notify_id: expect.stringMatching(/^2026112100222[0-9a-f]{16}$/),
      app_id: t.own.appId,
      auth_app_id: t.own.appId,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      sign: expect.any(String),
      trade_no: expect.stringMatching(/^20261121\d{20}$/),
      out_trade_no: 'n1',
      buyer_id: expect.stringMatching(/^2088\d{12}$/),
      seller_id: t.own.sellerId,
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
    expect(t.own.sdk.checkNotifySignV2(fields)).toBe(true)
    for (const [name, value] of Object.entries(fields).filter(([name]) => name !== 'sign' && name !== 'sign_type'))
      expect(t.own.sdk.checkNotifySignV2({ ...fields, [name]: `${value}0` }), name).toBe(false)
  })
  test('of a refund has its number and the total refunded so far, and a full refund closes the trade', async () => {
    await t.payOrder('n2')
    for (const [out_request_no, refund_amount] of [
      ['r1', '8.80'],
      ['r1', '8.80'],
      ['r2', '80.00'],
    ])
      await t.own.sdk.exec('alipay.trade.refund', { bizContent: { out_trade_no: 'n2', out_request_no, refund_amount } })
    await t.flush()
    expect(t.merchant.received.slice(1)).toMatchObject([
      { out_biz_no: 'r1', refund_fee: '8.80', trade_status: 'TRADE_SUCCESS', gmt_refund: '2026-11-21 12:00:00.000' },
      { out_biz_no: 'r2', refund_fee: '88.80', trade_status: 'TRADE_CLOSED', gmt_close: '2026-11-21 12:00:00' },
    ])
    for (const fields of t.merchant.received) expect(t.own.sdk.checkNotifySignV2(fields)).toBe(true)
  })
  test('of a closed or expired order has no payment fields', async () => {
    await t.openOrder('n3')
    await t.press('close', 'n3')
    await t.openOrder('n4', { timeout_express: '5m' })
    await t.pass(5 * MINUTE)
    expect(t.merchant.received).toMatchObject([
      { out_trade_no: 'n3', trade_status: 'TRADE_CLOSED' },
      { out_trade_no: 'n4', trade_status: 'TRADE_CLOSED', gmt_close: '2026-11-21 12:05:00' },
    ])
    for (const fields of t.merchant.received) expect(fields).not.toHaveProperty('gmt_payment')
  })
  test('is not sent for a refused payment or without an address', async () => {
    await t.openOrder('n5')
    expect((await t.press('refuse', 'n5')).body).toMatchObject({ trade_status: 'WAIT_BUYER_PAY', refused: 'balance' })
    await pagePay(t.own.sdk, { bizContent: order('n6') })
    await t.press('pay', 'n6')
    await t.flush()
    expect(t.merchant.received).toEqual([])
  })
})

describe('an unacknowledged notification', () => {
  test('is repeated on schedule with the same notify_id', async () => {
    t.merchant.setAnswer('success\n')
    await t.payOrder('s1')
    expect(t.merchant.received).toHaveLength(1)
    for (const [tries, minutes] of [4, 10, 10, 60, 120, 360, 900].entries()) {
      await t.pass(minutes * MINUTE - 1)
      expect(t.merchant.received).toHaveLength(tries + 1)
      await t.pass(1)
      expect(t.merchant.received).toHaveLength(tries + 2)
    }
    expect(new Set(t.merchant.received.map(({ notify_id }) => notify_id)).size).toBe(1)
    expect(t.merchant.received.at(-1)?.notify_time).toBe('2026-11-22 12:24:00')
    for (const fields of t.merchant.received) expect(t.own.sdk.checkNotifySignV2(fields)).toBe(true)
    await t.pass(366 * 24 * 60 * MINUTE)
    expect(t.merchant.received).toHaveLength(8)
    expect(await t.deliveries()).toMatchObject([{ state: 'given up', attempts: 8, answer: '200 success\n' }])
  })
  test('is not repeated after the answer success', async () => {
    t.merchant.setAnswer('fail')
    await t.payOrder('s2')
    t.merchant.setAnswer('success')
    await t.pass(4 * MINUTE)
    await t.pass(24 * 60 * MINUTE)
    expect(t.merchant.received).toHaveLength(2)
    expect(await t.deliveries()).toMatchObject([{ state: 'taken', attempts: 2 }])
  })
  test('is repeated after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alipay-'))
    try {
      const first = await startAlipay(join(folder, 'counterparts.sqlite'), t.clock)
      const kept = await signUpShop(first.origin)
      t.merchant.setAnswer('later')
      await pagePay(kept.sdk, { bizContent: order('s3'), notifyUrl: t.merchant.url })
      await first.control('pay', { app_id: kept.appId, out_trade_no: 's3' })
      await first.control('flush', {})
      await first.stop()
      const second = await startAlipay(join(folder, 'counterparts.sqlite'), t.clock)
      t.merchant.setAnswer('success')
      await second.control('clock', { ms: 4 * MINUTE })
      const [once, again = {}] = t.merchant.received
      expect(again.notify_id).toBe(once?.notify_id)
      expect(kept.sdk.checkNotifySignV2(again)).toBe(true)
      expect((await second.list('deliveries', kept.appId)).body.deliveries).toMatchObject([{ state: 'taken' }])
      await second.stop()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
