import { ascending, DECIMALS, sorted } from '../core/constraints.ts'
import { data, download, endpoints, events, text } from '../core/endpoint.ts'
import { pageQuery, sortedPage } from '../core/page.ts'
import { COUPON_MAX, MAX_NUMBER } from '../core/rules.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { instant } from '../core/time.ts'
import { CURRENCIES } from '../model/price.ts'

/** What a plan is counted in: `count` is pay-per-use (compute power), the others are durations. */
export const PLAN_UNITS = ['count', 'month', 'year'] as const

/** The highest price on sale, in major units of either currency. */
const MOST_PRICE = 10_000
const amount = (description: string) => number({ ...DECIMALS, description })
const price = (description: string) => number({ ...DECIMALS, minimum: 0, maximum: MOST_PRICE, description })

/** A plan or a compute pack: SPEC section 3. */
export const Plan = object(
  {
    id: integer(),
    tag: string({ description: 'Its name' }),
    num: integer({ minimum: 1, description: 'How many units: power of a pack, months or years of a plan' }),
    price: price('List price of one unit, in major units'),
    discount: price('Selling price of one unit, in major units; plans are sorted by it'),
    currency: oneOf(...CURRENCIES),
    data: string({ description: 'Description as HTML: sanitise before it is shown' }),
    type: object({ unit: oneOf(...PLAN_UNITS), unit_text: string({ description: 'The unit in words' }) }),
    power: number({ ...DECIMALS, minimum: 0, description: 'Compute power credited for one unit' }),
    level: integer({ minimum: 0, description: 'Level of the account while it runs; 0 for packs' }),
  },
  ascending(['discount', 'price']),
)

const PaymentType = optional(integer({ minimum: 0, maximum: 9, default: 0, description: '0 Alipay, otherwise card' }))

/** The order form: SPEC section 3. */
const orderForm = {
  type: PaymentType,
  number: optional(integer({ minimum: 1, maximum: MAX_NUMBER, default: 1, description: 'How many of it' })),
  id: integer({ description: 'Id of the plan' }),
  form_type: optional(boolean()),
  coupon: optional(string({ maxLength: COUPON_MAX, description: 'Code of a coupon, in any case; empty is none' })),
}

/** What an order is where its form does not say otherwise: SPEC sections 3 and 5. */
export const ORDER_DEFAULTS = { form_type: true, type: 0, number: 1 } as const

