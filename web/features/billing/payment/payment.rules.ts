/**
 * The course of a payment as the page sees it: SPEC section 4 as a machine. Pure: what is to be done is named, and
 * pay.ts does it.
 */
import type { OrderEnding, OrderState } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import {
  type Effect,
  type Ending,
  mayStart,
  type OpenedPayment,
  openOrderOf,
  type PaymentEvent,
  type PaymentState,
  type UnderWay,
} from './payment.machine.ts'

type Step = readonly [PaymentState, readonly Effect[]]

const idle = (ended?: Ending): PaymentState => ({ is: 'idle', ...(ended ? { ended } : {}) })

/** The next state, and what to do on the way. What does not fit the state changes nothing: it came too late. */
export function step(state: PaymentState, event: PaymentEvent): Step {
  if (event.is === 'started') return started(state, event)
  if (state.is === 'idle') return afterwards(state, event)
  if (state.is === 'leaving') return leaving(state, event)
  if (state.is === 'takingBack') return takingBack(state, event)
  const { provider, order } = state
  switch (event.is) {
    case 'answered':
      return state.is === 'opening' ? answered(provider, event.payment) : [state, []]
    case 'failed': {
      const { is, ...refusal } = event
      return state.is === 'opening' ? [idle({ how: is, ...refusal }), ['closePopup', 'refresh']] : [state, []]
    }
    case 'found':
      return state.is === 'opening' ? notOpened(state, event.stands) : [state, []]
    case 'streamOpened':
      return state.is === 'listening' ? [{ ...state, is: 'waiting' }, ['leave']] : [state, []]
    case 'succeeded':
      return state.is === 'opening' ? [state, []] : paid()
    case 'popupClosed':
      return [left(state, { how: 'popupClosed', provider, ...(order ? { order } : {}) }), ['closeStream', 'refresh']]
    case 'streamRefused':
      // Whoever is at the provider already may be paying this moment: that popup stays.
      return [
        idle({ how: 'streamRefused', provider, ...(order ? { order } : {}) }),
        state.is === 'waiting' ? ['closeStream', 'refresh'] : ['closeStream', 'closePopup', 'refresh'],
      ]
    case 'cancelled':
      // The stream stays: who paid in this moment is told so.
      return order
        ? [{ is: 'takingBack', provider, order }, ['closePopup', ...listenAnew(state), 'takeBack']]
        : [{ is: 'leaving', provider, takeBack: true }, ['closePopup']]
    case 'closed':
    case 'refunded':
      return closed(event.is)
    case 'pageClosed':
      return [left(state), ['closeStream', 'closePopup']]
    default:
      return [state, []]
  }
}

/** One that is being opened once more has no stream. */
const listenAnew = ({ is }: UnderWay): Effect[] => (is === 'opening' ? ['listen'] : [])

/** The end of a payment, which is not all of it while its order is still being made. */
function left({ order, provider }: UnderWay, ended?: Ending): PaymentState {
  return order ? idle(ended) : { is: 'leaving', provider, ...(ended ? { ended } : {}), takeBack: false }
}

type Later = Exclude<PaymentEvent, { is: 'started' }>

function leaving(state: PaymentState & { is: 'leaving' }, event: Later): Step {
  const { provider, ended, takeBack } = state
  const over = (how: 'cancelled' | 'unheard' = 'cancelled') => idle(takeBack ? { how } : ended)
  switch (event.is) {
    case 'forgotten':
      return [{ is: 'leaving', provider, takeBack }, []]
    case 'cancelled':
      return [{ is: 'leaving', provider, takeBack: true }, []]
    case 'failed':
      return [over(isAnswer(event.code) ? 'cancelled' : 'unheard'), ['refresh']]
    case 'answered': {
      const { payment } = event
      if (payment?.pay_status) return [idle({ how: 'paid', atOnce: true }), ['tellPaid', 'refresh']]
      if (!payment) return [over(), ['refresh']]
      const { order } = payment
      if (takeBack) return [{ is: 'takingBack', provider, order }, ['listen', 'takeBack']]
      if (ended?.how !== 'popupClosed') return [over(), ['refresh']]
      return [idle({ ...ended, order, unseen: true }), ['refresh']]
    }
    default:
      return [state, []]
  }
}

