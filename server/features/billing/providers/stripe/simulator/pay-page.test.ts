import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createMerchant,
  GOOD_CARD,
  type Merchant,
  order,
  type RunningSimulator,
  startSimulator,
  submit,
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

async function openSession(given = {}) {
  await simulator.flush()
  shop.received.length = 0
  const { id, url } = await shop.stripe.checkout.sessions.create(order(given))
  return { id, url: url ?? '', now: () => shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }) }
}
const read = async (url: string, language = 'en-US') =>
  (await fetch(url, { headers: { 'accept-language': language } })).text()

describe('a valid card', () => {
  it.each(['4242 4242 4242 4242', '4242424242424242', '5555555555554444', '6200 0000 0000 0005'])(
    '%s pays the order and returns to the shop',
    async (number) => {
      const { id, url, now } = await openSession()
      const answer = await submit(url, { ...GOOD_CARD, number })
      expect(answer).toMatchObject({ status: 303, location: `http://127.0.0.1:9/paid?session=${id}` })
      expect(await now()).toMatchObject({
        status: 'complete',
        payment_status: 'paid',
        url: null,
        customer_details: { email: 'buyer@example.com', name: 'Ada Buyer' },
        payment_intent: { status: 'succeeded', amount: 2500, amount_received: 2500, currency: 'usd' },
      })
    },
  )
  it('sends events of payment and session with the shop’s metadata', async () => {
    const { id, url } = await openSession({ payment_intent_data: { metadata: { order: '7' }, description: 'Pack' } })
    await submit(url, GOOD_CARD)
    await simulator.flush()
    const [intent, session] = shop.events()
    expect(intent).toMatchObject({
      type: 'payment_intent.succeeded',
      livemode: false,
      api_version: '2026-10-28.endive',
    })
    expect(intent?.data.object).toMatchObject({ metadata: { order: '7' }, description: 'Pack' })
    expect(session).toMatchObject({ type: 'checkout.session.completed', id: expect.stringMatching(/^evt_/) })
    expect(session?.data.object).toMatchObject({ id, payment_status: 'paid', client_reference_id: 'order-1' })
  })
  it('pays once, whatever is submitted later', async () => {
    const { id, url } = await openSession()
    await Promise.all(Array.from({ length: 5 }, () => submit(url, GOOD_CARD)))
    await simulator.flush()
    expect(shop.types().sort()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
    const page = await read(url)
    expect(page).toContain('Payment complete')
    expect(page).toContain(`http://127.0.0.1:9/paid?session=${id}`)
  })
  it('of American Express needs a four-digit code', async () => {
    const { url } = await openSession()
    expect((await submit(url, { ...GOOD_CARD, number: '378282246310005' })).text).toContain(
      'security code is incomplete',
    )
    expect((await submit(url, { ...GOOD_CARD, number: '378282246310005', cvc: '1234' })).status).toBe(303)
  })
})

describe('a declined card', () => {
  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'insufficient funds'],
    ['4000 0000 0000 0069', 'expired_card', undefined, 'Your card has expired'],
    ['4000 0000 0000 0127', 'incorrect_cvc', undefined, 'security code is incorrect'],
    ['4000 0000 0000 0119', 'processing_error', undefined, 'error occurred while processing'],
  ])('%s shows the reason and lets another card pay', async (number, code, decline_code, text) => {
    const { url, now } = await openSession()
    const answer = await submit(url, { ...GOOD_CARD, number })
    expect(answer.status).toBe(402)
    expect(answer.text).toContain(text)
    const { status, payment_intent } = await now()
    expect(status).toBe('open')
    expect(payment_intent).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      latest_charge: null,
      last_payment_error: { type: 'card_error', code, ...(decline_code && { decline_code }) },
    })
    await simulator.flush()
    expect(shop.types()).toEqual(['payment_intent.payment_failed'])
    expect((await submit(url, GOOD_CARD)).status).toBe(303)
    expect((await now()).payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })
})

describe('a card with 3D Secure', () => {
  it.each(['4000 0000 0000 3220', '4000 0025 0000 3155'])('%s pays after authentication', async (number) => {
    const { id, url, now } = await openSession()
    const challenge = await submit(url, { ...GOOD_CARD, number })
    expect(challenge).toMatchObject({ status: 303, location: `/checkout/authenticate/${id}` })
    expect((await now()).payment_intent).toMatchObject({ status: 'requires_action', amount_received: 0 })
    const page = `${simulator.origin}${challenge.location}`
    expect(await read(page)).toContain('3D Secure')
    expect(await submit(page, { result: 'complete' })).toMatchObject({
      location: `http://127.0.0.1:9/paid?session=${id}`,
    })
    expect(await now()).toMatchObject({ status: 'complete', payment_intent: { status: 'succeeded' } })
  })
  it('is not charged if authentication fails or was not started', async () => {
    const { id, url, now } = await openSession()
    const page = `${simulator.origin}/checkout/authenticate/${id}`
    expect(await submit(page, { result: 'complete' })).toMatchObject({ location: `/checkout/pay/${id}` })
    await submit(url, { ...GOOD_CARD, number: '4000000000003220' })
    const answer = await submit(page, { result: 'fail' })
    expect(answer.text).toContain('could not authenticate you')
    expect(await now()).toMatchObject({
      status: 'open',
      payment_intent: { last_payment_error: { code: 'payment_intent_authentication_failure' } },
    })
    expect(await submit(page, { result: 'complete' })).toMatchObject({ location: `/checkout/pay/${id}` })
  })
})

