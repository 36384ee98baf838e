/** Runs the effects that payment.rules.ts requests: popup, order, stream, notices. */
import i18next from 'i18next'
import { billing } from '#contracts/api/billing.ts'
import { ORDER_DEFAULTS, type ProviderName, providerOf } from '#contracts/api/payment-providers.ts'
import { failures } from '#contracts/core/failures.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { toast } from '#web/kit/toast.ts'
import { cancelOrder, readOrderState } from './cancel-order.ts'
import {
  canStart,
  type Effect,
  isUnderWay,
  type OpenedPayment,
  type OrderForm,
  openOrderOf,
  type PaymentEvent,
  type PaymentState,
} from './payment.machine.ts'
import { step } from './payment.rules.ts'
import { notifyOrderChange, peekPayment, setPayment, showBlocked } from './payment.state.ts'
import { listenForPayment } from './payment-stream.ts'
import { openPopup, type Popup } from './popup.ts'

/** How long the popup stays open after the payment succeeded. */
const CLOSE_DELAY_MS = 1000

let popup: Popup | null = null
let stopListening = () => {}
let opened: OpenedPayment = null
/** Identifies the current payment, so that late responses of earlier payments are ignored. */
let attempt = 0
/** Resolves when the previous order is cancelled and its coupon is free for the next order. */
let previousCancelled: Promise<unknown> = Promise.resolve()
let toProducts = () => {}

/**
 * Creates and pays an order. Call this in the click handler, or the browser blocks the popup. `onComplete` runs when
 * the order costs nothing.
 */
export const pay = (form: OrderForm, onComplete: () => void) =>
  start(
    providerOf(form.type),
    () => call(billing.createOrder, { body: { ...ORDER_DEFAULTS, ...form } }),
    { form },
    onComplete,
  )

/** Pays an existing order. Call this in the click handler, or the browser blocks the popup. */
export const payOrder = (no: string, provider: ProviderName, onComplete: () => void) =>
  start(provider, () => call(billing.payOrder, { body: { no } }), { order: no }, onComplete)

/** Cancels the payment and its order, or the order that an earlier payment left open. */
export const cancelPayment = () => send({ is: 'cancelled' })

export const forgetPayment = () => send({ is: 'forgotten' })

type Target = { form: OrderForm } | { order: string }

function start(provider: ProviderName, open: () => Promise<OpenedPayment>, target: Target, onComplete: () => void) {
  if (!canStart(peekPayment())) return
  const current = ++attempt
  popup?.close()
  popup = openPopup(() => current === attempt && send({ is: 'popupClosed' }))
  toProducts = onComplete
  send({ is: 'started', provider, popup: popup !== null, ...('order' in target ? target : {}) })
  if (popup)
    previousCancelled.then(open).then(
      (answer) => {
        if (current === attempt) send({ is: 'answered', payment: answer })
      },
      async (thrown: unknown) => {
        const event = await failureEvent(thrown, target)
        if (current === attempt) send(event)
      },
    )
}

/** If the order is no longer payable, the user may have paid it on a phone, so its state is read again. */
async function failureEvent(thrown: unknown, target: Target): Promise<PaymentEvent> {
  const { code, text } = thrown instanceof Failure ? { code: thrown.code, text: thrown.msg } : { code: 0, text: '' }
  if ('order' in target && code === failures.orderNotPayable.code)
    return { is: 'orderRead', orderState: await readOrderState(target.order) }
  return { is: 'failed', code, text: text || i18next.t('requestTimedOut'), ...('form' in target ? target : {}) }
}

function send(event: PaymentEvent): void {
  const before = peekPayment()
  const [now, effects] = step(before, event)
  if (event.is === 'answered') opened = event.payment
  setPayment(now)
  watchPage(isUnderWay(now))
  for (const effect of effects) perform[effect](before, now)
}

/** Reloads the balance and everything that shows orders. */
export function refresh(): void {
  void refreshAccount().catch(() => {})
  notifyOrderChange()
}

const perform: Record<Effect, (before: PaymentState, now: PaymentState) => void> = {
  closeStream: () => stopListening(),
  closePopup: () => popup?.close(),
  closePopupSoon() {
    const paid = popup
    setTimeout(() => paid?.close(), CLOSE_DELAY_MS)
  },
  listen(before, now) {
    const open = openOrderOf(now) ?? openOrderOf(before) ?? (isUnderWay(now) ? now : undefined)
    if (!open) return
    const current = attempt
    stopListening()
    const sendIfCurrent = (event: PaymentEvent) => () => current === attempt && send(event)
    stopListening = listenForPayment(open.provider, open.order || undefined, {
      onOpen: sendIfCurrent({ is: 'streamOpened' }),
      onSuccess: sendIfCurrent({ is: 'succeeded' }),
      onEnded: (how) => current === attempt && send({ is: how }),
      onRefused: sendIfCurrent({ is: 'streamRefused' }),
    })
  },
  openProvider() {
    if (opened?.info) popup?.sendForm(opened.info)
    else if (opened?.url) popup?.navigate(opened.url)
  },
  notifyPaid: () => toast.success(i18next.t('billing:paid')),
  notifyEmpty: () => toast.refusal(i18next.t('billing:empty')),
  showBlocked() {
    showBlocked()
  },
  notifyCancelled: () => toast.success(i18next.t('billing:taken')),
  notifyNotCancelled: () => toast.refusal(i18next.t('billing:notTaken')),
  cancelOrder(_, now) {
    const open = openOrderOf(now)
    const current = attempt
    if (open) void cancelOrder(open.order).then((event) => current === attempt && send(event))
  },
  cancelUnseenOrder(before) {
    const open = openOrderOf(before)
    if (open) previousCancelled = cancelOrder(open.order).then(refresh)
  },
  refresh,
  toProducts: () => toProducts(),
}

// A user who closed the popup may have paid, so read the order again when the user returns to the page.
window.addEventListener('focus', () => {
  const state = peekPayment()
  const open = openOrderOf(state)
  const current = attempt
  if (state.is === 'idle' && open)
    void readOrderState(open.order).then((orderState) => current === attempt && send({ is: 'orderRead', orderState }))
})

/**
 * Leaving the page ends the payment, because the popup would have no page to report to. The popup is closed on
 * `beforeunload`, because Chromium does not close cross-origin popups after that event. Phones fire only `pagehide`.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const
const leavePage = () => send({ is: 'pageClosed' })

function watchPage(underWay: boolean): void {
  for (const event of LEAVING)
    if (underWay) window.addEventListener(event, leavePage)
    else window.removeEventListener(event, leavePage)
}
