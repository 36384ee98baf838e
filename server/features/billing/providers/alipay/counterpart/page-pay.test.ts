import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { order, pagePay, seen } from './alipay.test-support.ts'
import { type Trading, trading } from './trading.test-support.ts'

let t: Trading
beforeAll(async () => {
  t = await trading()
})
afterAll(() => t.server.stop())

describe('page pay', () => {
  test('shows the cashier to the form that the SDK makes, and to its address', async () => {
    const page = await t.opened('page_1')
    expect(page.status).toBe(200)
    expect(page.url).toMatch(/\/alipay\/cashier\/[0-9a-f]{32}$/)
    for (const said of ['算力 1000 点', 'page_1', '88.80', '支付']) expect(page.text).toContain(said)
    const address = t.own.sdk.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: order('page_2') })
    expect((await seen(await fetch(address))).text).toContain('page_2')
  })
  test('finds the trade of an order that comes again', async () => {
    const first = await t.opened('again')
    expect((await t.opened('again')).url).toBe(first.url)
    expect(await t.trades('again')).toHaveLength(1)
  })
  test('refuses the order with another amount, once it is paid, and once it is closed', async () => {
    await t.opened('other')
    const page = await t.opened('other', { total_amount: '0.01' })
    expect([page.status, page.text.includes('ACQ.CONTEXT_INCONSISTENT')]).toEqual([400, true])
    await t.server.control('pay', { app_id: t.own.appId, out_trade_no: 'other' })
    expect((await t.opened('other')).text).toContain('ACQ.TRADE_HAS_SUCCESS')
    await t.opened('shut')
    await t.server.control('close', { app_id: t.own.appId, out_trade_no: 'shut' })
    expect((await t.opened('shut')).text).toContain('ACQ.TRADE_HAS_CLOSE')
  })
  test.each([
    ['no amount', { total_amount: undefined }],
    ['nothing', { total_amount: '0.00' }],
    ['less than nothing', { total_amount: '-1.00' }],
    ['half a fen', { total_amount: '1.005' }],
    ['more than there is', { total_amount: '100000000.01' }],
    ['infinity', { total_amount: '1e9' }],
    ['no subject', { subject: '' }],
    ['another product', { product_code: 'QUICK_WAP_WAY' }],
    ['a strange order number', { out_trade_no: 'a/b' }],
    ['a time that is over', { time_expire: '2026-11-21 11:59:59' }],
    ['a time that there is not', { time_expire: '2026-02-30 12:00:00' }],
    ['a length that is none', { timeout_express: '90' }],
  ])('refuses %s', async (_what, more) => {
    const page = await t.opened('wrong', more)
    expect([page.status, page.text.includes('ACQ.INVALID_PARAMETER')]).toEqual([400, true])
  })
  test('sends notifications to this machine only, and browsers to pages only', async () => {
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
  test('is over when its time is up', async () => {
    await t.opened('until', { time_expire: '2026-11-21 12:15:00', timeout_express: '1d' })
    await t.opened('length', { timeout_express: '15m' })
    await t.server.control('clock', { ms: 15 * 60_000 - 1 })
    expect(await t.ask('query', { out_trade_no: 'length' })).toMatchObject({ tradeStatus: 'WAIT_BUYER_PAY' })
    await t.server.control('clock', { ms: 1 })
    expect(await t.ask('query', { out_trade_no: 'until' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    expect(await t.ask('query', { out_trade_no: 'length' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    const late = await t.server.control('pay', { app_id: t.own.appId, out_trade_no: 'until' })
    expect([late.status, late.body.sub_code]).toEqual([409, 'ACQ.TRADE_STATUS_ERROR'])
  })
})