/** What can be paid with, for this server. */
export const PROVIDERS = ['alipay', 'stripe'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** One value for each provider. */
export const byProvider = <T>(of: (provider: ProviderName) => T): Record<ProviderName, T> =>
  Object.fromEntries(PROVIDERS.map((name) => [name, of(name)])) as Record<ProviderName, T> // a key for each

/** How one pays at each provider. */
export const PAYMENT_KINDS = { alipay: 'alipay', stripe: 'card' } as const satisfies Record<
  ProviderName,
  'alipay' | 'card'
>

/** The `type` of each provider in the order form. SPEC section 3: 0 is Alipay, anything else a card. */
export const PAYMENT_TYPES = { alipay: 0, stripe: 1 } as const satisfies Record<ProviderName, number>
export const providerOf = (type: number = ORDER_DEFAULTS.type): ProviderName =>
  PROVIDERS.find((name) => PAYMENT_TYPES[name] === type) ?? 'stripe'

/**
 * `created` waits for money, `credited` has it and has brought what was bought, in one step. `paid` has money that can no
 * longer be credited and goes back: then it is `refunded`. `closed` has none.
 */
export const ORDER_STATES = ['created', 'paid', 'credited', 'closed', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]
/** Why an order is closed: nobody paid in time, its owner cancelled it, or the provider did. */
export const CLOSE_REASONS = ['expired', 'cancelled', 'provider'] as const

/** How an order ends for whoever waits for its payment, other than by success. */
export const ORDER_ENDINGS = ['closed', 'refunded'] as const satisfies readonly OrderState[]
export type OrderEnding = (typeof ORDER_ENDINGS)[number]

export const Order = object(
  {
    no: string({ description: 'Order number' }),
    tag: string({ description: 'Name of the plan when it was ordered' }),
    number: integer({ minimum: 1 }),
    provider: oneOf(...PROVIDERS, 'none'),
    currency: oneOf(...CURRENCIES),
    price: amount('Total list price, in major units'),
    amount: amount('Amount due, in major units'),
    coupon: string({ description: 'Empty without one' }),
    power: amount('Compute power credited for the order'),
    state: oneOf(...ORDER_STATES),
    close_reason: nullable(oneOf(...CLOSE_REASONS)),
    created_at: instant(),
    expires_at: instant('Payment deadline'),
    paid_at: nullable(instant()),
    credited_at: nullable(instant()),
    closed_at: nullable(instant()),
    refunded_at: nullable(instant()),
    receipt: string({ description: 'Signed short-lived address of the receipt; empty until credited' }),
  },
  ascending(
    ['amount', 'price'],
    ['created_at', 'expires_at'],
    ['created_at', 'paid_at', 'refunded_at'],
    ['paid_at', 'credited_at'],
    ['created_at', 'closed_at'],
  ),
)

/** What opening a payment answers: SPEC sections 3 and 4. Exactly one of the three says how it goes on. */
export const Payment = object({
  order: string({ description: 'Order number' }),
  pay_status: boolean({ description: 'true: nothing is left to pay, the order is complete' }),
  info: optional(string({ description: 'Alipay: the form, as HTML, that opens its cashier when it is sent' })),
  url: optional(string({ description: 'Card: address of the payment page' })),
})

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

/** A price that a server does not tell is NaN, which is no price: drawn as unknown, and not to be ordered. */
function withUnknownPrices(data: unknown): unknown {
  const { plan = [] } = Object(data) as { plan?: { price?: unknown; discount?: unknown }[] } // of another server
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
    answer: data(object({ plan: sorted(Plan, 'discount', 'asc') })),
    complete: withUnknownPrices,
    refuses: [],
  },
  checkCoupon: {
    method: 'POST',
    path: '/api/coupon/check',
    summary: 'What an order would cost with its coupon; the price is computed again when it is ordered',
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
    refuses: [...orderRefusals],
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
    refuses: [...orderRefusals, ...paymentRefusals, 'tooManyOrders'],
  },
  payOrder: {
    method: 'POST',
    path: '/api/order/pay',
    summary: 'Open the payment of an order that still waits for it',
    auth: 'user',
    origin: 'ours',
    body: object({ no: string({ maxLength: 32 }) }),
    answer: data(Payment),
    refuses: ['orderNotFound', 'orderNotPayable', ...paymentRefusals],
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/order/cancel',
    summary: 'Cancel an order that waits for payment; its coupon can be used again',
    auth: 'user',
    origin: 'ours',
    body: object({ no: string({ maxLength: 32 }) }),
    answer: data(Order),
    refuses: ['orderNotFound', 'orderNotPayable'],
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
    refuses: [],
  },
  receipt: {
    method: 'GET',
    path: '/download/receipt/:file',
    summary: 'The receipt of an order as PDF, by its signed address',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[0-9]{1,32}\\.pdf$' }) }),
    query: object({ u: integer(), e: integer(), s: string({ maxLength: 64 }) }),
    answer: download('application/pdf'),
    refuses: ['fileNotFound'],
  },
  providers: {
    method: 'GET',
    path: '/api/order/providers',
    summary: 'Which ways to pay this server has, and the least that each takes',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        providers: array(oneOf(...PROVIDERS)),
        least: array(
          object({
            provider: oneOf(...PROVIDERS),
            currency: oneOf(...CURRENCIES),
            amount: number({ description: 'Major units. A currency without one is not taken' }),
          }),
        ),
      }),
    ),
    refuses: [],
  },
  event: {
    method: 'GET',
    path: '/event',
    summary:
      'Tells of payments as they are credited; Last-Event-ID brings what was missed. With `order` only of that order, and at once what has become of it',
    // EventSource sends no headers: the token comes in the query.
    auth: 'guest',
    origin: 'upstream',
    query: object({
      token: string({ maxLength: 200 }),
      type: oneOf(...PROVIDERS),
      order: optional(string({ maxLength: 32, description: 'Order number; all payments by `type` without it' })),
    }),
    answer: events({
      /** Sent as plain text, not as JSON. */
      message: oneOf('success'),
      ended: oneOf(...ORDER_ENDINGS),
    }),
    refuses: ['notLoggedIn', 'orderNotFound'],
  },
  alipayNotify: {
    method: 'POST',
    path: '/api/pay/alipay/notify',
    summary: 'Alipay tells of a payment; answered `success` once it is booked, `failure` otherwise',
    auth: 'guest',
    origin: 'ours',
    answer: text(),
    refuses: [],
  },
  stripeWebhook: {
    method: 'POST',
    path: '/api/pay/stripe/webhook',
    summary: 'Stripe tells of a payment',
    auth: 'guest',
    origin: 'ours',
    answer: text(),
    refuses: ['paymentNotice'],
  },
})

/** The call that takes the notices of each provider. */
export const NOTICE_CALLS = {
  alipay: 'alipayNotify',
  stripe: 'stripeWebhook',
} as const satisfies Record<ProviderName, keyof typeof billing>
