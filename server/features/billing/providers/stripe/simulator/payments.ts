/** Session transitions: paid, declined, challenged, expired. Each call is one transaction. */
import type { Decline } from './cards.ts'
import { newCharge } from './charges.ts'
import { invalid } from './errors.ts'
import type { Events } from './events.ts'
import { newId } from './ids.ts'
import { declinedIntent, newIntent } from './intents.ts'
import type { Intent, Objects, Payer, Session, StoredObject } from './objects.ts'

interface PaymentDeps {
  objects: Objects
  events: Events
  /** Unix time in seconds. */
  now(): number
  atomic<T>(work: () => T): T
}

/** One long closure: the transitions share their helpers and transaction. */
export function payments({ objects, events, now, atomic }: PaymentDeps) {
  /** An open session and its payment intent, created at the first attempt. */
  const beginAttempt = (id: string) => {
    const session = requireOpenSession(id)
    const known = session.object.payment_intent
    const intent = known
      ? objects.get('payment_intent', known)
      : { account: session.account, object: newIntent(session, now()), hidden: { session: id } }
    session.object.payment_intent = intent.object.id
    return { session, intent }
  }
  const requireOpenSession = (id: string): StoredObject<'checkout.session'> => {
    const session = objects.get('checkout.session', id)
    const { status } = session.object
    if (status === 'open' && session.object.expires_at > now()) return session
    throw invalid(`This Checkout Session has a status of \`${status === 'open' ? 'expired' : status}\`.`)
  }
  const putBoth = (session: StoredObject<'checkout.session'>, intent: StoredObject<'payment_intent'>): Session => {
    objects.put('payment_intent', intent)
    objects.put('checkout.session', session)
    return session.object
  }
  const decline = (id: string, decline: Decline): Session =>
    atomic(() => {
      const { session, intent } = beginAttempt(id)
      intent.object = declinedIntent(intent.object, decline)
      session.hidden.awaiting = null
      putBoth(session, intent)
      events.emit(session.account, id, 'payment_intent.payment_failed', intent.object)
      return session.object
    })
  return {
    decline: decline,
    /** The bank demands authentication before the payment. */
    challenge: (id: string, payer: Payer): Session =>
      atomic(() => {
        const { session, intent } = beginAttempt(id)
        const url = `${new URL(session.object.url ?? '').origin}/checkout/authenticate/${id}`
        intent.object.status = 'requires_action'
        intent.object.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } }
        session.hidden.awaiting = payer
        return putBoth(session, intent)
      }),
    succeed: (id: string, payer: Payer): Session =>
      atomic(() => {
        const { session, intent } = beginAttempt(id)
        const charge = newCharge(intent.object, payer, now())
        objects.put('charge', { account: session.account, object: charge, hidden: { session: id } })
        markIntentPaid(intent.object, charge.id)
        completeSession(session, payer)
        putBoth(session, intent)
        events.emit(session.account, id, 'payment_intent.succeeded', intent.object)
        events.emit(session.account, id, 'checkout.session.completed', session.object)
        return session.object
      }),
    /** Expires an open session, due or not. */
    expire: (id: string): Session =>
      atomic(() => {
        const session = objects.get('checkout.session', id)
        Object.assign(session.object, { status: 'expired', url: null })
        session.hidden.awaiting = null
        objects.put('checkout.session', session)
        if (session.object.payment_intent) cancel(session.object.payment_intent)
        events.emit(session.account, id, 'checkout.session.expired', session.object)
        return session.object
      }),
    /** Moves the expiry of the account's open sessions closer. */
    pass: (account: string, seconds: number): void => {
      for (const session of objects.list('checkout.session', account)) {
        if (session.object.status !== 'open') continue
        session.object.expires_at -= seconds
        objects.put('checkout.session', session)
      }
    },
  }
  function cancel(id: string): void {
    const intent = objects.get('payment_intent', id)
    const { object } = intent
    Object.assign(object, {
      status: 'canceled',
      canceled_at: now(),
      cancellation_reason: 'automatic',
      next_action: null,
    })
    objects.put('payment_intent', intent)
  }
}

function markIntentPaid(intent: Intent, charge: string): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge
  intent.payment_method = newId('pm')
  intent.next_action = null
  intent.last_payment_error = null
}

function completeSession({ object, hidden }: StoredObject<'checkout.session'>, { email, name }: Payer): void {
  hidden.awaiting = null
  object.status = 'complete'
  object.payment_status = 'paid'
  object.url = null
  object.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}
