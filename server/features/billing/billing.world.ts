import type { AccountsWorld } from '#server/features/accounts/public.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { PaymentNews, Payments, Settlement } from './payments.ts'

export interface BillingWorld extends SigningWorld, Pick<AccountsWorld, 'sessions'> {
  /** The configured providers. */
  readonly payments: Payments
  /** Events of orders, by account. */
  readonly paid: Hub<PaymentNews>
  /** Closes expired orders and refunds owed payments. */
  readonly settlement: Settlement
  /** Deviations for scenarios; absent in production. */
  readonly orderOverrides?: OrderOverrides | undefined
}

/** Scenarios that a developer arranges for an account. */
export interface OrderOverrides {
  /** The order call answers without data. */
  answersNothing(accountId: number): boolean
  /** Every order is free. */
  isFree(accountId: number): boolean
  /** The provider refuses to open the payment. */
  isRefused(accountId: number): boolean
}
