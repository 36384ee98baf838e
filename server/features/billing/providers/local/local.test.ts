import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../../shop.test-support.ts'
import { STRIPE_EVENTS } from '../stripe/payments.ts'

async function shop() {
  const opened = await openShop()
  onTestFinished(() => opened.close())
  return opened
}

it('a notification before the first payment is refused, even signed with an empty secret, and later ones still work', async () => {
  const opened = await shop()
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: STRIPE_EVENTS[0], data: { object: {} } })
  const forge = (secret: string) => Stripe.webhooks.generateTestHeaderString({ payload, secret })
  for (const signature of [forge(''), forge('whsec_x')]) {
    const headers = { 'stripe-signature': signature }
    const url = `${opened.url}/api/pay/stripe/webhook`
    expect((await fetch(url, { method: 'POST', headers, body: payload })).status).toBe(400)
  }
  const answer = await opened.order({ type: 1 })
  await opened.pay(answer)
  expect(await opened.row(answer.data.order)).toMatchObject({ state: 'credited' })
})
