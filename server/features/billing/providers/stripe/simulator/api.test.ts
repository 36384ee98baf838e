import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createMerchant,
  type Merchant,
  order,
  type RunningSimulator,
  sdk,
  startSimulator,
} from './stripe.test-support.ts'

let simulator: RunningSimulator
let shop: Merchant
beforeAll(async () => {
  simulator = await startSimulator()
  shop = await createMerchant(simulator)
})
afterAll(async () => {
  await simulator.stop()
  await shop.close()
})

const api = (path: string, init: RequestInit = {}, key = shop.key) =>
  fetch(`${simulator.origin}/v1${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } })
const post = (path: string, form: string, headers: Record<string, string> = {}) =>
  api(path, {
    method: 'POST',
    body: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('a key', () => {
  it.each(['sk_live_1234567890123456', 'sk_test_short', 'pk_test_1234567890123456', 'sk_test_12345678-90'])(
    'of an unknown format is refused: %s',
    async (key) => {
      await expect(sdk(simulator.origin, key).checkout.sessions.create(order())).rejects.toMatchObject({
        type: 'StripeAuthenticationError',
        statusCode: 401,
        rawType: 'invalid_request_error',
        message: expect.stringContaining('Invalid API Key provided'),
      })
    },
  )
  it('is masked in the refusal', async () => {
    const answer = await api('/checkout/sessions/x', {}, 'sk_live_abcdefghijklmnop')
    expect(await answer.text()).not.toContain('abcdefghijkl')
  })
  it('is required', async () => {
    const answer = await fetch(`${simulator.origin}/v1/checkout/sessions/x`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('did not provide') } })
  })
  it('identifies an account, which sees no objects of others', async () => {
    const session = await shop.stripe.checkout.sessions.create(order())
    const other = sdk(simulator.origin, 'sk_test_another_merchant')
    await expect(other.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'session',
    })
    await expect(other.checkout.sessions.expire(session.id)).rejects.toMatchObject({ code: 'resource_missing' })
  })
})

describe('an answer', () => {
  it('has a request id and a version', async () => {
    const answer = await api('/checkout/sessions/x', { headers: { 'stripe-version': '2025-01-27.acacia' } })
    expect(answer.headers.get('request-id')).toMatch(/^req_\w{14}$/)
    expect(answer.headers.get('stripe-version')).toBe('2025-01-27.acacia')
    const plain = await api('/checkout/sessions/x')
    expect(plain.headers.get('stripe-version')).toBe('2026-10-28.endive')
  })
  it('refuses an invalid version', async () => {
    expect((await api('/checkout/sessions/x', { headers: { 'stripe-version': 'new' } })).status).toBe(400)
  })
  it('names an unknown address', async () => {
    const answer = await api('/customers')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: { type: 'invalid_request_error', message: 'Unrecognized request URL (GET: /v1/customers).' },
    })
  })
  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['an oversized form', 'application/x-www-form-urlencoded', `mode=${'x'.repeat(70_000)}`, 413],
    ['names that do not nest', 'application/x-www-form-urlencoded', 'a[b=1', 400],
    ['a name that is both value and hash', 'application/x-www-form-urlencoded', 'metadata=1&metadata[a]=1', 400],
    ['too deeply nested names', 'application/x-www-form-urlencoded', `a${'[a]'.repeat(30)}=1`, 400],
  ])('refuses %s in the error format', async (_, type, body, status) => {
    const answer = await api('/checkout/sessions', { method: 'POST', body, headers: { 'content-type': type } })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })
})

describe('a new session', () => {
  it('has the requested fields', async () => {
    const session = await shop.stripe.checkout.sessions.create(
      order({ metadata: { order: '7', __proto__x: 'y' }, customer_email: 'a@b.cn', locale: 'zh', submit_type: 'pay' }),
    )
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      livemode: false,
      amount_total: 2500,
      amount_subtotal: 2500,
      currency: 'usd',
      client_reference_id: 'order-1',
      locale: 'zh',
      payment_intent: null,
      customer_email: 'a@b.cn',
      metadata: { order: '7', __proto__x: 'y' },
    })
    expect(session.id).toMatch(/^cs_test_\w{58}$/)
    expect(session.url).toBe(`${simulator.origin}/checkout/pay/${session.id}`)
    expect(session.expires_at - session.created).toBe(86_400)
    expect(session).not.toHaveProperty('line_items')
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id, status: 'open' })
  })
  it('sums up and lists its items', async () => {
    const item = (name: string, unit_amount: number, quantity: number) => ({
      quantity,
      price_data: { currency: 'CNY', unit_amount, product_data: { name, description: 'd' } },
    })
    const line_items = [item('月卡', 9900, 2), item('算力包', 1500, 3)]
    const session = await shop.stripe.checkout.sessions.create(order({ line_items, expand: ['line_items'] }))
    expect(session).toMatchObject({ amount_total: 24_300, currency: 'cny' })
    expect(session.line_items?.data).toHaveLength(2)
    const listed = await shop.stripe.checkout.sessions.listLineItems(session.id, { limit: 1 })
    expect(listed).toMatchObject({ has_more: true, data: [{ description: '月卡', quantity: 2, amount_total: 19_800 }] })
    const all = await shop.stripe.checkout.sessions
      .listLineItems(session.id, { limit: 1 })
      .autoPagingToArray({ limit: 9 })
    expect(all.map(({ description }) => description)).toEqual(['月卡', '算力包'])
  })
  it.each([
    ['an unknown parameter', 'surprise=1', 'parameter_unknown', 'surprise'],
    ['an unknown nested parameter', 'line_items[0][colour]=red', 'parameter_unknown', 'line_items[0][colour]'],
    ['an empty success_url', 'success_url=', 'parameter_invalid_empty', 'success_url'],
    ['an invalid success_url', 'success_url=javascript:alert(1)', 'url_invalid', 'success_url'],
    ['a negative amount', amount('-1'), 'parameter_invalid_integer', 'line_items[0][price_data][unit_amount]'],
    ['half a cent', amount('1.5'), 'parameter_invalid_integer', 'line_items[0][price_data][unit_amount]'],
    [
      'an amount above the maximum',
      amount('100000000'),
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    ['an amount below the minimum', amount('49'), 'amount_too_small', undefined],
    ['a total above the maximum', 'line_items[0][quantity]=999999', 'amount_too_large', undefined],
    ['a quantity of zero', 'line_items[0][quantity]=0', 'parameter_invalid_integer', 'line_items[0][quantity]'],
    ['a subscription', 'mode=subscription', undefined, 'mode'],
    [
      'an unsupported payment method',
      'allowed_payment_method_types[0]=alipay',
      undefined,
      'allowed_payment_method_types[0]',
    ],
    [
      'an unknown currency',
      'line_items[0][price_data][currency]=xyz',
      undefined,
      'line_items[0][price_data][currency]',
    ],
    ['an early expiry', `expires_at=${Math.floor(Date.now() / 1000) + 60}`, 'parameter_invalid_integer', 'expires_at'],
    [
      'a late expiry',
      `expires_at=${Math.floor(Date.now() / 1000) + 90_000}`,
      'parameter_invalid_integer',
      'expires_at',
    ],
    ['an unknown expand path', 'expand[0]=nothing.here', undefined, 'expand'],
  ])('with %s is refused', async (_, change, code, param) => {
    const before = (await shop.control('/sessions')).body.sessions.length
    const answer = await post('/checkout/sessions', `${PLAIN}&${change}`)
    expect(answer.status).toBe(400)
    const { error } = await answer.json()
    expect({ code: error.code, param: error.param }).toEqual({ code, param })
    expect((await shop.control('/sessions')).body.sessions).toHaveLength(before)
  })
  it('is refused without a required parameter', async () => {
    const answer = await post('/checkout/sessions', 'mode=payment')
    expect(await answer.json()).toMatchObject({ error: { param: 'line_items' } })
    const second = await post('/checkout/sessions', PLAIN.replace(/&success_url=[^&]*/, ''))
    expect(await second.json()).toMatchObject({ error: { code: 'parameter_missing', param: 'success_url' } })
  })
})

describe('a repeated request', () => {
  const options = { idempotencyKey: 'order-7' }
  it('with the same idempotency key runs once', async () => {
    const [first, second] = [
      await shop.stripe.checkout.sessions.create(order(), options),
      await shop.stripe.checkout.sessions.create(order(), options),
    ]
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  })
  it('with the key of a different request is refused', async () => {
    await expect(
      shop.stripe.checkout.sessions.create(order({ client_reference_id: 'order-8' }), options),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })
  it('from another account is a new request', async () => {
    const other = sdk(simulator.origin, 'sk_test_another_merchant')
    const session = await other.checkout.sessions.create(order(), options)
    await expect(shop.stripe.checkout.sessions.retrieve(session.id)).rejects.toMatchObject({ statusCode: 404 })
  })
  it('runs again after a day', async () => {
    const first = await shop.stripe.checkout.sessions.create(order(), { idempotencyKey: 'daily' })
    await shop.control('/clock', { ms: 25 * 3_600_000 })
    const second = await shop.stripe.checkout.sessions.create(order(), { idempotencyKey: 'daily' })
    expect(second.id).not.toBe(first.id)
  })
  it('after a refusal is a new request', async () => {
    const key = { 'idempotency-key': 'after a refusal' }
    expect((await post('/checkout/sessions', `${PLAIN}&surprise=1`, key)).status).toBe(400)
    expect((await post('/checkout/sessions', PLAIN, key)).status).toBe(200)
  })
})

describe('a webhook endpoint', () => {
  it('returns its secret only at creation', async () => {
    const made = await shop.stripe.webhookEndpoints.create({ url: shop.hook, enabled_events: ['charge.refunded'] })
    expect(made.secret).toMatch(/^whsec_\w{32}$/)
    expect((await shop.stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined()
    const { data } = await shop.stripe.webhookEndpoints.list()
    expect(data.map(({ id }) => id)).toContain(made.id)
    expect(JSON.stringify(data)).not.toContain('whsec')
    expect(await shop.stripe.webhookEndpoints.del(made.id)).toMatchObject({ id: made.id, deleted: true })
    await expect(shop.stripe.webhookEndpoints.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 })
  })
  it.each([
    'https://example.com/hook',
    'http://169.254.1.1/',
    'http://127.0.0.1.example.com/',
    'http://a:b@127.0.0.1/',
  ])('at %s is refused', async (url) => {
    await expect(shop.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] })).rejects.toMatchObject({
      param: 'url',
      code: 'url_invalid',
      message: expect.stringContaining('this machine only'),
    })
  })
})

const PLAIN = [
  'mode=payment',
  'success_url=http://127.0.0.1/ok',
  'line_items[0][quantity]=1',
  'line_items[0][price_data][currency]=usd',
  'line_items[0][price_data][unit_amount]=2500',
  'line_items[0][price_data][product_data][name]=Pack',
].join('&')

function amount(value: string): string {
  return `line_items[0][price_data][unit_amount]=${value}`
}
