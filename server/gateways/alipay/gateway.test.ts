import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Alipay,
  alipay,
  formOf,
  order,
  pagePay,
  type Shop,
  seen,
  shop,
  stillClock,
} from './alipay.test-support.ts'

const clock = stillClock()
let server: Alipay
let own: Shop
beforeAll(async () => {
  server = await alipay(':memory:', clock)
  own = await shop(server.origin)
})
afterAll(() => server.stop())

const signUp = async (body: object) => {
  const headers = { 'content-type': 'application/json' }
  return seen(await fetch(`${server.origin}/alipay/merchants`, { method: 'POST', headers, body: JSON.stringify(body) }))
}
const ask = (call: string, bizContent: object, sdk = own.sdk) =>
  sdk.exec(`alipay.trade.${call}`, { bizContent }, { validateSign: true })
const opened = (name: string, more: object = {}) => pagePay(own.sdk, { bizContent: order(name, more) })
const paid = async (name: string, more: object = {}) => {
  await opened(name, more)
  await server.control('pay', { app_id: own.appId, out_trade_no: name })
}

describe('a merchant signs up', () => {
  test('and is given the same seller number and key however often and in whichever form it gives its key', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const keys = [
      publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      publicKey.export({ format: 'pem', type: 'pkcs1' }).toString(),
    ]
    const answers = []
    for (const app_public_key of keys) answers.push((await signUp({ app_id: '9021000000000001', app_public_key })).text)
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '').seller_id).toMatch(/^2088\d{12}$/)
    expect(JSON.parse(answers[0] ?? '').seller_id).not.toBe(own.sellerId)
  })
  test('but not with a key that is none, or that is too short', async () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
    const app_public_key = short.export({ format: 'pem', type: 'spki' }).toString()
    expect((await signUp({ app_id: '9021000000000002', app_public_key })).status).toBe(400)
    expect((await signUp({ app_id: '9021000000000002', app_public_key: 'bm9uZQ==' })).status).toBe(400)
    expect((await signUp({ app_id: '9021000000000002' })).status).toBe(400)
  })
})

