import type { AccountsWorld } from '#server/features/accounts/public.ts'
import type { Hub } from '#server/platform/hub.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { PaymentNews, Payments, Settlement } from './payments.ts'

/** What billing needs of a world. */
export interface BillingWorld extends SigningWorld, Pick<AccountsWorld, 'sessions'> {
  /** The configured ways to pay. */
  readonly payments: Payments
  /** Payments as they are credited. */
  readonly paid: Hub<PaymentNews>
  /** Closes orders that have expired, pays back what is owed. */
  readonly settlement: Settlement
  /** How orders of an account deviate from real life; absent in production. */
  readonly orderOverrides?: OrderOverrides | undefined
}

/** Situations that a developer arranges for orders. */
export interface OrderOverrides {
  /** The call that orders answers nothing. */
  answersNothing(accountId: number): boolean
  /** Whatever is ordered costs nothing. */
  isFree(accountId: number): boolean
  /** The provider refuses to open the payment. */
  isRefused(accountId: number): boolean
}
