/**
 * The course of a payment as the page sees it: SPEC section 4 as a machine. Pure: what is to be done is named, and
 * pay.ts does it.
 */
import type { billing, ProviderName } from '#contracts/api/billing.ts'
import type { Output } from '#contracts/core/endpoint.ts'

/** What an opened payment answers; null when there is nothing in it. */
export type OpenedPayment = Output<typeof billing.createOrder>

/** How the latest payment ended. An order that was made and not paid can still be paid until it expires. */
export type Ending =
  | { how: 'paid'; atOnce: boolean }
  | { how: 'popupClosed' | 'streamRefused'; order?: string; provider: ProviderName }
  | { how: 'failed'; code: number; text: string }
  | { how: 'blocked' | 'empty' | 'cancelled' }

export type PaymentState =
  | { is: 'idle'; ended?: Ending }
  /** The popup stands, the order is being made. `order` is known when an open one is paid. */
  | { is: 'opening'; provider: ProviderName; order?: string }
  /** The order is made, the stream is being opened: the popup waits for it, so that no message can be missed. */
  | { is: 'listening'; provider: ProviderName; order: string }
  /** The popup is at the provider. */
  | { is: 'waiting'; provider: ProviderName; order: string }

export type PaymentEvent =
  /** Somebody clicked pay; `popup` tells whether the browser let it open. */
  | { is: 'started'; provider: ProviderName; popup: boolean; order?: string }
  | { is: 'answered'; payment: OpenedPayment }
  | { is: 'failed'; code: number; text: string }
  | { is: 'streamOpened' | 'succeeded' | 'popupClosed' | 'streamRefused' | 'cancelled' | 'pageClosed' | 'forgotten' }

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
  /** How to lift the browser's block on popups. */
  | 'showBlocked'
  /** The order is taken back on the server too, which frees its coupon. */
  | 'takeBack'
  | 'refresh'
  | 'toProducts'

type Step = readonly [PaymentState, readonly Effect[]]

const idle = (ended?: Ending): PaymentState => ({ is: 'idle', ...(ended ? { ended } : {}) })

/** The next state, and what to do on the way. What does not fit the state changes nothing: it came too late. */
export function step(state: PaymentState, event: PaymentEvent): Step {
  if (event.is === 'started') return started(state, event)
  if (event.is === 'forgotten') return state.is === 'idle' ? [idle(), []] : [state, []]
  // An order that was made after its popup was closed waits in the list.
  if (state.is === 'idle') return [state, event.is === 'answered' ? ['refresh'] : []]
  const { provider, order } = state
  switch (event.is) {
    case 'answered':
      return state.is === 'opening' ? answered(provider, event.payment) : [state, []]
    case 'failed':
      return state.is === 'opening'
        ? [idle({ how: 'failed', code: event.code, text: event.text }), ['closePopup', 'refresh']]
        : [state, []]
    case 'streamOpened':
      return state.is === 'listening' ? [{ ...state, is: 'waiting' }, ['leave']] : [state, []]
    case 'succeeded':
      if (state.is === 'opening') return [state, []]
      return [idle({ how: 'paid', atOnce: false }), ['closeStream', 'tellPaid', 'closePopupSoon', 'refresh']]
    case 'popupClosed':
      return [idle({ how: 'popupClosed', provider, ...(order ? { order } : {}) }), ['closeStream', 'refresh']]
    case 'streamRefused':
      // Whoever is at the provider already may be paying this moment: that popup stays.
      return [
        idle({ how: 'streamRefused', provider, ...(order ? { order } : {}) }),
        state.is === 'waiting' ? ['closeStream', 'refresh'] : ['closeStream', 'closePopup', 'refresh'],
      ]
    case 'cancelled':
      return [idle({ how: 'cancelled' }), ['closeStream', 'closePopup', ...(order ? (['takeBack'] as const) : [])]]
    case 'pageClosed':
      return [idle(), ['closeStream', 'closePopup']]
  }
}

function started(state: PaymentState, event: Extract<PaymentEvent, { is: 'started' }>): Step {
  const { provider, popup, order } = event
  const before: Effect[] = state.is === 'idle' ? [] : ['closeStream']
  if (!popup) return [idle({ how: 'blocked' }), [...before, 'showBlocked']]
  return [{ is: 'opening', provider, ...(order ? { order } : {}) }, before]
}

function answered(provider: ProviderName, payment: OpenedPayment): Step {
  if (payment?.pay_status)
    return [idle({ how: 'paid', atOnce: true }), ['tellPaid', 'closePopup', 'refresh', 'toProducts']]
  // Data without a way to pay is no data either.
  if (!payment || !(payment.info || payment.url))
    return [idle({ how: 'empty' }), ['closePopup', 'tellEmpty', 'showBlocked', 'refresh']]
  return [{ is: 'listening', provider, order: payment.order }, ['listen']]
}
