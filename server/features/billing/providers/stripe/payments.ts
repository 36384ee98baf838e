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
  webhookSecret: string
  /** Another server with the same API; defaults to Stripe's. */
  server?: { host: string; port: number } | undefined
}

export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
] as const

const TIMEOUT_MS = 10_000
/** Stripe's minimum is 30 minutes; our orders expire earlier, and we expire the session ourselves. */
const SESSION_SECONDS = 31 * 60

export function stripeClient({ secretKey, server }: Pick<StripeSettings, 'secretKey' | 'server'>): Stripe {
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    ...(server && { host: server.host, port: server.port, protocol: 'http' as const }),
  })
}

/** One long closure: every call shares the SDK client. */
export function stripePayments(settings: StripeSettings): ProviderCalls {
  const client = stripeClient(settings)
  const { sessions } = client.checkout
  /** Newest first. */
  const refundsOf = (payment_intent: string) =>
    client.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1000 })
  /** The current captured and refunded sums of an order's payment, as events may arrive late and out of order. */
  const capturedFundsOf = async (intent: string | { id: string } | null): Promise<CapturedFunds | undefined> => {
    if (intent === null) return undefined
    const { id: ref, metadata, amount, currency } = await client.paymentIntents.retrieve(idOf(intent))
    const no = orderOf(metadata)
    if (no === undefined) return undefined
    return { paid: { no, ref, amount, currency: currencyOf(currency) }, refunded: sumOf(await refundsOf(ref)) }
  }
  const notificationOf = async (event: Stripe.Event): Promise<Notification> => {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded': {
        const paid = event.data.object.payment_status === 'paid' ? capturedPaymentOf(event.data.object) : undefined
        return paid ? { kind: 'paid', paid, refunded: 0 } : { kind: 'nothing' }
      }
      case 'checkout.session.expired': {
        const no = orderOf(event.data.object.metadata)
        return no === undefined ? { kind: 'nothing' } : { kind: 'closed', no }
      }
      case 'charge.refunded':
      case 'refund.updated':
      case 'refund.failed': {
        const money = await capturedFundsOf(event.data.object.payment_intent)
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
      // One open session per order, as two could both be paid.
      const before = ref === null ? undefined : await sessions.retrieve(ref)
      if (before?.status === 'open' && before.url) return { url: before.url, ref: before.id }
      if (before?.status === 'complete') throw new Error('The session of the order is paid')
      const end = Math.floor(Date.now() / 1000) + SESSION_SECONDS
      const session = await sessions.create(
        {
          // Only instant methods: an order waits fifteen minutes, a bank debit takes days.
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
        // A retry after a lost answer must not create a second session.
        { idempotencyKey: `${no}-${ref ?? 'first'}-${end}` },
      )
      if (!session.url) throw new Error('Stripe opened a session without an address')
      return { url: session.url, ref: session.id }
    },
    async stateOf({ ref }) {
      if (ref === null) return { kind: 'unpaid' }
      const session = await sessions.retrieve(ref)
      const paid = session.payment_status === 'paid' ? capturedPaymentOf(session) : undefined
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
      // A pending refund may still fail; the rest is requested later.
      if (before.some(isPending)) return { refunded: sumOf(before) }
      const failed = before.filter(isFailed)
      // Stripe repeats the first answer of a key for a day, even an error. Failures and a new day therefore get a new
      // key; Stripe never refunds more than was paid.
      const day = new Date().toISOString().slice(0, 10)
      const idempotencyKey = `${refundNo}-${failed.length}-${day}`
      const refund = await client.refunds
        .create({ payment_intent: ref }, { idempotencyKey })
        .catch((error: unknown) => {
          // Nothing is left after a manual refund.
          if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return undefined
          throw error
        })
      const isNew = refund !== undefined && before.every(({ id }) => id !== refund.id)
      const why = isNew && failed[0] ? (failed[0].failure_reason ?? String(failed[0].status)) : undefined
      return { refunded: sumOf(await refundsOf(ref)), failed: why }
    },
    async read(body, headers) {
      // Anyone could sign with an empty secret.
      if (settings.webhookSecret === '') throw new NotificationRefused('no webhook endpoint yet')
      const signature = headers['stripe-signature']
      const event = await client.webhooks
        .constructEventAsync(body, String(signature), settings.webhookSecret)
        .catch((error: unknown) => {
          const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
          throw new NotificationRefused(isForged ? 'wrong signature' : 'invalid content')
        })
      try {
        return await notificationOf(event)
      } catch (error) {
        // Signed, but without a field the API promises, or about an unknown payment.
        const isNonsense = error instanceof TypeError || error instanceof Stripe.errors.StripeInvalidRequestError
        throw isNonsense ? new NotificationRefused('invalid content') : error
      }
    },
  }
}

const FAILED = ['failed', 'canceled']
const isPending = ({ status }: Stripe.Refund) => status === 'pending' || status === 'requires_action'
const isFailed = ({ status }: Stripe.Refund) => FAILED.includes(status ?? '')

/** Only succeeded refunds count; a pending one may fail. */
const sumOf = (refunds: readonly Stripe.Refund[]) =>
  refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)

function capturedPaymentOf(session: Stripe.Checkout.Session): CapturedPayment | undefined {
  const no = orderOf(session.metadata)
  if (no === undefined) return undefined
  if (session.amount_total === null) throw new NotificationRefused('no amount')
  if (session.payment_intent === null) throw new NotificationRefused('no payment')
  const [ref, currency] = [idOf(session.payment_intent), currencyOf(session.currency)]
  return { no, ref, amount: session.amount_total, currency }
}

/** The account may sell other things; events without our order number are ignored. */
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
