/** Plans, orders and payments as the calls of billing carry them. */
import { ascending, DECIMALS } from '../core/constraints.ts'
import { COUPON_MAX, MAX_NUMBER } from '../core/rules.ts'
import { boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { instant } from '../core/time.ts'
import { CURRENCIES } from '../model/price.ts'
import { PROVIDERS } from './payment-providers.ts'

/** What a plan is counted in: `count` is pay-per-use (compute power), the others are durations. */
export const PLAN_UNITS = ['count', 'month', 'year'] as const

/** The highest price on sale, in major units of either currency. */
const MOST_PRICE = 10_000
export const amount = (description: string) => number({ ...DECIMALS, description })
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
export const orderForm = {
  type: PaymentType,
  number: optional(integer({ minimum: 1, maximum: MAX_NUMBER, default: 1, description: 'How many of it' })),
  id: integer({ description: 'Id of the plan' }),
  form_type: optional(boolean()),
  coupon: optional(string({ maxLength: COUPON_MAX, description: 'Code of a coupon, in any case; empty is none' })),
}

/**
 * `created` waits for the payment. `credited` is paid, and the purchase is credited in the same step. `paid` has received money
 * that can no longer be credited and is refunded: then it is `refunded`. `closed` has no payment.
 */
export const ORDER_STATES = ['created', 'paid', 'credited', 'closed', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]
/** Why an order was closed: the payment deadline passed, its owner cancelled it, or the provider did. */
export const CLOSE_REASONS = ['expired', 'cancelled', 'provider'] as const

/** States of an order that ends without success. */
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
