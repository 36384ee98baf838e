import { sortedRows } from '../core/constraints.ts'
import { data, download, endpoints, events, text } from '../core/endpoint.ts'
import { pageQuery, sortedPage } from '../core/page.ts'
import { array, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { CURRENCIES } from '../model/price.ts'
import { amount, ORDER_ENDINGS, ORDER_STATES, Order, orderForm, Payment, Plan } from './billing-rows.ts'
import { PROVIDERS, type ProviderName } from './payment-providers.ts'

const orderRefusals = [
  'planNotFound',
  'couponUnknown',
  'couponExpired',
  'couponUsedUp',
  'couponUsed',
  'couponOtherPlan',
  'couponMinimum',
  'couponCurrency',
] as const
const paymentRefusals = ['paymentUnavailable', 'paymentFailed', 'paymentCurrency', 'paymentMinimum'] as const

/** Turns prices that the server does not send into NaN, which shows as unknown and cannot be ordered. */
function withUnknownPrices(data: unknown): unknown {
  const { plan = [] } = Object(data) as { plan?: { price?: unknown; discount?: unknown }[] } // from an upstream
  const known = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
  return { plan: plan.map((one) => ({ ...one, price: known(one.price), discount: known(one.discount) })) }
}

export const billing = endpoints({
  plans: {
    method: 'POST',
    path: '/api/plan/index',
    summary: 'Plans and compute packs on sale, cheapest first',
    auth: 'guest',
    origin: 'upstream',
    safe: true,
    body: object({
      lang: integer({ minimum: 0, maximum: 1, description: '0 Chinese and CNY, 1 English and USD' }),
      type: optional(integer({ minimum: 1, maximum: 2, default: 1, description: '1 plans, 2 compute packs' })),
    }),
    answer: data(object({ plan: sortedRows(Plan, 'discount', 'asc') })),
    complete: withUnknownPrices,
    failures: [],
  },
  checkCoupon: {
    method: 'POST',
    path: '/api/coupon/check',
    summary: 'Price of an order with its coupon; the order computes it again',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object(orderForm),
    answer: data(
      object({
        price: amount('Amount due, in major units'),
        saved: amount('Discount of the coupon, in major units'),
        currency: oneOf(...CURRENCIES),
      }),
    ),
    failures: [...orderRefusals],
  },
  createOrder: {
    method: 'POST',
    path: '/api/order/createOrder',
    summary: 'Order a plan and open its payment. A price of zero completes at once',
    auth: 'user',
    origin: 'upstream',
    body: object(orderForm),
    answer: data(nullable(Payment)),
    complete: (payment: unknown) => payment && { order: '', pay_status: false, ...payment },
    failures: [...orderRefusals, ...paymentRefusals, 'tooManyOrders'],
  },
  payOrder: {
    method: 'POST',
    path: '/api/order/pay',
    summary: 'Open the payment of an unpaid order',
    auth: 'user',
    origin: 'ours',
    body: object({ no: string({ maxLength: 32 }) }),
    answer: data(Payment),
    failures: ['orderNotFound', 'orderNotPayable', ...paymentRefusals],
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/order/cancel',
    summary: 'Cancel an unpaid order; its coupon can be used again',
    auth: 'user',
    origin: 'ours',
    body: object({ no: string({ maxLength: 32 }) }),
    answer: data(Order),
    failures: ['orderNotFound', 'orderNotPayable'],
  },
  orders: {
    method: 'POST',
    path: '/api/order/index',
    summary: 'The orders of the user, latest first',
    auth: 'user',
    origin: 'upstream',
    safe: true,
    body: object({ ...pageQuery, state: optional(oneOf(...ORDER_STATES)) }),
    answer: data(sortedPage(Order, 'created_at', 'desc')),
    failures: [],
  },
  receipt: {
    method: 'GET',
    path: '/download/receipt/:file',
    summary: 'The receipt of an order as PDF, by signed URL',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[0-9]{1,32}\\.pdf$' }) }),
    query: object({ u: integer(), e: integer(), s: string({ maxLength: 64 }) }),
    answer: download('application/pdf'),
    failures: ['fileNotFound'],
  },
  providers: {
    method: 'GET',
    path: '/api/order/providers',
    summary: 'The payment providers of this server and the minimum amount of each',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        providers: array(oneOf(...PROVIDERS)),
        least: array(
          object({
            provider: oneOf(...PROVIDERS),
            currency: oneOf(...CURRENCIES),
            amount: number({ description: 'In major units. Currencies without an entry are not accepted' }),
          }),
        ),
      }),
    ),
    failures: [],
  },
  event: {
    method: 'GET',
    path: '/event',
    summary:
      'Event stream of credited payments; Last-Event-ID replays missed ones. With `order` only that order, starting with its current outcome',
    // EventSource cannot send headers, so the token is in the query.
    auth: 'guest',
    origin: 'upstream',
    query: object({
      token: string({ maxLength: 200 }),
      type: oneOf(...PROVIDERS),
      order: optional(string({ maxLength: 32, description: 'Order number; without it all payments of `type`' })),
    }),
    answer: events({
      /** Plain text, not JSON. */
      message: oneOf('success'),
      ended: oneOf(...ORDER_ENDINGS),
    }),
    failures: ['notLoggedIn', 'orderNotFound'],
  },
  alipayNotify: {
    method: 'POST',
    path: '/api/pay/alipay/notify',
    summary: 'Notification of Alipay about a payment; answers `success` once it is booked, otherwise `failure`',
    auth: 'guest',
    origin: 'ours',
    answer: text(),
    failures: [],
  },
  stripeWebhook: {
    method: 'POST',
    path: '/api/pay/stripe/webhook',
    summary: 'Notification of Stripe about a payment',
    auth: 'guest',
    origin: 'ours',
    answer: text(),
    failures: ['paymentNotice'],
  },
})

/** The webhook of each provider. */
export const NOTIFICATION_CALLS = {
  alipay: 'alipayNotify',
  stripe: 'stripeWebhook',
} as const satisfies Record<ProviderName, keyof typeof billing>
