import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf, order, readResponse } from './alipay.test-support.ts'
import { type Trading, trading } from './trading.test-support.ts'

let t: Trading
beforeAll(async () => {
  t = await trading()
})
afterAll(() => t.server.stop())

const signUp = async (body: object) => {
  const headers = { 'content-type': 'application/json' }
  return readResponse(
    await fetch(`${t.server.origin}/alipay/merchants`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

describe('sign-up', () => {
  test('returns the same seller number and key for every form of the merchant’s key', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const keys = [
      publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      publicKey.export({ format: 'pem', type: 'pkcs1' }).toString(),
    ]
    const setAnswer = []
    for (const app_public_key of keys)
      setAnswer.push((await signUp({ app_id: '9021000000000001', app_public_key })).text)
    expect(new Set(setAnswer).size).toBe(1)
    expect(JSON.parse(setAnswer[0] ?? '').seller_id).toMatch(/^2088\d{12}$/)
    expect(JSON.parse(setAnswer[0] ?? '').seller_id).not.toBe(t.own.sellerId)
  })
  test('refuses an invalid or short key', async () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
    const app_public_key = short.export({ format: 'pem', type: 'spki' }).toString()
    expect((await signUp({ app_id: '9021000000000002', app_public_key })).status).toBe(400)
    expect((await signUp({ app_id: '9021000000000002', app_public_key: 'bm9uZQ==' })).status).toBe(400)
    expect((await signUp({ app_id: '9021000000000002' })).status).toBe(400)
  })
})

describe('a request', () => {
  test('is refused if one byte changed', async () => {
    const { action, fields } = formOf(t.own.sdk, { bizContent: order('byte') })
    const changed = new URLSearchParams(fields.toString().replace('88.80', '88.81'))
    const page = await readResponse(await fetch(action, { method: 'POST', body: changed }))
    expect([page.status, page.text.includes('isv.invalid-signature')]).toEqual([400, true])
    const elsewhere = action.replace('version=1.0', 'version=1.0&return_url=http%3A%2F%2F127.0.0.1%2F')
    expect((await readResponse(await fetch(elsewhere, { method: 'POST', body: fields }))).text).toContain(
      'isv.invalid-signature',
    )
    expect((await readResponse(await fetch(action, { method: 'POST', body: fields }))).status).toBe(200)
  })
  test('is refused if a parameter is repeated', async () => {
    const { action, fields } = formOf(t.own.sdk, { bizContent: order('twice') })
    fields.append('biz_content', JSON.stringify(order('twice', { total_amount: '0.01' })))
    expect((await readResponse(await fetch(action, { method: 'POST', body: fields }))).text).toContain(
      'isv.invalid-parameter',
    )
  })
  test('is refused if signed by another key or for an unknown app', async () => {
    expect(await t.ask('query', { out_trade_no: 'x' }, t.own.impostor)).toMatchObject({
      code: '40002',
      subCode: 'isv.invalid-signature',
    })
    const address = t.own.sdk.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: order('who') })
    const page = await readResponse(await fetch(address.replace(t.own.appId, '2021999999999999')))
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
  ])('with %s = %s is refused with %s in a signed answer', async (name, value, code) => {
    const address = new URL(t.own.sdk.pageExecute('alipay.trade.query', 'GET', { bizContent: { out_trade_no: 'x' } }))
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
    const { text } = await readResponse(await fetch(address))
    const answer = JSON.parse(text)
    const key = name === 'method' ? 'error_response' : 'alipay_trade_query_response'
    expect(answer[key].sub_code).toBe(code)
    expect(() => t.own.sdk.checkResponseSign(text, key, answer.sign, '')).not.toThrow()
  })
})
