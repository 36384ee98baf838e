/** Times are ISO instants, money minor units, power hundredths, booleans 0 or 1. */
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
  /** List price of one unit; `discount` is its selling price. In minor units. */
  price: number
  discount: number
  /** Hundredths of power credited per unit. */
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
  /** Restricts the coupon to a currency; null for any. */
  currency: Currency | null
  /** Smallest order amount, minor units. */
  minimum: Generated<number>
  plan_id: number | null
  starts_at: string
  ends_at: string
  /** Maximum number of uses; null for unlimited. */
  uses: number | null
}

/** Coupon of a paid or payable order; at most one use per account. */
export interface CouponUseTable {
  order_no: string
  code: string
  account_id: number
}

export interface OrdersTable {
  no: string
  account_id: number
  plan_id: number
  /** JSON snapshot of the plan at the time of ordering. */
  bought: string
  number: number
  provider: ProviderName | 'none'
  currency: Currency
  /** List price and amount to pay for all units, in minor units. */
  price: number
  amount: number
  coupon: string | null
  language: string
  /** The provider's id of the opened payment. */
  ref: string | null
  state: OrderState
  close_reason: 'expired' | 'cancelled' | 'provider' | null
  /** 1 while it is closed here but may still be payable at the provider. */
  open_at_provider: Generated<number>
  created_at: string
  expires_at: string
  paid_at: string | null
  credited_at: string | null
  closed_at: string | null
  refunded_at: string | null
}

export interface PaymentTable {
  id: Generated<number>
  provider: ProviderName
  ref: string
  order_no: string
  amount: number
  currency: Currency
  /** `owed` still has to be refunded; `refunded` is refunded in full. */
  outcome: 'credited' | 'owed' | 'refunded'
  /** Refunded minor units; also partial refunds of a credited payment. */
  refunded: Generated<number>
  received_at: string
  refunded_at: string | null
}

export interface MembershipTable {
  id: Generated<number>
  account_id: number
  order_no: string
  level: number
  level_text: string
  starts_at: string
  ends_at: string
}

/** Events of an order for its streams. The latest is the order's current state. */
export interface PaymentEventTable {
  id: Generated<number>
  account_id: number
  order_no: string
  provider: OrdersTable['provider']
  message: 'success' | OrderEnding
  at: string
}
