/** The hosted page, as a person meets it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  GOOD_CARD,
  type Merchant,
  merchant,
  order,
  type Started,
  startCounterpart,
  submit,
} from './stripe.test-support.ts'

let counterpart: Started
let shop: Merchant
beforeAll(async () => {
  counterpart = await startCounterpart()
  shop = await merchant(counterpart)
})
afterAll(async () => {
  await counterpart.stop()
  await shop.close()
})

async function opened(given = {}) {
  await counterpart.flush()
  shop.received.length = 0
  const { id, url } = await shop.stripe.checkout.sessions.create(order(given))
  return { id, url: url ?? '', now: () => shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }) }
}
const read = async (url: string, language = 'en-US') =>
  (await fetch(url, { headers: { 'accept-language': language } })).text()

describe('a card that pays', () => {
  it.each(['4242 4242 4242 4242', '4242424242424242', '5555555555554444', '6200 0000 0000 0005'])(
    '%s leads back to the shop and the order is paid',
    async (number) => {
      const { id, url, now } = await opened()
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
  it('tells the shop with the events of both, and carries what the shop gave along', async () => {
    const { id, url } = await opened({ payment_intent_data: { metadata: { order: '7' }, description: 'Pack' } })
    await submit(url, GOOD_CARD)
    await counterpart.flush()
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
  it('pays once: a second form finds the payment complete', async () => {
    const { id, url } = await opened()
    await Promise.all(Array.from({ length: 5 }, () => submit(url, GOOD_CARD)))
    await counterpart.flush()
    expect(shop.types().sort()).toEqual(['checkout.session.completed', 'payment_intent.succeeded'])
    const page = await read(url)
    expect(page).toContain('Payment complete')
    expect(page).toContain(`http://127.0.0.1:9/paid?session=${id}`)
  })
  it('of four digits behind, as American Express has them', async () => {
    const { url } = await opened()
    expect((await submit(url, { ...GOOD_CARD, number: '378282246310005' })).text).toContain(
      'security code is incomplete',
    )
    expect((await submit(url, { ...GOOD_CARD, number: '378282246310005', cvc: '1234' })).status).toBe(303)
  })
})

describe('a card that is declined', () => {
  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'insufficient funds'],
    ['4000 0000 0000 0069', 'expired_card', undefined, 'Your card has expired'],
    ['4000 0000 0000 0127', 'incorrect_cvc', undefined, 'security code is incorrect'],
    ['4000 0000 0000 0119', 'processing_error', undefined, 'error occurred while processing'],
  ])('%s says why, and another card may pay', async (number, code, decline_code, text) => {
    const { url, now } = await opened()
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
    await counterpart.flush()
    expect(shop.types()).toEqual(['payment_intent.payment_failed'])
    expect((await submit(url, GOOD_CARD)).status).toBe(303)
    expect((await now()).payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null })
  })
})

describe('a card whose bank wants to know', () => {
  it.each(['4000 0000 0000 3220', '4000 0025 0000 3155'])('%s pays once that is done', async (number) => {
    const { id, url, now } = await opened()
    const asked = await submit(url, { ...GOOD_CARD, number })
    expect(asked).toMatchObject({ status: 303, location: `/checkout/authenticate/${id}` })
    expect((await now()).payment_intent).toMatchObject({ status: 'requires_action', amount_received: 0 })
    const page = `${counterpart.origin}${asked.location}`
    expect(await read(page)).toContain('3D Secure')
    expect(await submit(page, { result: 'complete' })).toMatchObject({
      location: `http://127.0.0.1:9/paid?session=${id}`,
    })
    expect(await now()).toMatchObject({ status: 'complete', payment_intent: { status: 'succeeded' } })
  })
  it('is not charged when that fails, nor when nobody has begun', async () => {
    const { id, url, now } = await opened()
    const page = `${counterpart.origin}/checkout/authenticate/${id}`
    expect(await submit(page, { result: 'complete' })).toMatchObject({ location: `/checkout/pay/${id}` })
    await submit(url, { ...GOOD_CARD, number: '4000000000003220' })
    const answer = await submit(page, { result: 'fail' })
    expect(answer.text).toContain('could not be authenticated')
    expect(await now()).toMatchObject({
      status: 'open',
      payment_intent: { last_payment_error: { code: 'payment_intent_authentication_failure' } },
    })
    expect(await submit(page, { result: 'complete' })).toMatchObject({ location: `/checkout/pay/${id}` })
  })
})

describe('a form', () => {
  it.each([
    ['a number with one digit wrong', { number: '4242 4242 4242 4241' }, 'Your card number is invalid'],
    ['half a number', { number: '4242 42' }, 'Your card number is incomplete'],
    ['a number that is no test card', { number: '4111 1111 1111 1111' }, 'test mode: use a test card'],
    ['an expiry in the past', { expiry: '12/20' }, 'expiry is in the past'],
    ['a month that there is not', { expiry: '13/40' }, 'expiry is incomplete'],
    ['two digits of code', { cvc: '12' }, 'security code is incomplete'],
    ['no name', { name: ' ' }, 'Enter the name on the card'],
    ['an email that is none', { email: 'nobody' }, 'Enter a valid email address'],
  ])('with %s says so and asks no bank', async (_, wrong, text) => {
    const { url, now } = await opened()
    const answer = await submit(url, { ...GOOD_CARD, ...wrong })
    expect(answer.status).toBe(402)
    expect(answer.text.replaceAll('&#39;', "'")).toContain(text)
    expect((await now()).payment_intent).toBeNull()
  })
  it('shows once more what was typed, so that only the mistake is typed again; never the code', async () => {
    const { url } = await opened()
    const { text } = await submit(url, { ...GOOD_CARD, number: '4242 4242 4242 4241', cvc: '797' })
    expect(text).toContain('value="4242 4242 4242 4241"')
    expect(text).toContain('value="12 / 99"')
    expect(text).not.toContain('797')
    expect(text).toMatch(/name="number"[^>]* autofocus/)
  })
  it('with what may be a real number, or one a bank has declined, does not show it again', async () => {
    const { url } = await opened()
    for (const number of ['4111 1111 1111 1111', '4000 0000 0000 0002']) {
      const { text } = await submit(url, { ...GOOD_CARD, number })
      expect(text).not.toContain(`value="${number}"`)
    }
  })
  it('that is good in the last second of its month is taken', async () => {
    const { url } = await opened()
    const now = new Date()
    const expiry = `${now.getUTCMonth() + 1}/${now.getUTCFullYear() % 100}`
    expect((await submit(url, { ...GOOD_CARD, expiry })).status).toBe(303)
  })
  it('leaves no card behind: neither in the database nor in the log', async () => {
    const { url } = await opened()
    const secret = { expiry: '11 / 87', cvc: '797' }
    for (const number of ['4000 0000 0000 0002', '4000 0000 0000 3220', '4242 4242 4242 4241', '4242 4242 4242 4242'])
      await submit(url, { ...GOOD_CARD, ...secret, number })
    await counterpart.flush()
    const kept = `${counterpart.db.serialize().toString('latin1')}${JSON.stringify(counterpart.logged)}`
    for (const hidden of ['424242424242', '4242 4242', '40000000', '4000 0000', '11 / 87'])
      expect(kept).not.toContain(hidden)
    // By themselves: within a random id four digits stand now and then.
    expect(kept).not.toMatch(/["':=\s](1187|2087)["',&\s]/)
    expect(kept).not.toMatch(/"(cvc|number|expiry|exp_\w+)"/)
  })
})

describe('the page', () => {
  const NASTY = `<script>alert("1")</script><img src=x onerror='a'>`
  it('shows names as text, whatever they are made of', async () => {
    const line_items = [
      { quantity: 2, price_data: { currency: 'cny', unit_amount: 9900, product_data: { name: NASTY } } },
    ]
    const { url } = await opened({ line_items, payment_intent_data: { description: NASTY } })
    const answer = await submit(url, { ...GOOD_CARD, number: '1', name: NASTY, email: `"><b>@x.y` })
    expect(answer.text).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;')
    expect(answer.text).not.toMatch(/<script|<img|<b>@/)
    expect(answer.text).toContain('¥198.00')
  })
  it('runs no script and loads nothing', async () => {
    const { url } = await opened()
    const { headers } = await fetch(url)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9;")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
  })
  it("speaks the order's language, else the browser's", async () => {
    const [zh, en, own] = [await opened({ locale: 'zh' }), await opened({ locale: 'en' }), await opened()]
    expect(await read(zh.url)).toContain('本地测试网关 · 不会扣款')
    expect(await read(en.url, 'zh-CN')).toContain('Local test gateway · no money moves')
    expect(await read(own.url, 'zh-CN,zh;q=0.9')).toContain('<html lang="zh-CN">')
    expect(await read(own.url, 'de')).toContain('<html lang="en-US">')
  })
  it('leads back to the shop for who does not want to pay', async () => {
    expect(await read((await opened()).url)).toContain('href="http://127.0.0.1:9/order"')
  })
  it('of a session that has ended says so and takes no money', async () => {
    const { id, url, now } = await opened()
    await shop.stripe.checkout.sessions.expire(id)
    expect(await read(url)).toContain('This payment page has expired')
    expect((await submit(url, GOOD_CARD)).text).toContain('expired')
    expect(await now()).toMatchObject({ status: 'expired', payment_status: 'unpaid', payment_intent: null })
  })
  it('of no session says so', async () => {
    const response = await fetch(`${counterpart.origin}/checkout/pay/cs_test_none`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('找不到这个支付页面')
  })
})
