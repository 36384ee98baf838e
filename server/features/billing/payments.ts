/** The interface to payment providers. Amounts are minor units. */
import type { IncomingHttpHeaders } from 'node:http'
import type { OrderEnding } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Currency } from '#contracts/model/price.ts'

export interface PayableOrder {
  no: string
  amount: number
  currency: Currency
  subject: string
  language: Language
  /** Milliseconds until it expires. */
  openFor: number
  /** `ref` of an earlier `open`, if any. */
  ref: string | null
}

/** How the browser reaches the payment page: a form to submit, or an address. */
export type OpenedPayment = { info: string; ref: string | null } | { url: string; ref: string }

export interface CapturedPayment {
  no: string
  /** The provider's id of the payment. */
  ref: string
  amount: number
  currency: Currency
}

/** A captured payment and its refunded sum. Pending and failed refunds do not count. */
export interface CapturedFunds {
  paid: CapturedPayment
  refunded: number
}

/** A provider's answer about an order. `closed`: no money was captured, and none can be. */
export type PaymentState = { kind: 'unpaid' } | { kind: 'closed' } | ({ kind: 'paid' } & CapturedFunds)

/** The content of a notification after its signature and addressee were verified. */
export type Notification =
  | { kind: 'closed'; no: string }
  | ({ kind: 'paid' } & CapturedFunds)
  /** A reported refund failed; `refunded` is the sum that was refunded successfully. */
  | ({ kind: 'refundFailed' } & CapturedFunds)
  /** Irrelevant here, such as events of other applications of the same merchant. */
  | { kind: 'nothing' }

export interface RefundResult {
  /** Confirmed refunded sum of the payment, minor units. */
  refunded: number
  /** Why an earlier attempt failed, if this call made another. */
  failed?: string | undefined
}

export interface CallbackUrls {
  /** The popup's page after the payment. */
  back: string
  notify: string
}

/** Smallest accepted amount per currency, minor units; a missing currency is not accepted. */
export type Minimum = Readonly<Partial<Record<Currency, number>>>

export interface PaymentProvider extends ProviderCalls {
  readonly minimum: Minimum
}

export interface ProviderCalls {
  open(order: PayableOrder, addresses: CallbackUrls): Promise<OpenedPayment>
  stateOf(order: PayableOrder): Promise<PaymentState>
  /** Makes the order unpayable. Rejects if it is paid; idempotent otherwise. */
  close(order: PayableOrder): Promise<void>
  /**
   * Refunds `amount`, the rest of the payment. `no` is the idempotency key. If less is left, it returns the sum
   * refunded so far, and the rest needs another key.
   */
  refund(paid: CapturedPayment, no: string): Promise<RefundResult>
  /**
   * Verifies and reads a raw notification. Throws {@link NotificationRefused} unless it is authentic, complete and addressed
   * to us.
   */
  read(body: Buffer, headers: IncomingHttpHeaders): Promise<Notification>
}

export class NotificationRefused extends Error {
  override name = 'NotificationRefused'
}

/** Providers of a world; unconfigured ones are missing. */
export type Payments = Partial<Record<ProviderName, PaymentProvider>>

export interface OrderEvent {
  id: number
  accountId: number
  order: string
  provider: ProviderName | 'none'
  message: 'success' | OrderEnding
}

/** Background work: closes unpaid orders and refunds owed payments. */
export interface Settlement {
  /** Starts a run in the background. Call it after creating work. */
  kick(): void
  /** Runs now and resolves when everything due is done. */
  settle(): Promise<void>
  stop(): Promise<void>
}
