/** Stripe Checkout, through its official SDK: hosted payment pages, signed webhooks. Documented at docs.stripe.com/api. */
import Stripe from 'stripe'
import type { Currency } from '#contracts/model/price.ts'
import { CURRENCIES } from '#contracts/model/price.ts'
import { ORDER_NUMBER } from '../../orders.rules.ts'
import {
  type CapturedFunds,
  type CapturedPayment,
  type Notification,
  NotificationRefused,
  type ProviderCalls,
} from '../../payments.ts'

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
  'refund.updated',
  'refund.failed',
] as const

const TIMEOUT_MS = 10_000
/** Stripe takes no less than half an hour; our own limit is shorter, and we close the session ourselves. */
const SESSION_SECONDS = 31 * 60

export function stripeClient({ secretKey, server }: Pick<StripeSettings, 'secretKey' | 'server'>): Stripe {
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    ...(server && { host: server.host, port: server.port, protocol: 'http' as const }),
  })
}

export function stripePayments(settings: StripeSettings): ProviderCalls {
  const client = stripeClient(settings)
  const { sessions } = client.checkout
  /** The newest first. */
  const refundsOf = (payment_intent: string) =>
    client.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 })
  /** What came for an order of ours and what went back of it, as it is now: events may come late and out of order. */
  const moneyOf = async (intent: string | { id: string } | null): Promise<CapturedFunds | undefined> => {
    if (intent === null) return undefined
    const { id: ref, metadata, amount, currency } = await client.paymentIntents.retrieve(idOf(intent))
    const no = orderOf(metadata)
    if (no === undefined) return undefined
    return { paid: { no, ref, amount, currency: currencyOf(currency) }, refunded: sumOf(await refundsOf(ref)) }
  }
  const noticeOf = async (event: Stripe.Event): Promise<Notification> => {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded': {
        const paid = event.data.object.payment_status === 'paid' ? paidOf(event.data.object) : undefined
        return paid ? { kind: 'paid', paid, refunded: 0 } : { kind: 'nothing' }
      }
      case 'checkout.session.expired': {
        const no = orderOf(event.data.object.metadata)
        return no === undefined ? { kind: 'nothing' } : { kind: 'closed', no }
      }
      case 'charge.refunded':
      case 'refund.updated':
      case 'refund.failed': {
        const money = await moneyOf(event.data.object.payment_intent)
        const failed = event.data.object.object === 'refund' && isFailed(event.data.object)
        return money ? { kind: failed ? 'refundFailed' : 'paid', ...money } : { kind: 'nothing' }
      }
      default:
        return { kind: 'nothing' }
    }
  }
  return {
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
          mode: 'payment',
          client_reference_id: no,
          metadata: { order: no },
          success_url: back,
          cancel_url: back,
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
      const session = await sessions.retrieve(ref)
      const paid = session.payment_status === 'paid' ? paidOf(session) : undefined
      if (paid) return { kind: 'paid', paid, refunded: sumOf(await refundsOf(paid.ref)) }
      return { kind: session.status === 'expired' ? 'closed' : 'unpaid' }
    },
    async close({ ref }) {
      if (ref === null) return
      const session = await sessions.retrieve(ref)
      if (session.status === 'complete') throw new Error('The session of the order is paid')
      if (session.status === 'open') await sessions.expire(ref)
    },
    async refund({ ref }, refundNo) {
      const before = await refundsOf(ref)
      // Whether it arrives is known later; what it leaves is asked for then.
      if (before.some(isUnderWay)) return { refunded: sumOf(before) }
      const failed = before.filter(isFailed)
      // Under the same key Stripe repeats its first answer for a day, also that it refused. One that failed, or was refused
      // on another day, is tried anew; more than was paid it never gives back.
      const day = new Date().toISOString().slice(0, 10)
      const idempotencyKey = `${refundNo}-${failed.length}-${day}`
      const made = await client.refunds.create({ payment_intent: ref }, { idempotencyKey }).catch((error: unknown) => {
        // Nothing is left, as somebody gave it back by hand.
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return undefined
        throw error
      })
      const isAnother = made !== undefined && before.every(({ id }) => id !== made.id)
      const why = isAnother && failed[0] ? (failed[0].failure_reason ?? String(failed[0].status)) : undefined
      return { refunded: sumOf(await refundsOf(ref)), failed: why }
    },
    async read(body, headers) {
      // Anybody can sign with an empty one.
      if (settings.webhookSecret === '') throw new NotificationRefused('no endpoint')
      const signature = headers['stripe-signature']
      const event = await client.webhooks
        .constructEventAsync(body, String(signature), settings.webhookSecret)
        .catch((error: unknown) => {
          const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
          throw new NotificationRefused(isForged ? 'signature' : 'content')
        })
      try {
        return await noticeOf(event)
      } catch (error) {
        // Signed, and yet without a part that the API promises, or of a payment that it says there is not.
        const isNonsense = error instanceof TypeError || error instanceof Stripe.errors.StripeInvalidRequestError
        throw isNonsense ? new NotificationRefused('content') : error
      }
    },
  }
}

const FAILED = ['failed', 'canceled']
const isUnderWay = ({ status }: Stripe.Refund) => status === 'pending' || status === 'requires_action'
const isFailed = ({ status }: Stripe.Refund) => FAILED.includes(status ?? '')

/** What has arrived: a refund that is pending may still fail. */
const sumOf = (refunds: readonly Stripe.Refund[]) =>
  refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)

function paidOf(session: Stripe.Checkout.Session): CapturedPayment | undefined {
  const no = orderOf(session.metadata)
  if (no === undefined) return undefined
  if (session.amount_total === null) throw new NotificationRefused('amount')
  if (session.payment_intent === null) throw new NotificationRefused('no payment')
  const [ref, currency] = [idOf(session.payment_intent), currencyOf(session.currency)]
  return { no, ref, amount: session.amount_total, currency }
}

/** The account may sell other things too: what does not name an order of ours is none of our business. */
function orderOf(metadata: Stripe.Metadata | null): string | undefined {
  const no = metadata?.order ?? ''
  return ORDER_NUMBER.test(no) ? no : undefined
}

const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id)

function currencyOf(text: string | null): Currency {
  const currency = CURRENCIES.find((known): known is Currency => known === text)
  if (!currency) throw new NotificationRefused('currency')
  return currency
}