describe('page pay', () => {
  test('shows the cashier to the form that the SDK makes, and to its address', async () => {
    const page = await opened('page_1')
    expect(page.status).toBe(200)
    expect(page.url).toMatch(/\/alipay\/cashier\/[0-9a-f]{32}$/)
    for (const said of ['算力 1000 点', 'page_1', '88.80', '支付']) expect(page.text).toContain(said)
    const address = own.sdk.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: order('page_2') })
    expect((await seen(await fetch(address))).text).toContain('page_2')
  })
  test('finds the trade of an order that comes again', async () => {
    const first = await opened('again')
    expect((await opened('again')).url).toBe(first.url)
    expect(
      (await server.see('trades', own.appId)).body.trades.filter((t: Named) => t.out_trade_no === 'again'),
    ).toHaveLength(1)
  })
  test('refuses the order with another amount, once it is paid, and once it is closed', async () => {
    await opened('other')
    const page = await opened('other', { total_amount: '0.01' })
    expect([page.status, page.text.includes('ACQ.CONTEXT_INCONSISTENT')]).toEqual([400, true])
    await server.control('pay', { app_id: own.appId, out_trade_no: 'other' })
    expect((await opened('other')).text).toContain('ACQ.TRADE_HAS_SUCCESS')
    await opened('shut')
    await server.control('close', { app_id: own.appId, out_trade_no: 'shut' })
    expect((await opened('shut')).text).toContain('ACQ.TRADE_HAS_CLOSE')
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
    const page = await opened('wrong', more)
    expect([page.status, page.text.includes('ACQ.INVALID_PARAMETER')]).toEqual([400, true])
  })
  test('sends notifications to this machine only, and browsers to pages only', async () => {
    for (const notifyUrl of [
      'http://example.com/n',
      'http://127.0.0.1.example.com/n',
      'http://10.0.0.1/n',
      'file:///n',
    ]) {
      const page = await pagePay(own.sdk, { bizContent: order('abroad'), notifyUrl })
      expect([page.status, page.text.includes('notify_url 只能是本机地址')], notifyUrl).toEqual([400, true])
    }
    const page = await pagePay(own.sdk, { bizContent: order('script'), returnUrl: 'javascript:alert(1)' })
    expect([page.status, page.text.includes('isv.invalid-parameter')]).toEqual([400, true])
  })
  test('is over when its time is up', async () => {
    await opened('until', { time_expire: '2026-11-21 12:15:00', timeout_express: '1d' })
    await opened('length', { timeout_express: '15m' })
    await server.control('clock', { ms: 15 * 60_000 - 1 })
    expect(await ask('query', { out_trade_no: 'length' })).toMatchObject({ tradeStatus: 'WAIT_BUYER_PAY' })
    await server.control('clock', { ms: 1 })
    expect(await ask('query', { out_trade_no: 'until' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    expect(await ask('query', { out_trade_no: 'length' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    const late = await server.control('pay', { app_id: own.appId, out_trade_no: 'until' })
    expect([late.status, late.body.sub_code]).toEqual([409, 'ACQ.TRADE_STATUS_ERROR'])
  })
})

interface Named {
  out_trade_no: string
}

describe('a request is believed', () => {
  test('not when one byte of it has changed', async () => {
    const { action, fields } = formOf(own.sdk, { bizContent: order('byte') })
    const changed = new URLSearchParams(fields.toString().replace('88.80', '88.81'))
    const page = await seen(await fetch(action, { method: 'POST', body: changed }))
    expect([page.status, page.text.includes('isv.invalid-signature')]).toEqual([400, true])
    const elsewhere = action.replace('version=1.0', 'version=1.0&return_url=http%3A%2F%2F127.0.0.1%2F')
    expect((await seen(await fetch(elsewhere, { method: 'POST', body: fields }))).text).toContain(
      'isv.invalid-signature',
    )
    expect((await seen(await fetch(action, { method: 'POST', body: fields }))).status).toBe(200)
  })
  test('not when a parameter comes twice', async () => {
    const { action, fields } = formOf(own.sdk, { bizContent: order('twice') })
    fields.append('biz_content', JSON.stringify(order('twice', { total_amount: '0.01' })))
    expect((await seen(await fetch(action, { method: 'POST', body: fields }))).text).toContain('isv.invalid-parameter')
  })
  test('not from another key, and not of an app that nobody knows', async () => {
    expect(await ask('query', { out_trade_no: 'x' }, own.impostor)).toMatchObject({
      code: '40002',
      subCode: 'isv.invalid-signature',
    })
    const address = own.sdk.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: order('who') })
    const page = await seen(await fetch(address.replace(own.appId, '2021999999999999')))
    expect(page.text).toContain('isv.invalid-app-id')
  })
  test.each([
    ['method', undefined, 'isv.missing-method'],
    ['method', 'alipay.trade.make.rich', 'isv.invalid-method'],
    ['method', 'toString', 'isv.invalid-method'],
    ['app_id', undefined, 'isv.missing-app-id'],
    ['sign', undefined, 'isv.missing-signature'],
    ['sign', 'AAAA', 'isv.invalid-signature'],
    ['sign_type', undefined, 'isv.missing-signature-type'],
    ['sign_type', 'RSA', 'isv.invalid-signature-type'],
    ['charset', 'gbk', 'isv.invalid-charset'],
    ['timestamp', undefined, 'isv.missing-timestamp'],
    ['timestamp', '2026-13-01 00:00:00', 'isv.invalid-timestamp'],
    ['version', undefined, 'isv.missing-version'],
    ['format', 'XML', 'isv.invalid-format'],
  ])('not with %s = %s: %s, in a signed answer', async (name, value, code) => {
    const address = new URL(own.sdk.pageExecute('alipay.trade.query', 'GET', { bizContent: { out_trade_no: 'x' } }))
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
    const { text } = await seen(await fetch(address))
    const answer = JSON.parse(text)
    const key = name === 'method' ? 'error_response' : 'alipay_trade_query_response'
    expect(answer[key].sub_code).toBe(code)
    expect(() => own.sdk.checkResponseSign(text, key, answer.sign, '')).not.toThrow()
  })
})

describe('a server asks', () => {
  test('for a trade, and reads what the gateway has signed', async () => {
    await opened('query')
    expect(await ask('query', { out_trade_no: 'query' })).toMatchObject({
      code: '10000',
      tradeStatus: 'WAIT_BUYER_PAY',
      totalAmount: '88.80',
      buyerPayAmount: '0.00',
    })
    await server.control('pay', { app_id: own.appId, out_trade_no: 'query' })
    const answer = await ask('query', { out_trade_no: 'query' })
    expect(answer).toMatchObject({ tradeStatus: 'TRADE_SUCCESS', receiptAmount: '88.80', outTradeNo: 'query' })
    expect(answer.sendPayDate).toBe('2026-11-21 12:15:00')
    expect(await ask('query', { trade_no: answer.tradeNo })).toMatchObject({ outTradeNo: 'query' })
  })
  test('and does not believe an answer with one changed byte', async () => {
    const address = own.sdk.pageExecute('alipay.trade.query', 'GET', { bizContent: { out_trade_no: 'query' } })
    const { text } = await seen(await fetch(address))
    const check = (answer: string) =>
      own.sdk.checkResponseSign(answer, 'alipay_trade_query_response', JSON.parse(answer).sign, '')
    expect(() => check(text)).not.toThrow()
    expect(() => check(text.replace('88.80', '88.81'))).toThrow('验签失败')
  })
  test('in vain for what is not its own, or is nothing', async () => {
    const other = await shop(server.origin)
    const refusal = { code: '40004', subCode: 'ACQ.TRADE_NOT_EXIST' }
    expect(await ask('query', { out_trade_no: 'query' }, other.sdk)).toMatchObject(refusal)
    const { tradeNo } = await ask('query', { out_trade_no: 'query' })
    expect(await ask('refund', { trade_no: tradeNo, refund_amount: '88.80' }, other.sdk)).toMatchObject(refusal)
    expect(await ask('query', { out_trade_no: 'nowhere' })).toMatchObject(refusal)
    expect(await ask('query', {})).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' })
  })
  test('to close what nobody has paid, and nothing else', async () => {
    await opened('close')
    expect(await ask('close', { out_trade_no: 'close' })).toMatchObject({ code: '10000', outTradeNo: 'close' })
    expect(await ask('close', { out_trade_no: 'close' })).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    await paid('keep')
    expect(await ask('close', { out_trade_no: 'keep' })).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    expect(await ask('query', { out_trade_no: 'keep' })).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
  })
})

describe('a refund', () => {
  const refund = (name: string, refund_amount: string | number, out_request_no?: string) =>
    ask('refund', { out_trade_no: name, refund_amount, ...(out_request_no && { out_request_no }) })

  test('gives back in parts, each once, and never more than was paid', async () => {
    await paid('parts')
    expect(await refund('parts', '8.80', 'r1')).toMatchObject({
      fundChange: 'Y',
      refundFee: '8.80',
      sendBackFee: '8.80',
    })
    expect(await refund('parts', '8.80', 'r1')).toMatchObject({ fundChange: 'N', refundFee: '8.80' })
    expect(await refund('parts', '8.81', 'r1')).toMatchObject({ subCode: 'ACQ.DISCORDANT_REPEAT_REQUEST' })
    expect(await refund('parts', '80.01', 'r2')).toMatchObject({ subCode: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' })
    expect(await ask('query', { out_trade_no: 'parts' })).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
    expect(await refund('parts', 80, 'r2')).toMatchObject({ fundChange: 'Y', refundFee: '88.80', sendBackFee: '80.00' })
    expect(await ask('query', { out_trade_no: 'parts' })).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
    expect(await refund('parts', '0.01', 'r3')).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    expect(await refund('parts', '80.00', 'r2')).toMatchObject({ code: '10000', fundChange: 'N' })
    const [trade] = (await server.see('trades', own.appId)).body.trades.filter((t: Named) => t.out_trade_no === 'parts')
    expect(trade.refunded_amount).toBe('88.80')
  })
  test('is accepted before it is made: only then the query tells of it, and the same request makes it', async () => {
    await paid('later')
    const look = () => ask('fastpay.refund.query', { out_trade_no: 'later', out_request_no: 'r1' })
    await server.control('scenario', { app_id: own.appId, refunds_later: true })
    for (let time = 0; time < 2; time++)
      expect(await refund('later', '8.80', 'r1')).toMatchObject({ code: '10000', fundChange: 'N', refundFee: '8.80' })
    expect(await look()).not.toHaveProperty('refundStatus')
    await server.control('scenario', { app_id: own.appId })
    expect(await refund('later', '8.80', 'r1')).toMatchObject({ fundChange: 'Y', refundFee: '8.80' })
    expect(await look()).toMatchObject({ refundStatus: 'REFUND_SUCCESS', refundAmount: '8.80' })
  })
  test('without a number of its own is for the whole', async () => {
    await paid('whole')
    expect(await refund('whole', '1.00')).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' })
    expect(await refund('whole', '88.80')).toMatchObject({ fundChange: 'Y', refundFee: '88.80' })
  })
  test('needs a payment and a sound amount', async () => {
    await opened('unpaid')
    expect(await refund('unpaid', '1.00', 'r')).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
    await paid('sound')
    for (const amount of ['0', '-1', '0.001', 'all'])
      expect(await refund('sound', amount, 'r')).toMatchObject({ subCode: 'ACQ.INVALID_PARAMETER' })
  })
  test('can be asked for', async () => {
    const look = (out_request_no: string) => ask('fastpay.refund.query', { out_trade_no: 'parts', out_request_no })
    expect(await look('r1')).toMatchObject({
      refundStatus: 'REFUND_SUCCESS',
      refundAmount: '8.80',
      totalAmount: '88.80',
    })
    expect(await look('r9')).toEqual({ code: '10000', msg: 'Success' })
  })
})
