/** The payment of SPEC section 4 as a pure state machine: it returns the names of effects, and pay.ts runs them. */
import type { OrderEnding, OrderState } from '#contracts/api/billing-rows.ts'
import type { ProviderName } from '#contracts/api/payment-providers.ts'
import {
  canStart,
  type Effect,
  type Ending,
  type OpenedPayment,
  openOrderOf,
  type PaymentEvent,
  type PaymentState,
  type UnderWay,
} from './payment.machine.ts'

type Step = readonly [PaymentState, readonly Effect[]]

const idle = (ended?: Ending): PaymentState => ({ is: 'idle', ...(ended ? { ended } : {}) })

/** Returns the next state and the effects to run. Events that do not fit the state arrived too late and are ignored. */
export function step(state: PaymentState, event: PaymentEvent): Step {
  if (event.is === 'started') return stepStarted(state, event)
  if (state.is === 'idle') return stepIdle(state, event)
  if (state.is === 'abandoned') return stepAbandoned(state, event)
  if (state.is === 'cancelling') return stepCancelling(state, event)
  const { provider, order } = state
  switch (event.is) {
    case 'answered':
      return state.is === 'opening' ? stepAnswered(provider, event.payment) : [state, []]
    case 'failed': {
      const { is, ...refusal } = event
      return state.is === 'opening' ? [idle({ how: is, ...refusal }), ['closePopup', 'refresh']] : [state, []]
    }
    case 'orderRead':
      return state.is === 'opening' ? stepNotReopened(state, event.orderState) : [state, []]
    case 'streamOpened':
      return state.is === 'listening' ? [{ ...state, is: 'waiting' }, ['openProvider']] : [state, []]
    case 'succeeded':
      return state.is === 'opening' ? [state, []] : endPaid()
    case 'popupClosed':
      return [abandon(state, { how: 'popupClosed', provider, ...(order ? { order } : {}) }), ['closeStream', 'refresh']]
    case 'streamRefused':
      // Keep the popup open while it shows the page of the provider, because the user may be paying.
      return [
        idle({ how: 'streamRefused', provider, ...(order ? { order } : {}) }),
        state.is === 'waiting' ? ['closeStream', 'refresh'] : ['closeStream', 'closePopup', 'refresh'],
      ]
    case 'cancelled':
      // Keep the stream open, in case the payment succeeds at the same moment.
      return order
        ? [{ is: 'cancelling', provider, order }, ['closePopup', ...listenIfOpening(state), 'cancelOrder']]
        : [{ is: 'abandoned', provider, shouldCancel: true }, ['closePopup']]
    case 'closed':
    case 'refunded':
      return endClosed(event.is)
    case 'pageClosed':
      return [abandon(state), ['closeStream', 'closePopup']]
    default:
      return [state, []]
  }
}

/** In the state `opening`, an existing order has no event stream yet. */
const listenIfOpening = ({ is }: UnderWay): Effect[] => (is === 'opening' ? ['listen'] : [])

/** Ends a payment. If its order is still being created, the new state waits for that order. */
function abandon({ order, provider }: UnderWay, ended?: Ending): PaymentState {
  return order ? idle(ended) : { is: 'abandoned', provider, ...(ended ? { ended } : {}), shouldCancel: false }
}

type Later = Exclude<PaymentEvent, { is: 'started' }>

function stepAbandoned(state: PaymentState & { is: 'abandoned' }, event: Later): Step {
  const { provider, ended, shouldCancel } = state
  const endAbandoned = (how: 'cancelled' | 'unheard' = 'cancelled') => idle(shouldCancel ? { how } : ended)
  switch (event.is) {
    case 'forgotten':
      return [{ is: 'abandoned', provider, shouldCancel }, []]
    case 'cancelled':
      return [{ is: 'abandoned', provider, shouldCancel: true }, []]
    case 'failed':
      return [endAbandoned(isRejection(event.code) ? 'cancelled' : 'unheard'), ['refresh']]
    case 'answered': {
      const { payment } = event
      if (payment?.pay_status) return [idle({ how: 'paid', atOnce: true }), ['notifyPaid', 'refresh']]
      if (!payment) return [endAbandoned(), ['refresh']]
      const { order } = payment
      if (shouldCancel) return [{ is: 'cancelling', provider, order }, ['listen', 'cancelOrder']]
      if (ended?.how !== 'popupClosed') return [endAbandoned(), ['refresh']]
      return [idle({ ...ended, order, unseen: true }), ['refresh']]
    }
    default:
      return [state, []]
  }
}

