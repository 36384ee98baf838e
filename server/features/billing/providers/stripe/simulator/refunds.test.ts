import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMerchant, type Merchant, order, type RunningSimulator, startSimulator } from './stripe.test-support.ts'

let simulator: RunningSimulator
let shop: Merchant
let payment_intent: string
beforeAll(async () => {
  simulator = await startSimulator()
  shop = await createMerchant(simulator)
})
beforeEach(async () => {
  const { id } = await shop.stripe.checkout.sessions.create(order())
  const { session } = (await shop.control(`/sessions/${id}/pay`, {})).body
  payment_intent = session.payment_intent
  shop.received.length = 0
})
afterAll(async () => {
  await simulator.stop()
  await shop.close()
})

describe('a refund', () => {
  it('is for the full amount by default', async () => {
    const refund = await shop.stripe.refunds.create({ payment_intent, metadata: { order: '7' }, reason: 'duplicate' })
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 2500,
      status: 'succeeded',
      payment_intent,
      currency: 'usd',
    })
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id, metadata: { order: '7' } })
    await simulator.flush()
    const [event] = shop.events()
    expect(event).toMatchObject({ type: 'charge.refunded' })
    expect(event?.data.object).toMatchObject({ refunded: true, amount_refunded: 2500, payment_intent })
  })
  it('can be partial, up to the payment', async () => {
    await shop.stripe.refunds.create({ payment_intent, amount: 1000 })
    await expect(shop.stripe.refunds.create({ payment_intent, amount: 1501 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      type: 'StripeInvalidRequestError',
      message: 'Refund amount ($15.01) is greater than unrefunded amount on charge ($15.00)',
    })
    const { latest_charge } = await shop.stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] })
    expect(latest_charge).toMatchObject({ amount: 2500, amount_refunded: 1000, refunded: false })
    await shop.stripe.refunds.create({ payment_intent, amount: 1500 })
    await expect(shop.stripe.refunds.create({ payment_intent, amount: 1 })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    await simulator.flush()
    expect(shop.types()).toEqual(['charge.refunded', 'charge.refunded'])
  })
  it('can name the charge instead', async () => {
    const { latest_charge } = await shop.stripe.paymentIntents.retrieve(payment_intent)
    const charge = String(latest_charge)
    expect(await shop.stripe.refunds.create({ charge, amount: 1 })).toMatchObject({ charge, payment_intent, amount: 1 })
  })
  it('runs once per idempotency key', async () => {
    const options = { idempotencyKey: `refund ${payment_intent}` }
    const [one, two] = await Promise.all([
      shop.stripe.refunds.create({ payment_intent, amount: 2000 }, options),
      shop.stripe.refunds.create({ payment_intent, amount: 2000 }, options),
    ])
    expect(two.id).toBe(one.id)
  })
  it.each([{ amount: 2501 }, { amount: 0 }, { amount: -1 }, { amount: 1.5 }])('with %o is refused', async (given) => {
    await expect(shop.stripe.refunds.create({ payment_intent, ...given })).rejects.toMatchObject({ param: 'amount' })
  })
  it('is listed by payment, newest first', async () => {
    const first = await shop.stripe.refunds.create({ payment_intent, amount: 1 })
    const second = await shop.stripe.refunds.create({ payment_intent, amount: 2 })
    const { data } = await shop.stripe.refunds.list({ payment_intent })
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
    const page = await shop.stripe.refunds.list({ payment_intent, limit: 1 })
    expect([page.data.length, page.has_more]).toEqual([1, true])
    expect((await shop.stripe.refunds.list({ payment_intent: 'pi_other' })).data).toEqual([])
  })
  it('to the card with slow refunds is pending until it arrives', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(order())
    const { session } = (await shop.control(`/sessions/${id}/pay`, { last4: '7726' })).body
    const refund = await shop.stripe.refunds.create({ payment_intent: session.payment_intent })
    expect(refund).toMatchObject({ status: 'pending' })
    await shop.control(`/payments/${session.payment_intent}/refunds/arrive`, {})
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' })
    expect(shop.types()).toContain('refund.updated')
  })
  it('that fails sends an event and can be repeated', async () => {
    const refund = await shop.stripe.refunds.create({ payment_intent })
    await shop.control(`/payments/${payment_intent}/refunds/fail`, {})
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect(shop.types()).toEqual(['charge.refunded', 'refund.updated', 'refund.failed'])
    expect(await shop.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 2500, status: 'succeeded' })
  })
  it('of an unpaid session is refused', async () => {
    const { id } = await shop.stripe.checkout.sessions.create(order())
    const { session } = (await shop.control(`/sessions/${id}/decline`, {})).body
    await expect(shop.stripe.refunds.create({ payment_intent: session.payment_intent })).rejects.toThrow(
      'does not have a successful charge to refund',
    )
  })
  it('of another account’s payment is refused', async () => {
    const other = await createMerchant(simulator)
    await expect(other.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'resource_missing' })
    await other.close()
  })
  it('without payment and charge is refused', async () => {
    await expect(shop.stripe.refunds.create({ amount: 1 })).rejects.toThrow(/payment_intent or charge/)
  })
})