/** Whether a refusal is the server's word; where none came, or a fault did, the order may be there. */
const isAnswer = (code: number) => code > 0 && !(code >= 500 && code < 600)

function takingBack(state: PaymentState & { is: 'takingBack' }, event: Later): Step {
  const { provider, order } = state
  switch (event.is) {
    case 'succeeded':
      return paid()
    case 'refunded':
      return closed(event.is)
    case 'takenBack':
      return [idle({ how: 'cancelled' }), ['tellTaken', 'refresh']]
    case 'notTakenBack':
      return endOf(event.stands) ?? [idle({ how: 'kept', provider, order }), ['tellKept', 'refresh']]
    default:
      return [state, []]
  }
}

/** What is closed, or may be, is listened for still: money that comes late is told of too. */
const LISTENING: readonly Ending['how'][] = ['closed', 'cancelled', 'kept']
const listens = ({ ended }: PaymentState & { is: 'idle' }) => ended !== undefined && LISTENING.includes(ended.how)

function afterwards(state: PaymentState & { is: 'idle' }, event: Later): Step {
  switch (event.is) {
    case 'forgotten':
      return [idle(), listens(state) ? ['closeStream'] : []]
    case 'cancelled': {
      const { ended } = state
      if (!ended || !('order' in ended) || !ended.order) return [state, []]
      return [{ is: 'takingBack', provider: ended.provider, order: ended.order }, ['listen', 'takeBack']]
    }
    case 'found':
      if (!openOrderOf(state)) return [state, []]
      return withStream(endOf(event.stands) ?? [state, ['refresh']])
    case 'succeeded':
      return listens(state) ? paid() : [state, []]
    case 'refunded':
      return listens(state) ? closed(event.is) : [state, []]
    case 'closed':
      return state.ended?.how === 'kept' ? closed(event.is) : [state, []]
    default:
      return [state, []]
  }
}

const paid = (): Step => [
  idle({ how: 'paid', atOnce: false }),
  ['closeStream', 'tellPaid', 'closePopupSoon', 'refresh'],
]

const closed = (how: OrderEnding): Step => [
  idle({ how }),
  [...(how === 'refunded' ? (['closeStream'] as const) : []), 'closePopup', 'refresh'],
]

/** What has become of an order that was read; nothing while it may be open still. */
function endOf(stands: OrderState | undefined): Step | undefined {
  switch (stands) {
    case 'credited':
      return paid()
    case 'refunded':
      return closed(stands)
    // Money that can no longer be credited is on its way back.
    case 'closed':
    case 'paid':
      return closed('closed')
    default:
      return undefined
  }
}

/** A known order that the server does not open again. One that seems to wait is past its time, and about to be closed. */
function notOpened({ provider, order }: UnderWay, stands: OrderState | undefined): Step {
  if (stands) return withStream(endOf(stands) ?? closed('closed'))
  return [idle({ how: 'streamRefused', provider, ...(order ? { order } : {}) }), ['closePopup', 'refresh']]
}

/** An end that goes on listening, where nobody listens now. */
const withStream = ([state, effects]: Step): Step => [
  state,
  state.is === 'idle' && listens(state) ? ['listen', ...effects] : effects,
]

function started(state: PaymentState, event: Extract<PaymentEvent, { is: 'started' }>): Step {
  if (!mayStart(state)) return [state, []]
  const { provider, popup, order } = event
  const ended = state.is === 'idle' ? state.ended : undefined
  const before: Effect[] = state.is !== 'idle' || listens(state) ? ['closeStream'] : []
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
