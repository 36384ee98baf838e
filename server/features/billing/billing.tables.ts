/** Tables of billing. Times are ISO instants, money and power integers, booleans 0 or 1. */
import type { Generated } from 'kysely'
import type { OrderEnding, OrderState, PLAN_UNITS } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Currency } from '#contracts/model/price.ts'

declare module '#server/db/state-tables.ts' {
  interface StateTables {
    plan: PlanTable
    coupon: CouponTable
    coupon_use: CouponUseTable
    orders: OrdersTable
    payment: PaymentTable
    membership: MembershipTable
    payment_event: PaymentEventTable
  }
}

export interface PlanTable {
  id: number
  /** 1 plans, 2 compute packs. */
  type: number
  currency: Currency
  tag: string
  unit: (typeof PLAN_UNITS)[number]
  unit_text: string
  num: number
  /** List price and what one costs, minor units. */
  price: number
  discount: number
  /** Hundredths that one credits. */
  power: number
  level: number
  level_text: string
  /** HTML. */
  data: string
  on_sale: Generated<number>
}

export interface CouponTable {
  /** Upper case. */
  code: string
  kind: 'percent' | 'fixed'
  /** Percent off, or minor units off. */
  value: number
  /** The only currency it is for; any when null. */
  currency: Currency | null
  /** Least order, minor units. */
  minimum: Generated<number>
  plan_id: number | null
  starts_at: string
  ends_at: string
  /** How often it may be used in all; without end when null. */
  uses: number | null
}

/** The coupon of an order that is paid or can still be; once for an account. */
export interface CouponUseTable {
  order_no: string
  code: string
  account_id: number
}

export interface OrdersTable {
  no: string
  account_id: number
  plan_id: number
  /** JSON text of what was bought, as the plan was then. */
  bought: string
  number: number
  provider: ProviderName | 'none'
  currency: Currency
  /** List price and what is to be paid, for all of it, minor units. */
  price: number
  amount: number
  coupon: string | null
  language: string
  /** The provider's own name of the payment that was opened. */
  ref: string | null
  state: OrderState
  close_reason: 'expired' | 'cancelled' | 'provider' | null
  /** 1 while it is closed here and could still be paid at the provider, for all we know. */
  open_at_provider: Generated<number>
  created_at: string
  expires_at: string
  paid_at: string | null
  credited_at: string | null
  closed_at: string | null
  refunded_at: string | null
}

/** Money that came, once for each payment of a provider. */
export interface PaymentTable {
  id: Generated<number>
  provider: ProviderName
  /** The provider's own name of it. */
  ref: string
  order_no: string
  amount: number
  currency: Currency
  /** What became of it: `owed` has still to be paid back, `refunded` is back to the last cent. */
  outcome: 'credited' | 'owed' | 'refunded'
  /** Minor units that have gone back, of any of them. */
  refunded: Generated<number>
  received_at: string
  refunded_at: string | null
}

/** A stretch of time in which the account has a level. */
export interface MembershipTable {
  id: Generated<number>
  account_id: number
  order_no: string
  level: number
  level_text: string
  starts_at: string
  ends_at: string
}

/** What was told of an order, each once. The latest says where the order stands. */
export interface PaymentEventTable {
  id: Generated<number>
  account_id: number
  order_no: string
  provider: OrdersTable['provider']
  message: 'success' | OrderEnding
  at: string
}
