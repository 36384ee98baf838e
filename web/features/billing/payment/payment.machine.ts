/** States, events and effects of payment.rules.ts. */
import type { billing } from '#contracts/api/billing.ts'
import type { OrderEnding, OrderState } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Input, Output } from '#contracts/core/endpoint.ts'

/** Null when the answer holds no data. */
export type OpenedPayment = Output<typeof billing.createOrder>

export type OrderForm = Input<typeof billing.createOrder>['body']

/** How the latest payment ended. An unpaid order can still be paid until it expires. */
export type Ending =
  | { how: 'paid'; atOnce: boolean }
  /** `unseen`: the order arrived after the popup closed. No one can be paying it, so the next order may replace it. */
  | { how: 'popupClosed' | 'streamRefused'; order?: string; provider: ProviderName; unseen?: true }
  /** Cancelling failed, or its result is unknown: the order may still be open. */
  | { how: 'kept'; order: string; provider: ProviderName }
  /** `form`: the rejected order; absent for an existing one. */
  | { how: 'failed'; code: number; text: string; form?: OrderForm }
  /** `empty`: answered without a payment page. `unheard`: cancelled during the creation, whose answer was lost. */
  | { how: 'blocked' | 'empty' | 'cancelled' | 'unheard' }
  /** The order closed while waiting: expired or cancelled elsewhere. Money may still arrive or have been refunded. */
  | { how: OrderEnding }

export type PaymentState =
  | { is: 'idle'; ended?: Ending }
  /** Over, but the order is still being created. `shouldCancel`: cancel it once it exists. */
  | { is: 'abandoned'; provider: ProviderName; ended?: Ending; shouldCancel: boolean }
  /** The user cancelled; the server decides whether that was before the payment. */
  | { is: 'cancelling'; provider: ProviderName; order: string }
  /** The popup is open and the order is being created. `order` is set when an existing one is paid. */
  | { is: 'opening'; provider: ProviderName; order?: string }
  /** The order exists. The popup waits for the event stream, so that no message is missed. */
  | { is: 'listening'; provider: ProviderName; order: string }
  | { is: 'waiting'; provider: ProviderName; order: string }

/** The user may be paying. */
export type UnderWay = Extract<PaymentState, { is: 'opening' | 'listening' | 'waiting' }>

export const isUnderWay = (state: PaymentState): state is UnderWay =>
  state.is === 'opening' || state.is === 'listening' || state.is === 'waiting'

/** False while the outcome of an order is unknown: it may hold its coupon, or be paid. */
export const canStart = (state: PaymentState) => (isUnderWay(state) ? state.order !== undefined : state.is === 'idle')

export const isCancelling = (state: PaymentState) =>
  state.is === 'cancelling' || (state.is === 'abandoned' && state.shouldCancel)

/** The unpaid order of the state: being paid, being cancelled or left open. */
export function openOrderOf(state: PaymentState): { order: string; provider: ProviderName } | undefined {
  const source = isUnderWay(state) || state.is === 'cancelling' ? state : state.ended
  return source && 'order' in source && source.order ? { order: source.order, provider: source.provider } : undefined
}

export type PaymentEvent =
  /** The user clicked pay; `popup`: the browser opened it. */
  | { is: 'started'; provider: ProviderName; popup: boolean; order?: string }
  | { is: 'answered'; payment: OpenedPayment }
  | { is: 'failed'; code: number; text: string; form?: OrderForm }
  | { is: 'streamOpened' | 'succeeded' | 'popupClosed' | 'streamRefused' | 'cancelled' | 'pageClosed' | 'forgotten' }
  | { is: OrderEnding }
  /** `orderState`: the state of the order read after the failure, if that worked. */
  | { is: 'orderCancelled' }
  | { is: 'cancelFailed'; orderState?: OrderState | undefined }
  /** An order was read again: when the user returned to it, or when it was not payable. */
  | { is: 'orderRead'; orderState?: OrderState | undefined }

/** Effects run in order. */
export type Effect =
  | 'closeStream'
  | 'closePopup'
  /** After a delay, so that the user sees the provider's confirmation. */
  | 'closePopupSoon'
  | 'listen'
  | 'openProvider'
  | 'notifyPaid'
  | 'notifyEmpty'
  | 'notifyCancelled'
  | 'notifyNotCancelled'
  /** Explains how to allow popups. */
  | 'showBlocked'
  /** Cancels the order on the server, which frees its coupon. */
  | 'cancelOrder'
  /** Cancels the unseen order silently; the next order waits for it. */
  | 'cancelUnseenOrder'
  | 'refresh'
  | 'toProducts'
