import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RETRIES } from './events.ts'
import { FORGERIES } from './scenario.ts'
import { createMerchant, type Merchant, order, type RunningSimulator, startSimulator } from './stripe.test-support.ts'

let simulator: RunningSimulator
let shop: Merchant
beforeEach(async () => {
  simulator = await startSimulator()
  shop = await createMerchant(simulator)
})
afterEach(async () => {
  await simulator.stop()
  await shop.close()
})

const PAID = ['payment_intent.succeeded', 'checkout.session.completed']
const createSession = () => shop.stripe.checkout.sessions.create(order())
async function paySession() {
  const session = await createSession()
  const answer = await shop.control(`/sessions/${session.id}/pay`, {})
  expect(answer.status).toBe(200)
  return session
}
const states = async () =>
  (await shop.control('/deliveries')).body.deliveries.map(({ state }: { state: string }) => state)

describe('an event', () => {
  it('is verified by the SDK, and rejected if changed, signed with another secret or old', async () => {
    await paySession()
    const [sent] = shop.received
    const { webhooks } = shop.stripe
    const { payload = '', signature = '' } = sent ?? {}
    expect(webhooks.constructEvent(payload, signature, shop.secret).type).toBe('payment_intent.succeeded')
    expect(() => webhooks.constructEvent(payload.replace('2500', '2501'), signature, shop.secret)).toThrow(/signature/)
    expect(() => webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow(/signature/)
    const later = Date.now() + 301_000
    expect(() => webhooks.constructEvent(payload, signature, shop.secret, 300, undefined, later)).toThrow(/Timestamp/)
  })
  it('goes to the endpoints that enabled it, each with its own secret', async () => {
    const second = await shop.stripe.webhookEndpoints.create({
      url: shop.hook,
      enabled_events: ['checkout.session.completed'],
      api_version: '2025-01-27.acacia',
    })
    await paySession()
    expect(shop.types()).toEqual([PAID[0], PAID[1], PAID[1]])
    const { payload = '', signature = '' } = shop.received[2] ?? {}
    const event = shop.stripe.webhooks.constructEvent(payload, signature, second.secret ?? '')
    expect(event).toMatchObject({ api_version: '2025-01-27.acacia', pending_webhooks: 2 })
  })
  it('is not sent to other merchants', async () => {
    const other = await createMerchant(simulator)
    await paySession()
    expect(other.received).toEqual([])
    expect((await other.control('/deliveries')).body.deliveries).toEqual([])
    await other.close()
  })
})

describe('a merchant that does not answer', () => {
  it('gets retries with growing pauses until it answers', async () => {
    shop.answer(500)
    await paySession()
    expect(shop.received).toHaveLength(2)
    await shop.control('/clock', { ms: RETRIES[0] - 1000 })
    expect(shop.received).toHaveLength(2)
    await shop.control('/clock', { ms: 1000 })
    expect(shop.received).toHaveLength(4)
    await shop.control('/clock', { ms: RETRIES[1] })
    expect(shop.received).toHaveLength(6)
    shop.answer(204)
    await shop.control('/clock', { ms: RETRIES[2] })
    await shop.control('/clock', { ms: 30 * 86_400_000 })
    expect(shop.received).toHaveLength(8)
    expect(await states()).toEqual(['taken', 'taken'])
    // Each attempt has a new signature; the latest is recent for the merchant.
    expect(shop.events()).toHaveLength(8)
    expect(new Set(shop.events().map(({ id }) => id)).size).toBe(2)
  })
  it('gets no more retries after the last pause', async () => {
    shop.answer(302)
    await paySession()
    for (const pause of RETRIES) await shop.control('/clock', { ms: pause })
    expect(await states()).toEqual(['given up', 'given up'])
    expect(shop.received).toHaveLength(2 * (RETRIES.length + 1))
  })
  it('gets pending events from the next process', async () => {
    shop.answer(500)
    const { id } = await paySession()
    await simulator.stop()
    shop.answer(200)
    shop.received.length = 0
    simulator = await startSimulator(simulator.db)
    simulator.clock.advance(RETRIES[0])
    await simulator.flush()
    expect(shop.types()).toEqual(PAID)
    expect(shop.events()[1]?.data.object).toMatchObject({ id, payment_status: 'paid' })
  })
})

describe('a scenario', () => {
  it('delays events', async () => {
    await shop.control('/scenario', { delay: 60_000 })
    await paySession()
    expect(shop.received).toEqual([])
    await shop.control('/clock', { ms: 60_000 })
    expect(shop.types()).toEqual(PAID)
  })
  it('sends copies of the same event', async () => {
    await shop.control('/scenario', { copies: 5 })
    await paySession()
    expect(shop.received).toHaveLength(10)
    expect(new Set(shop.events().map(({ id }) => id)).size).toBe(2)
  })
  it('holds events and releases them in the requested order', async () => {
    await shop.control('/scenario', { hold: true })
    await paySession()
    expect(await states()).toEqual(['held', 'held'])
    await shop.control('/release', { order: 'reversed' })
    expect(shop.types()).toEqual(PAID.toReversed())
    await paySession()
    const { deliveries } = (await shop.control('/deliveries')).body
    const ids = deliveries
      .filter(({ state }: { state: string }) => state === 'held')
      .map(({ id }: { id: number }) => id)
    await shop.control('/release', { ids: [ids[1]] })
    expect(await states()).toEqual(['taken', 'taken', 'held', 'taken'])
    expect((await shop.control('/release', { ids: [ids[1]] })).status).toBe(400)
  })
  it.each(FORGERIES)('forges %s, which the SDK refuses; a resend is genuine', async (forge) => {
    await shop.control('/scenario', { forge })
    await paySession()
    expect(shop.received).toHaveLength(2)
    expect(() => shop.events()).toThrow(forge === 'timestamp' ? /Timestamp/ : /signature/)
    shop.received.length = 0
    const [{ event }] = (await shop.control('/deliveries')).body.deliveries
    await shop.control(`/events/${event}/resend`, {})
    expect(shop.events()).toMatchObject([{ id: event, type: 'payment_intent.succeeded' }])
  })
  it('survives a restart', async () => {
    await shop.control('/scenario', { hold: true })
    await simulator.stop()
    simulator = await startSimulator(simulator.db)
    const response = await fetch(`${simulator.origin}/stripe/control/scenario`, {
      headers: { authorization: `Bearer ${shop.key}` },
    })
    expect(await response.json()).toEqual({ scenario: { delay: 0, copies: 1, hold: true, forge: null } })
  })
  it.each([{ delay: -1 }, { copies: 0 }, { copies: 1001 }, { hold: 'yes' }, { forge: 'all' }, { sleep: 1 }])(
    'is refused if invalid: %o',
    async (scenario) => {
      expect((await shop.control('/scenario', scenario)).status).toBe(400)
    },
  )
})

describe('passing time', () => {
  it('expires a session and sends an event', async () => {
    const { id } = await createSession()
    await shop.control('/clock', { ms: 86_400_000 - 5000 })
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    await shop.control('/clock', { ms: 6000 })
    expect(shop.types()).toEqual(['checkout.session.expired'])
    expect(shop.events()[0]?.data.object).toMatchObject({ id, status: 'expired', payment_status: 'unpaid', url: null })
    expect((await shop.control(`/sessions/${id}/pay`, {})).status).toBe(400)
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toThrow(/status of `expired`/)
  })
  it('expires a declined session and cancels its payment', async () => {
    const { id } = await createSession()
    await shop.control(`/sessions/${id}/decline`, { code: 'insufficient_funds' })
    await shop.control(`/sessions/${id}/expire`, {})
    const session = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(session).toMatchObject({ status: 'expired', payment_intent: { status: 'canceled' } })
    expect(shop.types()).toEqual(['payment_intent.payment_failed', 'checkout.session.expired'])
  })
  it('does not expire a paid session', async () => {
    const { id } = await paySession()
    await shop.control('/clock', { ms: 2 * 86_400_000 })
    expect(shop.types()).toEqual(PAID)
    expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('complete')
  })
})

describe('time passing for one merchant', () => {
  it('affects neither other merchants nor new sessions', async () => {
    const other = await createMerchant(simulator)
    const session = await other.stripe.checkout.sessions.create(order())
    await shop.control('/clock', { ms: 30 * 86_400_000 })
    expect((await other.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    const soon = await shop.stripe.checkout.sessions.create(
      order({ expires_at: Math.floor(Date.now() / 1000) + 31 * 60 }),
    )
    expect(soon.status).toBe('open')
    await other.close()
  })
})

describe('a changed endpoint', () => {
  it('gets pending events at the new address with the same secret', async () => {
    const other = await createMerchant(simulator)
    shop.answer(500)
    await paySession()
    const moved = await shop.stripe.webhookEndpoints.update(shop.endpoint.id, { url: other.hook })
    expect(moved).toMatchObject({ url: other.hook, enabled_events: ['*'] })
    expect(moved.secret).toBeUndefined()
    await shop.control('/clock', { ms: RETRIES[0] })
    expect(other.types()).toEqual(PAID)
    const { payload = '', signature = '' } = other.received[0] ?? {}
    expect(shop.stripe.webhooks.constructEvent(payload, signature, shop.secret).type).toBe(PAID[0])
    await expect(
      shop.stripe.webhookEndpoints.update(shop.endpoint.id, { url: 'https://example.com' }),
    ).rejects.toMatchObject({ param: 'url' })
    await other.close()
  })
  it('gets no events once deleted', async () => {
    shop.answer(500)
    await paySession()
    await shop.stripe.webhookEndpoints.del(shop.endpoint.id)
    shop.received.length = 0
    for (const pause of RETRIES) await shop.control('/clock', { ms: pause })
    expect(shop.received).toEqual([])
  })
})

describe('the control', () => {
  it('accepts only this machine, neither foreign origins nor foreign host names', async () => {
    const { origin } = simulator
    const headers = { authorization: `Bearer ${shop.key}` }
    const statusWith = async (more: Record<string, string>) =>
      (await simulator.app.inject({ url: '/stripe/control/sessions', headers: { ...headers, ...more } })).statusCode
    expect(await statusWith({ host: new URL(origin).host })).toBe(200)
    expect(await statusWith({ host: new URL(origin).host, origin: 'http://localhost:3000' })).toBe(200)
    expect(await statusWith({ host: new URL(origin).host, origin: 'https://example.com' })).toBe(403)
    expect(await statusWith({ host: 'evil.example.com' })).toBe(403)
    expect(await statusWith({ host: new URL(origin).host, origin: 'null' })).toBe(403)
  })
  it('needs the key and finds only its own sessions', async () => {
    const other = await createMerchant(simulator)
    const { id } = await createSession()
    expect((await other.control(`/sessions/${id}/pay`, {})).status).toBe(404)
    expect((await fetch(`${simulator.origin}/stripe/control/sessions`)).status).toBe(401)
    await other.close()
  })
  it('pays a session once', async () => {
    const { id } = await paySession()
    expect((await shop.control(`/sessions/${id}/pay`, {})).status).toBe(400)
    expect(shop.received).toHaveLength(2)
  })
})
