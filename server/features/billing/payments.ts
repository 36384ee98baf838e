/** The seam to payment providers: what billing asks of one, whatever its protocol. Amounts are minor units. */
import type { IncomingHttpHeaders } from 'node:http'
import type { OrderEnding } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Language } from '#contracts/model/language.ts'
import type { Currency } from '#contracts/model/price.ts'

/** An order, as a provider needs to know it. */
export interface Payable {
  no: string
  amount: number
  currency: Currency
  /** What the buyer reads. */
  subject: string
  language: Language
  /** Milliseconds for which it can still be paid. */
  openFor: number
  /** What `open` answered as `ref` before, if it did. */
  ref: string | null
}

/** How the browser gets to the payment: a form to send, or an address to go to. */
export type Opened = { info: string; ref: string | null } | { url: string; ref: string }

/** Money that the provider has received for an order. */
export interface Paid {
  no: string
  /** The provider's own name of the payment. */
  ref: string
  amount: number
  currency: Currency
}

/** Money that came, and what of it has gone back in all, minor units: what was only accepted or failed has not. */
export interface Money {
  paid: Paid
  refunded: number
}

/** What a provider says of an order when it is asked. `closed`: no money came, and none can come any more. */
export type PaymentState = { kind: 'unpaid' } | { kind: 'closed' } | ({ kind: 'paid' } & Money)

/** What a notice says, once its signature and its addressee were checked. */
export type Notice =
  | { kind: 'closed'; no: string }
  | ({ kind: 'paid' } & Money)
  /** Money that was on its way back did not arrive: `refunded` is what has gone back all the same. */
  | ({ kind: 'refundFailed' } & Money)
  /** Also what is told of somebody else's business at the same provider. */
  | { kind: 'nothing' }

/** What became of a refund that was asked for. */
export interface Returned {
  /** What has gone back of the payment in all and for certain, minor units. */
  refunded: number
  /** Why an earlier try came to nothing, if this call made another one. */
  failed?: string | undefined
}

/** Where the provider sends the browser and its notices. */
export interface Addresses {
  /** The page of the popup after the payment. */
  back: string
  /** Receives the notices. */
  notify: string
}

/** The least that is taken, minor units; a currency that is missing is not taken. */
export type Minimum = Readonly<Partial<Record<Currency, number>>>

export interface PaymentProvider extends ProviderCalls {
  readonly minimum: Minimum
}

export interface ProviderCalls {
  open(order: Payable, addresses: Addresses): Promise<Opened>
  stateOf(order: Payable): Promise<PaymentState>
  /** Makes sure that the order cannot be paid any more. Nothing to close is no failure; an order that is paid is one. */
  close(order: Payable): Promise<void>
  /**
   * Pays back what is left of it: `amount`. `no` names the refund: asked again under the same name, nothing is paid twice.
   * When less is left than that, it answers what has gone back already, and the rest is asked for under another name.
   */
  refund(paid: Paid, no: string): Promise<Returned>
  /** Reads a notice as it came over the wire. Throws {@link NoticeRefused} unless it is the provider's, whole and for us. */
  read(body: Buffer, headers: IncomingHttpHeaders): Promise<Notice>
}

export class NoticeRefused extends Error {
  override name = 'NoticeRefused'
}

/** The providers of a world; one that is not configured is missing. */
export type Payments = Partial<Record<ProviderName, PaymentProvider>>

/** What streams tell of an order. */
export interface PaymentNews {
  /** Its number among the events of the state. */
  id: number
  accountId: number
  order: string
  provider: ProviderName | 'none'
  message: 'success' | OrderEnding
}

/** What goes on behind the calls: orders nobody paid are closed, money that is owed is paid back. */
export interface Settlement {
  /** Looks soon; call it after what may have made work. */
  kick(): void
  /** Looks now, and resolves when all that is due is done. */
  settle(): Promise<void>
  stop(): Promise<void>
}
