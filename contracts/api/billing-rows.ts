/** Plans, orders and payments in the calls of billing. */
import { ascending, DECIMALS } from '../core/constraints.ts'
import { COUPON_MAX, MAX_QUANTITY } from '../core/rules.ts'
import { boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { instant } from '../core/time.ts'
import { CURRENCIES } from '../model/price.ts'
import { PROVIDERS } from './payment-providers.ts'

/** Unit of a plan: `count` is pay-per-use (compute power), the others are durations. */
export const PLAN_UNITS = ['count', 'month', 'year'] as const

/** In major units of either currency. */
const MAX_PRICE = 10_000
export const amount = (description: string) => number({ ...DECIMALS, description })
const price = (description: string) => number({ ...DECIMALS, minimum: 0, maximum: MAX_PRICE, description })

/** SPEC section 3. */
export const Plan = object(
  {
    id: integer(),
    tag: string({ description: 'Its name' }),
    num: integer({ minimum: 1, description: 'Number of units: power of a pack, months or years of a plan' }),
    price: price('List price of one unit, in major units'),
    discount: price('Selling price of one unit, in major units; plans are sorted by it'),
    currency: oneOf(...CURRENCIES),
    data: string({ description: 'Description as HTML; sanitize it before display' }),
    type: object({ unit: oneOf(...PLAN_UNITS), unit_text: string({ description: 'Name of the unit' }) }),
    power: number({ ...DECIMALS, minimum: 0, description: 'Compute power credited for one unit' }),
    level: integer({ minimum: 0, description: 'Level of the account during the plan; 0 for packs' }),
  },
  ascending(['discount', 'price']),
)

const PaymentType = optional(integer({ minimum: 0, maximum: 9, default: 0, description: '0 Alipay, otherwise card' }))

/** SPEC section 3. */
export const orderForm = {
  type: PaymentType,
  number: optional(integer({ minimum: 1, maximum: MAX_QUANTITY, default: 1, description: 'Quantity' })),
  id: integer({ description: 'Id of the plan' }),
  form_type: optional(boolean()),
  coupon: optional(string({ maxLength: COUPON_MAX, description: 'Coupon code, case-insensitive; empty for none' })),
}

/**
 * `created`: waits for payment. `credited`: paid and credited in one step. `paid`: received money that can no longer be
 * credited; becomes `refunded`. `closed`: has no payment.
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
    receipt: string({ description: 'Signed short-lived URL of the receipt; empty until credited' }),
  },
  ascending(
    ['amount', 'price'],
    ['created_at', 'expires_at'],
    ['created_at', 'paid_at', 'refunded_at'],
    ['paid_at', 'credited_at'],
    ['created_at', 'closed_at'],
  ),
)

/** Answer of opening a payment: SPEC sections 3 and 4. Exactly one of `pay_status`, `info` and `url` applies. */
export const Payment = object({
  order: string({ description: 'Order number' }),
  pay_status: boolean({ description: 'true if nothing is due and the order is complete' }),
  info: optional(string({ description: 'Alipay: HTML form that opens the cashier when submitted' })),
  url: optional(string({ description: 'Card: URL of the payment page' })),
})
