import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Alipay,
  order,
  pagePay,
  type Receiver,
  readResponse,
  type Shop,
  signUpShop,
  startAlipay,
  startReceiver,
  stillClock,
} from './alipay.test-support.ts'

const clock = stillClock()
let server: Alipay
let own: Shop
let merchant: Receiver
beforeAll(async () => {
  server = await startAlipay(':memory:', clock)
  own = await signUpShop(server.origin)
  merchant = await startReceiver()
})
afterAll(async () => {
  await server.stop()
  await merchant.stop()
})

const openOrder = (name: string, more: object = {}, params: object = {}) =>
  pagePay(own.sdk, { bizContent: order(name, more), notifyUrl: merchant.url, ...params })
const press = async (page: { url: string }, button: string) =>
  readResponse(await fetch(`${page.url}/${button}`, { method: 'POST', headers: { origin: server.origin } }))
const received = async (name: string) => {
  await server.control('flush', {})
  return merchant.received.filter(({ out_trade_no }) => out_trade_no === name)
}

describe('the cashier', () => {
  test('states that it is a test, in the browser’s language', async () => {
    expect((await openOrder('c1')).text).toContain('本地测试网关 · 不会扣款')
    const page = await pagePay(own.sdk, { bizContent: order('c1') }, 'en-GB')
    for (const fields of ['lang="en-US"', 'Local test gateway · no real charges', 'Order number', 'Pay ¥88.80'])
      expect(page.text).toContain(fields)
  })
  test('shows a QR code, the grouped amount and the remaining time', async () => {
    const page = await openOrder('c2', { total_amount: '1234567.5', timeout_express: '15m' })
    expect(page.text).toContain('1,234,567.50')
    expect(page.text).toContain('data-left="900000"')
    expect(page.text).toMatch(/<svg viewBox="0 0 (\d+) \1" role="img" aria-label="付款二维码"/)
  })
  test('escapes markup in a subject and allows only its own script', async () => {
    const page = await openOrder('c3', { subject: `<img src=x onerror=alert(1)>"'&amp;` })
    expect(page.text).not.toContain('<img')
    expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).toContain(`default-src 'none'`)
    expect([...page.text.matchAll(/<(?:script|style)[^>]*>/g)].every(([tag]) => tag.includes(nonce))).toBe(true)
    expect((await press(page, 'close')).text).not.toContain('<img')
  })
  test('takes the payment, notifies the merchant and links back with signed parameters', async () => {
    const page = await openOrder('c4', {}, { returnUrl: 'http://127.0.0.1:9/paid?from=a&to=b' })
    const end = await press(page, 'pay')
    expect([end.status, end.url]).toEqual([200, page.url])
    expect(end.text).toContain('付款成功')
    expect(await received('c4')).toMatchObject([{ trade_status: 'TRADE_SUCCESS' }])
    const back = new URL(/href="(http:[^"]+)"/.exec(end.text)?.[1]?.replaceAll('&amp;', '&') ?? '')
    expect(back.origin + back.pathname).toBe('http://127.0.0.1:9/paid')
    expect([back.searchParams.get('from'), back.searchParams.get('to')]).toEqual(['a', 'b'])
    back.searchParams.delete('from')
    back.searchParams.delete('to')
    const fields = Object.fromEntries(back.searchParams)
    expect(fields).toMatchObject({
      app_id: own.appId,
      method: 'alipay.trade.page.pay.return',
      out_trade_no: 'c4',
      seller_id: own.sellerId,
      total_amount: '88.80',
    })
    expect(own.sdk.checkNotifySignV2(fields)).toBe(true)
    expect(own.sdk.checkNotifySignV2({ ...fields, total_amount: '88.81' })).toBe(false)
  })
  test('takes a payment once', async () => {
    const page = await openOrder('c5')
    await Promise.all([press(page, 'pay'), press(page, 'pay'), press(page, 'close')])
    expect(await received('c5')).toMatchObject([{ trade_status: 'TRADE_SUCCESS' }])
  })
  test('keeps an order payable after a refused payment', async () => {
    const page = await openOrder('c6')
    const refused = await press(page, 'refuse')
    expect(refused.text).toContain('付款未完成：余额不足')
    expect(await received('c6')).toEqual([])
    expect((await press(page, 'pay')).text).toContain('付款成功')
  })
  test('closes an order, which can then no longer be paid', async () => {
    const page = await openOrder('c7')
    expect((await press(page, 'close')).text).toContain('订单已关闭')
    expect((await press(page, 'pay')).text).toContain('订单已关闭')
    expect(await received('c7')).toMatchObject([{ trade_status: 'TRADE_CLOSED' }])
  })
  test('tells an open page that its order has expired', async () => {
    const page = await openOrder('c8', { timeout_express: '5m' })
    const state = async () => JSON.parse((await readResponse(await fetch(`${page.url}/state`))).text)
    expect(await state()).toEqual({ status: 'WAIT_BUYER_PAY' })
    await server.control('clock', { ms: 300_000 })
    expect(await state()).toEqual({ status: 'TRADE_CLOSED' })
  })
  test('refuses posts from other sites and unknown addresses', async () => {
    const page = await openOrder('c9')
    const foreign = await fetch(`${page.url}/pay`, { method: 'POST', headers: { origin: 'https://example.com' } })
    expect(foreign.status).toBe(403)
    expect(await received('c9')).toEqual([])
    const gone = await readResponse(await fetch(`${server.origin}/alipay/cashier/0`))
    expect([gone.status, gone.text.includes('没有这笔订单')]).toEqual([404, true])
  })
})
