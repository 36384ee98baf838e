import type { AccountsWorld } from '#server/features/accounts/public.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { OrderEvent, Payments, Settlement } from './payments.ts'

export interface BillingWorld extends SigningWorld, Pick<AccountsWorld, 'sessions'> {
  readonly payments: Payments
  /** Events of orders, by account. */
  readonly orderEvents: Hub<OrderEvent>
  readonly settlement: Settlement
  /** Deviations for scenarios; absent in production. */
  readonly orderOverrides?: OrderOverrides | undefined
}

export interface OrderOverrides {
  answersNothing(accountId: number): boolean
  isFree(accountId: number): boolean
  isRefused(accountId: number): boolean
}
