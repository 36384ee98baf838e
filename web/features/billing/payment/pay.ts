/** Carries out a payment as payment.rules.ts asks: popup, order, stream, notices. */
import i18next from 'i18next'
import { billing } from '#contracts/api/billing.ts'
import { ORDER_DEFAULTS, type ProviderName, providerOf } from '#contracts/api/payment-providers.ts'
import { failures } from '#contracts/core/failures.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { Failure } from '#web/api/failure.ts'
import { toast } from '#web/kit/toast.ts'
import {
  type Effect,
  isUnderWay,
  mayStart,
  type OpenedPayment,
  type OrderForm,
  openOrderOf,
  type PaymentEvent,
  type PaymentState,
} from './payment.machine.ts'
import { step } from './payment.rules.ts'
import { noteOrderChange, paymentNow, setPayment, showBlocked } from './payment.state.ts'
import { listenForPayment } from './payment-stream.ts'
import { openPopup, type Popup } from './popup.ts'
import { standOf, takeBackOrder } from './take-back.ts'

/** How long a window that paid goes on standing. */
const REST_MS = 1000

let popup: Popup | null = null
let stopListening = () => {}
let opened: OpenedPayment = null
/** The payment that answers are for: a later one makes those of an earlier one void. */
let turn = 0
/** Resolves when the next order has room: one that is taken back for it may hold its coupon. */
let room: Promise<unknown> = Promise.resolve()
let toProducts = () => {}

/** Orders and pays. To be called in the click itself. `onComplete` runs when nothing is left to pay. */
export const pay = (form: OrderForm, onComplete: () => void) =>
  start(
    providerOf(form.type),
    () => call(billing.createOrder, { body: { ...ORDER_DEFAULTS, ...form } }),
    { asked: form },
    onComplete,
  )

/** Opens the payment of an order that waits for it; likewise in the click. */
export const payOrder = (no: string, provider: ProviderName, onComplete: () => void) =>
  start(provider, () => call(billing.payOrder, { body: { no } }), { order: no }, onComplete)

/** Stops waiting, and takes the order back; afterwards too, when it was left open. */
export const cancelPayment = () => send({ is: 'cancelled' })

/** Forgets how the latest payment ended. */
export const forgetPayment = () => send({ is: 'forgotten' })

type What = { asked: OrderForm } | { order: string }

function start(provider: ProviderName, open: () => Promise<OpenedPayment>, what: What, done: () => void) {
  if (!mayStart(paymentNow())) return
  const mine = ++turn
  popup?.close()
  popup = openPopup(() => mine === turn && send({ is: 'popupClosed' }))
  toProducts = done
  send({ is: 'started', provider, popup: popup !== null, ...('order' in what ? what : {}) })
  if (popup)
    room.then(open).then(
      (answer) => {
        if (mine === turn) send({ is: 'answered', payment: answer })
      },
      async (thrown: unknown) => {
        const event = await refusalOf(thrown, what)
        if (mine === turn) send(event)
      },
    )
}

/** An order that cannot be paid any more may be paid already, on a phone: it is read again. */
async function refusalOf(thrown: unknown, what: What): Promise<PaymentEvent> {
  const { code, text } = thrown instanceof Failure ? { code: thrown.code, text: thrown.msg } : { code: 0, text: '' }
  if ('order' in what && code === failures.orderNotPayable.code)
    return { is: 'found', stands: await standOf(what.order) }
  return { is: 'failed', code, text: text || i18next.t('requestTimedOut'), ...('asked' in what ? what : {}) }
}

function send(event: PaymentEvent): void {
  const before = paymentNow()
  const [now, effects] = step(before, event)
  if (event.is === 'answered') opened = event.payment
  setPayment(now)
  watchPage(isUnderWay(now))
  for (const effect of effects) carryOut[effect](before, now)
}

/** What an order changes is not what it was: the balance, and all that shows orders. */
export function refresh(): void {
  void refreshAccount().catch(() => {})
  noteOrderChange()
}

const carryOut: Record<Effect, (before: PaymentState, now: PaymentState) => void> = {
  closeStream: () => stopListening(),
  closePopup: () => popup?.close(),
  closePopupSoon() {
    const paid = popup
    setTimeout(() => paid?.close(), REST_MS)
  },
  listen(before, now) {
    const open = openOrderOf(now) ?? openOrderOf(before) ?? (isUnderWay(now) ? now : undefined)
    if (!open) return
    const mine = turn
    stopListening()
    const tell = (event: PaymentEvent) => () => mine === turn && send(event)
    stopListening = listenForPayment(open.provider, open.order || undefined, {
      onOpen: tell({ is: 'streamOpened' }),
      onSuccess: tell({ is: 'succeeded' }),
      onEnded: (how) => mine === turn && send({ is: how }),
      onRefused: tell({ is: 'streamRefused' }),
    })
  },
  leave() {
    if (opened?.info) popup?.hand(opened.info)
    else if (opened?.url) popup?.go(opened.url)
  },
  tellPaid: () => toast.success(i18next.t('billing:paid')),
  tellEmpty: () => toast.refusal(i18next.t('billing:empty')),
  showBlocked() {
    showBlocked()
  },
  tellTaken: () => toast.success(i18next.t('billing:taken')),
  tellKept: () => toast.refusal(i18next.t('billing:notTaken')),
  takeBack(_, now) {
    const open = openOrderOf(now)
    const mine = turn
    if (open) void takeBackOrder(open.order).then((event) => mine === turn && send(event))
  },
  makeRoom(before) {
    const open = openOrderOf(before)
    if (open) room = takeBackOrder(open.order).then(refresh)
  },
  refresh,
  toProducts: () => toProducts(),
}

// Who closed the window may have paid all the same, or pays later: whoever comes back to the page sees it.
window.addEventListener('focus', () => {
  const state = paymentNow()
  const open = openOrderOf(state)
  const mine = turn
  if (state.is === 'idle' && open)
    void standOf(open.order).then((stands) => mine === turn && send({ is: 'found', stands }))
})

/**
 * Whoever leaves the page leaves the payment: its window would have nobody to tell. Before the page goes, since Chromium
 * closes no window of another origin any more while it does; phones tell only then.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const
const leavePage = () => send({ is: 'pageClosed' })

function watchPage(underWay: boolean): void {
  for (const event of LEAVING)
    if (underWay) window.addEventListener(event, leavePage)
    else window.removeEventListener(event, leavePage)
}
