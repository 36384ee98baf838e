/**
 * The course of a payment as the page sees it: SPEC section 4 as a machine. Pure: what is to be done is named, and
 * pay.ts does it.
 */
import type { billing, OrderEnding, ProviderName } from '#contracts/api/billing.ts'
import type { Input, Output } from '#contracts/core/endpoint.ts'

/** What an opened payment answers; null when there is nothing in it. */
export type OpenedPayment = Output<typeof billing.createOrder>

export type OrderForm = Input<typeof billing.createOrder>['body']

/** How the latest payment ended. An order that was made and not paid can still be paid until it expires. */
export type Ending =
  | { how: 'paid'; atOnce: boolean }
  /** `unseen`: its order came after the popup had gone. Nobody can be paying it, so it makes room for the next. */
  | { how: 'popupClosed' | 'streamRefused'; order?: string; provider: ProviderName; unseen?: true }
  /** `asked`: the order that was refused; absent for one that was there already. */
  | { how: 'failed'; code: number; text: string; asked?: OrderForm }
  | { how: 'blocked' | 'empty' | 'cancelled' }
  /** The order is closed while somebody waits: too late, cancelled elsewhere. Money may still come, or have gone back. */
  | { how: OrderEnding }

export type PaymentState =
  | { is: 'idle'; ended?: Ending }
  /** Over, but its order is still being made. Once it is there it is taken back if the payment was cancelled. */
  | { is: 'leaving'; ended?: Ending; takeBack: boolean }
  /** The popup stands, the order is being made. `order` is known when an open one is paid. */
  | { is: 'opening'; provider: ProviderName; order?: string }
  /** The order is made, the stream is being opened: the popup waits for it, so that no message can be missed. */
  | { is: 'listening'; provider: ProviderName; order: string }
  /** The popup is at the provider. */
  | { is: 'waiting'; provider: ProviderName; order: string }

/** A payment that somebody may be about to make. */
export type UnderWay = Exclude<PaymentState, { is: 'idle' | 'leaving' }>

export const isUnderWay = (state: PaymentState): state is UnderWay => state.is !== 'idle' && state.is !== 'leaving'

/** Whether another one may begin: an order that is still being made may hold its coupon. */
export const mayStart = (state: PaymentState) =>
  isUnderWay(state) ? state.order !== undefined : state.is !== 'leaving'

export type PaymentEvent =
  /** Somebody clicked pay; `popup` tells whether the browser let it open. */
  | { is: 'started'; provider: ProviderName; popup: boolean; order?: string }
  | { is: 'answered'; payment: OpenedPayment }
  | { is: 'failed'; code: number; text: string; asked?: OrderForm }
  | { is: 'streamOpened' | 'succeeded' | 'popupClosed' | 'streamRefused' | 'cancelled' | 'pageClosed' | 'forgotten' }
  | { is: OrderEnding }

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
  /** Likewise without a word, and the order that is about to be made waits for it. */
  | 'makeRoom'
  | 'refresh'
  | 'toProducts'

type Step = readonly [PaymentState, readonly Effect[]]

const idle = (ended?: Ending): PaymentState => ({ is: 'idle', ...(ended ? { ended } : {}) })

