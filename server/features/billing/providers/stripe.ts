/** Stripe Checkout, through its official SDK: hosted payment pages, signed webhooks. Documented at docs.stripe.com/api. */
import Stripe from 'stripe'
import type { Currency } from '#contracts/model/price.ts'
import { CURRENCIES } from '#contracts/model/price.ts'
import {
  type Minimum,
  type Notice,
  NoticeRefused,
  type PaymentProvider,
  type PaymentState,
} from '#server/domain/payments.ts'

export interface StripeSettings {
  secretKey: string
  /** The signing secret of our webhook endpoint, whsec_… */
  webhookSecret: string
  /** Another server that speaks the same API; Stripe's own when absent. */
  server?: { host: string; port: number } | undefined
}

/** What our endpoint has to be told. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'charge.refunded',
] as const

/**
 * docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. CNY has no figure of its own there: what is charged must be
 * worth 0.50 USD, which 4 yuan are at 8 to one; the yuan has been dearer than that since 2006.
 */
export const STRIPE_MINIMUM: Minimum = { cny: 4_00, usd: 50 }
const TIMEOUT_MS = 10_000
/** Stripe takes no less than half an hour; our own limit is shorter, and we close the session ourselves. */
const SESSION_SECONDS = 31 * 60

export function stripeClient({ secretKey, server }: Pick<StripeSettings, 'secretKey' | 'server'>): Stripe {
  return new Stripe(secretKey, {
    ...{ telemetry: false, timeout: TIMEOUT_MS, maxNetworkRetries: 1 },
    ...(server && { host: server.host, port: server.port, protocol: 'http' as const }),
  })
}

export function stripe(settings: StripeSettings): PaymentProvider {
  const client = stripeClient(settings)
  const { sessions } = client.checkout
  return {
    minimum: STRIPE_MINIMUM,
    async open(order, { back }) {
      const { no, currency, amount, subject, ref } = order
      // One order has one open session: two could both be paid.
      const before = ref === null ? undefined : await sessions.retrieve(ref)
      if (before?.status === 'open' && before.url) return { url: before.url, ref: before.id }
      if (before?.status === 'complete') throw new Error('The session of the order is paid')
      const end = Math.floor(Date.now() / 1000) + SESSION_SECONDS
      const session = await sessions.create(
        {
          // What pays at once: an order waits a quarter of an hour, a bank debit for days.
          allowed_payment_method_types: ['card'],
          ...{ mode: 'payment', client_reference_id: no, metadata: { order: no }, success_url: back, cancel_url: back },
          locale: order.language === 'zh-CN' ? 'zh' : 'en',
          expires_at: end,
          line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: subject } } }],
          payment_intent_data: { metadata: { order: no } },
        },
        // An answer that was lost on the way and is asked for again opens no second session.
        { idempotencyKey: `${no}-${ref ?? 'first'}-${end}` },
      )
      if (!session.url) throw new Error('Stripe opened a session without an address')
      return { url: session.url, ref: session.id }
    },
    async stateOf({ ref }) {
      if (ref === null) return { kind: 'unpaid' }
      const session = await sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] })
      return isReturned(session) ? { kind: 'closed' } : stateOf(session)
    },
    async close({ ref }) {
      if (ref === null) return
      const session = await sessions.retrieve(ref)
      if (session.status === 'open') await sessions.expire(ref)
    },
    async refund({ ref }, refundNo) {
      try {
        await client.refunds.create({ payment_intent: ref }, { idempotencyKey: refundNo })
      } catch (error) {
        // Somebody gave it back by hand.
        if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error
      }
    },
    async read(body, headers) {
      // Anybody can sign with an empty one.
      if (settings.webhookSecret === '') throw new NoticeRefused('no endpoint')
      const signature = headers['stripe-signature']
      try {
        return noticeOf(await client.webhooks.constructEventAsync(body, String(signature), settings.webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new NoticeRefused('signature')
        throw error instanceof NoticeRefused ? error : new NoticeRefused('content')
      }
    },
  }
}

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  if (session.payment_status === 'paid') return paidOf(session)
  return { kind: session.status === 'expired' ? 'closed' : 'unpaid' }
}

/** Whether the money went back already. */
function isReturned({ payment_intent }: Stripe.Checkout.Session): boolean {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : null
  return typeof charge === 'object' && charge?.refunded === true
}

function noticeOf(event: Stripe.Event): Notice {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid' ? paidOf(event.data.object) : { kind: 'nothing' }
    case 'checkout.session.expired':
      return { kind: 'closed', no: orderOf(event.data.object) }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, amount, metadata, currency } = event.data.object
      const paid = { no: metadata.order ?? '', ref: idOf(payment_intent), amount, currency: currencyOf(currency) }
      return { kind: 'refunded', paid, refunded: amount_refunded }
    }
    default:
      return { kind: 'nothing' }
  }
}

function paidOf(session: Stripe.Checkout.Session): Extract<Notice, { kind: 'paid' }> {
  const currency = currencyOf(session.currency)
  if (session.amount_total === null) throw new NoticeRefused('amount')
  const ref = idOf(session.payment_intent)
  return { kind: 'paid', paid: { no: orderOf(session), ref, amount: session.amount_total, currency } }
}

function orderOf({ client_reference_id, metadata }: Stripe.Checkout.Session): string {
  const no = client_reference_id ?? metadata?.order
  if (!no) throw new NoticeRefused('no order')
  return no
}

function idOf(object: string | { id: string } | null): string {
  if (object === null) throw new NoticeRefused('no payment')
  return typeof object === 'string' ? object : object.id
}

function currencyOf(text: string | null): Currency {
  const currency = CURRENCIES.find((known): known is Currency => known === text)
  if (!currency) throw new NoticeRefused('currency')
  return currency
}
