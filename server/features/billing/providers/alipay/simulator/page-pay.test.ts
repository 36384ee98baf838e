import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { order, pagePay, readResponse } from './alipay.test-support.ts'
import { type Trading, trading } from './trading.test-support.ts'

let t: Trading
beforeAll(async () => {
  t = await trading()
})
afterAll(() => t.server.stop())

describe('page pay', () => {
  test('accepts the SDK’s form and its GET address', async () => {
    const page = await t.openOrder('page_1')
    expect(page.status).toBe(200)
    expect(page.url).toMatch(/\/alipay\/cashier\/[0-9a-f]{32}$/)
    for (const fields of ['算力 1000 点', 'page_1', '88.80', '支付']) expect(page.text).toContain(fields)
    const address = t.own.sdk.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: order('page_2') })
    expect((await readResponse(await fetch(address))).text).toContain('page_2')
  })
  test('reuses the trade of a repeated order', async () => {
    const first = await t.openOrder('again')
    expect((await t.openOrder('again')).url).toBe(first.url)
    expect(await t.trades('again')).toHaveLength(1)
  })
  test('refuses an order with another amount, a paid one and a closed one', async () => {
    await t.openOrder('other')
    const page = await t.openOrder('other', { total_amount: '0.01' })
    expect([page.status, page.text.includes('ACQ.CONTEXT_INCONSISTENT')]).toEqual([400, true])
    await t.server.control('pay', { app_id: t.own.appId, out_trade_no: 'other' })
    expect((await t.openOrder('other')).text).toContain('ACQ.TRADE_HAS_SUCCESS')
    await t.openOrder('shut')
    await t.server.control('close', { app_id: t.own.appId, out_trade_no: 'shut' })
    expect((await t.openOrder('shut')).text).toContain('ACQ.TRADE_HAS_CLOSE')
  })
  test.each([
    ['no amount', { total_amount: undefined }],
    ['a zero amount', { total_amount: '0.00' }],
    ['a negative amount', { total_amount: '-1.00' }],
    ['half a fen', { total_amount: '1.005' }],
    ['more than the maximum', { total_amount: '100000000.01' }],
    ['scientific notation', { total_amount: '1e9' }],
    ['no subject', { subject: '' }],
    ['another product', { product_code: 'QUICK_WAP_WAY' }],
    ['an invalid order number', { out_trade_no: 'a/b' }],
    ['a past expiry', { time_expire: '2026-11-21 11:59:59' }],
    ['an invalid date', { time_expire: '2026-02-30 12:00:00' }],
    ['an invalid timeout', { timeout_express: '90' }],
  ])('refuses %s', async (_what, more) => {
    const page = await t.openOrder('wrong', more)
    expect([page.status, page.text.includes('ACQ.INVALID_PARAMETER')]).toEqual([400, true])
  })
  test('accepts only local notify_url and only http return_url', async () => {
    for (const notifyUrl of [
      'http://example.com/n',
      'http://127.0.0.1.example.com/n',
      'http://10.0.0.1/n',
      'file:///n',
    ]) {
      const page = await pagePay(t.own.sdk, { bizContent: order('abroad'), notifyUrl })
      expect([page.status, page.text.includes('notify_url 只能是本机地址')], notifyUrl).toEqual([400, true])
    }
    const page = await pagePay(t.own.sdk, { bizContent: order('script'), returnUrl: 'javascript:alert(1)' })
    expect([page.status, page.text.includes('isv.invalid-parameter')]).toEqual([400, true])
  })
  test('expires at time_expire or after timeout_express', async () => {
    await t.openOrder('until', { time_expire: '2026-11-21 12:15:00', timeout_express: '1d' })
    await t.openOrder('length', { timeout_express: '15m' })
    await t.server.control('clock', { ms: 15 * 60_000 - 1 })
    expect(await t.ask('query', { out_trade_no: 'length' })).toMatchObject({ tradeStatus: 'WAIT_BUYER_PAY' })
    await t.server.control('clock', { ms: 1 })
    expect(await t.ask('query', { out_trade_no: 'until' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    expect(await t.ask('query', { out_trade_no: 'length' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    const late = await t.server.control('pay', { app_id: t.own.appId, out_trade_no: 'until' })
    expect([late.status, late.body.sub_code]).toEqual([409, 'ACQ.TRADE_STATUS_ERROR'])
  })
})
