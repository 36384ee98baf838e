/** States, events and effects of payment.rules.ts. */
import type { billing } from '#contracts/api/billing.ts'
import type { OrderEnding, OrderState } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Input, Output } from '#contracts/core/endpoint.ts'

/** The server's response to a started payment; null if the response holds no data. */
export type OpenedPayment = Output<typeof billing.createOrder>

export type OrderForm = Input<typeof billing.createOrder>['body']

/** How the latest payment ended. An unpaid order can still be paid until it expires. */
export type Ending =
  | { how: 'paid'; atOnce: boolean }
  /**
   * `unseen`: the order was created after the popup closed. No one can be paying it, so the next order may replace it.
   */
  | { how: 'popupClosed' | 'streamRefused'; order?: string; provider: ProviderName; unseen?: true }
  /** Cancelling failed, or its result is unknown: the order may still be open. */
  | { how: 'kept'; order: string; provider: ProviderName }
  /** `form`: the rejected new order; absent if the payment was for an existing order. */
  | { how: 'failed'; code: number; text: string; form?: OrderForm }
  /**
   * `empty`: the response contained no payment page. `unheard`: the user cancelled while the order was being created,
   * and the response was lost.
   */
  | { how: 'blocked' | 'empty' | 'cancelled' | 'unheard' }
  /**
   * `closed`: the order expired or was cancelled elsewhere before it was paid, but a payment may still arrive.
   * `refunded`: a payment arrived, but was refunded.
   */
  | { how: OrderEnding }

export type PaymentState =
  | { is: 'idle'; ended?: Ending }
  /** The payment is over, but its order is still being created. `shouldCancel`: cancel the order once it exists. */
  | { is: 'abandoned'; provider: ProviderName; ended?: Ending; shouldCancel: boolean }
  /** The user cancelled. The server decides whether the cancellation came before the payment. */
  | { is: 'cancelling'; provider: ProviderName; order: string }
  /** The popup is open and the order is being created. `order` is set if an existing order is being paid instead. */
  | { is: 'opening'; provider: ProviderName; order?: string }
  /** The order exists. The popup waits for the event stream, so that no message is missed. */
  | { is: 'listening'; provider: ProviderName; order: string }
  | { is: 'waiting'; provider: ProviderName; order: string }

/** The states in which the user may be paying. */
export type UnderWay = Extract<PaymentState, { is: 'opening' | 'listening' | 'waiting' }>

export const isUnderWay = (state: PaymentState): state is UnderWay =>
  state.is === 'opening' || state.is === 'listening' || state.is === 'waiting'

/**
 * Whether a payment may start. False while the outcome of an order is unknown, because that order may hold its coupon
 * or be paid.
 */
export const canStart = (state: PaymentState) => (isUnderWay(state) ? state.order !== undefined : state.is === 'idle')

export const isCancelling = (state: PaymentState) =>
  state.is === 'cancelling' || (state.is === 'abandoned' && state.shouldCancel)

/** Returns the unpaid order that is being paid, being cancelled or left open. */
export function openOrderOf(state: PaymentState): { order: string; provider: ProviderName } | undefined {
  const source = isUnderWay(state) || state.is === 'cancelling' ? state : state.ended
  return source && 'order' in source && source.order ? { order: source.order, provider: source.provider } : undefined
}

export type PaymentEvent =
  /** The user clicked pay. `popup` is false if the browser blocked the popup. */
  | { is: 'started'; provider: ProviderName; popup: boolean; order?: string }
  | { is: 'answered'; payment: OpenedPayment }
  | { is: 'failed'; code: number; text: string; form?: OrderForm }
  | { is: 'streamOpened' | 'succeeded' | 'popupClosed' | 'streamRefused' | 'cancelled' | 'pageClosed' | 'forgotten' }
  | { is: OrderEnding }
  | { is: 'orderCancelled' }
  /** `orderState`: the order's state, read after the cancellation failed; undefined if it could not be read. */
  | { is: 'cancelFailed'; orderState?: OrderState | undefined }
  /** The order was read again, because the user returned to the page or because the order was not payable. */
  | { is: 'orderRead'; orderState?: OrderState | undefined }

/** Effects run in order. */
export type Effect =
  | 'closeStream'
  | 'closePopup'
  /** Closes the popup after a delay, so that the user sees the provider's confirmation. */
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
  /** Cancels the unseen order without a notice; the next order waits for the cancellation. */
  | 'cancelUnseenOrder'
  | 'refresh'
  | 'toProducts'