/** Whether the server rejected the order. Without a response or after a server error, the order may exist. */
const isRejection = (code: number) => code > 0 && !(code >= 500 && code < 600)

function stepCancelling(state: PaymentState & { is: 'cancelling' }, event: Later): Step {
  const { provider, order } = state
  switch (event.is) {
    case 'succeeded':
      return endPaid()
    case 'refunded':
      return endClosed(event.is)
    case 'orderCancelled':
      return [idle({ how: 'cancelled' }), ['notifyCancelled', 'refresh']]
    case 'cancelFailed':
      return endFor(event.orderState) ?? [idle({ how: 'kept', provider, order }), ['notifyNotCancelled', 'refresh']]
    default:
      return [state, []]
  }
}

/** Endings that keep the stream open, because money may still arrive. */
const LISTENING: readonly Ending['how'][] = ['closed', 'cancelled', 'kept']
const isListening = ({ ended }: PaymentState & { is: 'idle' }) => ended !== undefined && LISTENING.includes(ended.how)

function stepIdle(state: PaymentState & { is: 'idle' }, event: Later): Step {
  switch (event.is) {
    case 'forgotten':
      return [idle(), isListening(state) ? ['closeStream'] : []]
    case 'cancelled': {
      const { ended } = state
      if (!ended || !('order' in ended) || !ended.order) return [state, []]
      return [{ is: 'cancelling', provider: ended.provider, order: ended.order }, ['listen', 'cancelOrder']]
    }
    case 'orderRead':
      if (!openOrderOf(state)) return [state, []]
      return withStream(endFor(event.orderState) ?? [state, ['refresh']])
    case 'succeeded':
      return isListening(state) ? endPaid() : [state, []]
    case 'refunded':
      return isListening(state) ? endClosed(event.is) : [state, []]
    case 'closed':
      return state.ended?.how === 'kept' ? endClosed(event.is) : [state, []]
    default:
      return [state, []]
  }
}

const endPaid = (): Step => [
  idle({ how: 'paid', atOnce: false }),
  ['closeStream', 'notifyPaid', 'closePopupSoon', 'refresh'],
]

const endClosed = (how: OrderEnding): Step => [
  idle({ how }),
  [...(how === 'refunded' ? (['closeStream'] as const) : []), 'closePopup', 'refresh'],
]

/** Returns the step that ends an order after it was read again; undefined if the order may still be open. */
function endFor(orderState: OrderState | undefined): Step | undefined {
  switch (orderState) {
    case 'credited':
      return endPaid()
    case 'refunded':
      return endClosed(orderState)
    // An order that is paid but can no longer be credited is being refunded.
    case 'closed':
    case 'paid':
      return endClosed('closed')
    default:
      return undefined
  }
}

/**
 * Handles an existing order that the server did not reopen. If the order still reads as unpaid, it has expired and is
 * about to be closed.
 */
function stepNotReopened({ provider, order }: UnderWay, orderState: OrderState | undefined): Step {
  if (orderState) return withStream(endFor(orderState) ?? endClosed('closed'))
  return [idle({ how: 'streamRefused', provider, ...(order ? { order } : {}) }), ['closePopup', 'refresh']]
}

/** Adds the effect that opens an event stream if money may still arrive after this ending. */
const withStream = ([state, effects]: Step): Step => [
  state,
  state.is === 'idle' && isListening(state) ? ['listen', ...effects] : effects,
]

function stepStarted(state: PaymentState, event: Extract<PaymentEvent, { is: 'started' }>): Step {
  if (!canStart(state)) return [state, []]
  const { provider, popup, order } = event
  const ended = state.is === 'idle' ? state.ended : undefined
  const before: Effect[] = state.is !== 'idle' || isListening(state) ? ['closeStream'] : []
  if (!popup) return [idle({ how: 'blocked' }), [...before, 'showBlocked']]
  if (!order && ended && 'unseen' in ended) before.push('cancelUnseenOrder')
  return [{ is: 'opening', provider, ...(order ? { order } : {}) }, before]
}

function stepAnswered(provider: ProviderName, payment: OpenedPayment): Step {
  if (payment?.pay_status)
    return [idle({ how: 'paid', atOnce: true }), ['notifyPaid', 'closePopup', 'refresh', 'toProducts']]
  // A response without a form or URL counts as empty.
  if (!payment || !(payment.info || payment.url))
    return [idle({ how: 'empty' }), ['closePopup', 'notifyEmpty', 'showBlocked', 'refresh']]
  return [{ is: 'listening', provider, order: payment.order }, ['listen']]
}