/** The next state, and what to do on the way. What does not fit the state changes nothing: it came too late. */
export function step(state: PaymentState, event: PaymentEvent): Step {
  if (event.is === 'started') return started(state, event)
  if (state.is === 'idle') return afterwards(state, event)
  if (state.is === 'leaving') return leaving(state, event)
  const { provider, order } = state
  switch (event.is) {
    case 'answered':
      return state.is === 'opening' ? answered(provider, event.payment) : [state, []]
    case 'failed': {
      const { is, ...refusal } = event
      return state.is === 'opening' ? [idle({ how: is, ...refusal }), ['closePopup', 'refresh']] : [state, []]
    }
    case 'streamOpened':
      return state.is === 'listening' ? [{ ...state, is: 'waiting' }, ['leave']] : [state, []]
    case 'succeeded':
      return state.is === 'opening' ? [state, []] : paid()
    case 'popupClosed':
      return [
        left(state, { how: 'popupClosed', provider, ...(order ? { order } : {}) }, false),
        ['closeStream', 'refresh'],
      ]
    case 'streamRefused':
      // Whoever is at the provider already may be paying this moment: that popup stays.
      return [
        idle({ how: 'streamRefused', provider, ...(order ? { order } : {}) }),
        state.is === 'waiting' ? ['closeStream', 'refresh'] : ['closeStream', 'closePopup', 'refresh'],
      ]
    case 'cancelled':
      return [
        left(state, { how: 'cancelled' }, true),
        ['closeStream', 'closePopup', ...(order ? (['takeBack'] as const) : [])],
      ]
    case 'closed':
    case 'refunded':
      return closed(event.is)
    case 'pageClosed':
      return [left(state, undefined, false), ['closeStream', 'closePopup']]
    case 'forgotten':
      return [state, []]
  }
}

/** The end of a payment, which is not all of it while its order is still being made. */
function left(state: UnderWay, ended: Ending | undefined, takeBack: boolean): PaymentState {
  return state.order ? idle(ended) : { is: 'leaving', ...(ended ? { ended } : {}), takeBack }
}

type Later = Exclude<PaymentEvent, { is: 'started' }>

function leaving(state: PaymentState & { is: 'leaving' }, event: Later): Step {
  const { ended } = state
  switch (event.is) {
    case 'forgotten':
      return [{ is: 'leaving', takeBack: state.takeBack }, []]
    case 'cancelled':
      return [{ is: 'leaving', ended: { how: 'cancelled' }, takeBack: true }, []]
    case 'failed':
      return [idle(ended), ['refresh']]
    case 'answered': {
      const { payment } = event
      if (payment?.pay_status) return [idle({ how: 'paid', atOnce: true }), ['tellPaid', 'refresh']]
      if (!payment) return [idle(ended), ['refresh']]
      if (state.takeBack) return [idle(ended), ['takeBack']]
      if (ended?.how !== 'popupClosed') return [idle(ended), ['refresh']]
      return [idle({ ...ended, order: payment.order, unseen: true }), ['refresh']]
    }
    default:
      return [state, []]
  }
}

function afterwards(state: PaymentState & { is: 'idle' }, event: Later): Step {
  const listens = state.ended?.how === 'closed'
  switch (event.is) {
    case 'forgotten':
      return [idle(), listens ? ['closeStream'] : []]
    case 'cancelled':
      return openOrderOf(state) ? [idle({ how: 'cancelled' }), ['takeBack']] : [state, []]
    case 'succeeded':
      return listens ? paid() : [state, []]
    case 'refunded':
      return listens ? closed(event.is) : [state, []]
    default:
      return [state, []]
  }
}

const paid = (): Step => [
  idle({ how: 'paid', atOnce: false }),
  ['closeStream', 'tellPaid', 'closePopupSoon', 'refresh'],
]

/** A closed order is listened for still: money that comes late is told of too. */
const closed = (how: OrderEnding): Step => [
  idle({ how }),
  [...(how === 'refunded' ? (['closeStream'] as const) : []), 'closePopup', 'refresh'],
]

/** The order that a payment is for, or that it has left open. */
export function openOrderOf(state: PaymentState): string | undefined {
  if (isUnderWay(state)) return state.order
  return state.ended && 'order' in state.ended ? state.ended.order : undefined
}

function started(state: PaymentState, event: Extract<PaymentEvent, { is: 'started' }>): Step {
  if (!mayStart(state)) return [state, []]
  const { provider, popup, order } = event
  const ended = isUnderWay(state) ? undefined : state.ended
  const before: Effect[] = isUnderWay(state) || ended?.how === 'closed' ? ['closeStream'] : []
  if (!popup) return [idle({ how: 'blocked' }), [...before, 'showBlocked']]
  if (!order && ended && 'unseen' in ended) before.push('makeRoom')
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