describe('a form', () => {
  it.each([
    ['a mistyped number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid'],
    ['an incomplete number', { number: '4242 42' }, 'Your card number is incomplete'],
    ['a number of no test card', { number: '4111 1111 1111 1111' }, 'test mode: use a test card'],
    ['a past expiry', { expiry: '12/20' }, 'expiration date is in the past'],
    ['an invalid month', { expiry: '13/40' }, 'expiration date is incomplete'],
    ['a two-digit code', { cvc: '12' }, 'security code is incomplete'],
    ['no name', { name: ' ' }, 'Enter the name on the card'],
    ['an invalid email', { email: 'nobody' }, 'Enter a valid email address'],
  ])('with %s is refused without a payment attempt', async (_, wrong, text) => {
    const { url, now } = await openSession()
    const answer = await submit(url, { ...GOOD_CARD, ...wrong })
    expect(answer.status).toBe(402)
    expect(answer.text.replaceAll('&#39;', "'")).toContain(text)
    expect((await now()).payment_intent).toBeNull()
  })
  it('keeps the input after a mistake, except the code', async () => {
    const { url } = await openSession()
    const { text } = await submit(url, { ...GOOD_CARD, number: '4242 4242 4242 4241', cvc: '797' })
    expect(text).toContain('value="4242 4242 4242 4241"')
    expect(text).toContain('value="12 / 99"')
    expect(text).not.toContain('797')
    expect(text).toMatch(/name="number"[^>]* autofocus/)
  })
  it('does not repeat a possibly real or declined number', async () => {
    const { url } = await openSession()
    for (const number of ['4111 1111 1111 1111', '4000 0000 0000 0002']) {
      const { text } = await submit(url, { ...GOOD_CARD, number })
      expect(text).not.toContain(`value="${number}"`)
    }
  })
  it('accepts a card that expires this month', async () => {
    const { url } = await openSession()
    const now = new Date()
    const expiry = `${now.getUTCMonth() + 1}/${now.getUTCFullYear() % 100}`
    expect((await submit(url, { ...GOOD_CARD, expiry })).status).toBe(303)
  })
  it('leaves no card data in database or log', async () => {
    const { url } = await openSession()
    const secret = { expiry: '11 / 87', cvc: '797' }
    for (const number of ['4000 0000 0000 0002', '4000 0000 0000 3220', '4242 4242 4242 4241', '4242 4242 4242 4242'])
      await submit(url, { ...GOOD_CARD, ...secret, number })
    await simulator.flush()
    const kept = `${simulator.db.serialize().toString('latin1')}${JSON.stringify(simulator.logged)}`
    for (const hidden of ['424242424242', '4242 4242', '40000000', '4000 0000', '11 / 87'])
      expect(kept).not.toContain(hidden)
    // As whole values only: random ids may contain the same digits.
    expect(kept).not.toMatch(/["':=\s](1187|2087)["',&\s]/)
    expect(kept).not.toMatch(/"(cvc|number|expiry|exp_\w+)"/)
  })
})

describe('the page', () => {
  const NASTY = `<script>alert("1")</script><img src=x onerror='a'>`
  it('escapes markup in names', async () => {
    const line_items = [
      { quantity: 2, price_data: { currency: 'cny', unit_amount: 9900, product_data: { name: NASTY } } },
    ]
    const { url } = await openSession({ line_items, payment_intent_data: { description: NASTY } })
    const answer = await submit(url, { ...GOOD_CARD, number: '1', name: NASTY, email: `"><b>@x.y` })
    expect(answer.text).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;')
    expect(answer.text).not.toMatch(/<script|<img|<b>@/)
    expect(answer.text).toContain('¥198.00')
  })
  it('runs no script and loads nothing', async () => {
    const { url } = await openSession()
    const { headers } = await fetch(url)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9;")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
  })
  it("uses the order's language, else the browser's", async () => {
    const [zh, en, own] = [
      await openSession({ locale: 'zh' }),
      await openSession({ locale: 'en' }),
      await openSession(),
    ]
    expect(await read(zh.url)).toContain('本地测试网关 · 不会扣款')
    expect(await read(en.url, 'zh-CN')).toContain('Local test gateway · no real charges')
    expect(await read(own.url, 'zh-CN,zh;q=0.9')).toContain('<html lang="zh-CN">')
    expect(await read(own.url, 'de')).toContain('<html lang="en-US">')
  })
  it('links back to the shop', async () => {
    expect(await read((await openSession()).url)).toContain('href="http://127.0.0.1:9/order"')
  })
  it('of an expired session accepts no payment', async () => {
    const { id, url, now } = await openSession()
    await shop.stripe.checkout.sessions.expire(id)
    expect(await read(url)).toContain('This payment page has expired')
    expect((await submit(url, GOOD_CARD)).text).toContain('expired')
    expect(await now()).toMatchObject({ status: 'expired', payment_status: 'unpaid', payment_intent: null })
  })
  it('of an unknown session is 404', async () => {
    const response = await fetch(`${simulator.origin}/checkout/pay/cs_test_none`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('找不到这个支付页面')
  })
})
