/** What a payment can be in, what can happen to it and what can be asked for: the words of payment.rules.ts. */
import type { billing } from '#contracts/api/billing.ts'
import type { OrderEnding, OrderState } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import type { Input, Output } from '#contracts/core/endpoint.ts'

/** What an opened payment answers; null when there is nothing in it. */
export type OpenedPayment = Output<typeof billing.createOrder>

export type OrderForm = Input<typeof billing.createOrder>['body']

/** How the latest payment ended. An order that was made and not paid can still be paid until it expires. */
export type Ending =
  | { how: 'paid'; atOnce: boolean }
  /** `unseen`: its order came after the popup had gone. Nobody can be paying it, so it makes room for the next. */
  | { how: 'popupClosed' | 'streamRefused'; order?: string; provider: ProviderName; unseen?: true }
  /** It was to be taken back, and that could not be done or not be told: it may be open still. */
  | { how: 'kept'; order: string; provider: ProviderName }
  /** `asked`: the order that was refused; absent for one that was there already. */
  | { how: 'failed'; code: number; text: string; asked?: OrderForm }
  /** `unheard`: it was to be taken back, and nobody heard whether it was made at all. */
  | { how: 'blocked' | 'empty' | 'cancelled' | 'unheard' }
  /** The order is closed while somebody waits: too late, cancelled elsewhere. Money may still come, or have gone back. */
  | { how: OrderEnding }

export type PaymentState =
  | { is: 'idle'; ended?: Ending }
  /** Over, but its order is still being made. Once it is there it is taken back if the payment was cancelled. */
  | { is: 'leaving'; provider: ProviderName; ended?: Ending; takeBack: boolean }
  /** Somebody cancelled. Whether that comes before the money is for the server to say: until then nothing is claimed. */
  | { is: 'takingBack'; provider: ProviderName; order: string }
  /** The popup stands, the order is being made. `order` is known when an open one is paid. */
  | { is: 'opening'; provider: ProviderName; order?: string }
  /** The order is made, the stream is being opened: the popup waits for it, so that no message can be missed. */
  | { is: 'listening'; provider: ProviderName; order: string }
  /** The popup is at the provider. */
  | { is: 'waiting'; provider: ProviderName; order: string }

/** A payment that somebody may be about to make. */
export type UnderWay = Extract<PaymentState, { is: 'opening' | 'listening' | 'waiting' }>

export const isUnderWay = (state: PaymentState): state is UnderWay =>
  state.is === 'opening' || state.is === 'listening' || state.is === 'waiting'

/** Whether another one may begin: an order of which nobody knows yet what becomes of it may hold its coupon, or be paid. */
export const mayStart = (state: PaymentState) => (isUnderWay(state) ? state.order !== undefined : state.is === 'idle')

/** Whether it is being cancelled. */
export const isBeingCancelled = (state: PaymentState) =>
  state.is === 'takingBack' || (state.is === 'leaving' && state.takeBack)

/** The order that a payment is for, or that it has left open. */
export function openOrderOf(state: PaymentState): { order: string; provider: ProviderName } | undefined {
  const of = isUnderWay(state) || state.is === 'takingBack' ? state : state.ended
  return of && 'order' in of && of.order ? { order: of.order, provider: of.provider } : undefined
}

export type PaymentEvent =
  /** Somebody clicked pay; `popup` tells whether the browser let it open. */
  | { is: 'started'; provider: ProviderName; popup: boolean; order?: string }
  | { is: 'answered'; payment: OpenedPayment }
  | { is: 'failed'; code: number; text: string; asked?: OrderForm }
  | { is: 'streamOpened' | 'succeeded' | 'popupClosed' | 'streamRefused' | 'cancelled' | 'pageClosed' | 'forgotten' }
  | { is: OrderEnding }
  /** The order is taken back, or it is not: `stands` as it was found then, if that could be read. */
  | { is: 'takenBack' }
  | { is: 'notTakenBack'; stands?: OrderState | undefined }
  /** Somebody came back to an order that was left open, or it is not opened again: `stands` as with one not taken back. */
  | { is: 'found'; stands?: OrderState | undefined }

/** What is to be done, in this order. */
export type Effect =
  | 'closeStream'
  | 'closePopup'
  /** In a moment: who paid sees there too that it worked, and the window has come to rest. */
  | 'closePopupSoon'
  | 'listen'
  /** The popup goes to the provider. */
  | 'leave'
  | 'tellPaid'
  | 'tellEmpty'
  | 'tellTaken'
  | 'tellKept'
  /** How to lift the browser's block on popups. */
  | 'showBlocked'
  /** The order is taken back on the server too, which frees its coupon. */
  | 'takeBack'
  /** Likewise without a word, and the order that is about to be made waits for it. */
  | 'makeRoom'
  | 'refresh'
  | 'toProducts'
