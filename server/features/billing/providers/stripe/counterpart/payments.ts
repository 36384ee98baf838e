/** What happens to a session: it is paid, declined, has to be authenticated, ends. One call, one transaction. */
import type { Decline } from './cards.ts'
import { newCharge } from './charges.ts'
import { invalid } from './errors.ts'
import type { Events } from './events.ts'
import { newId } from './ids.ts'
import { declinedIntent, newIntent } from './intents.ts'
import type { Intent, Objects, Payer, Session, Stored } from './objects.ts'

interface Desk {
  objects: Objects
  events: Events
  /** Seconds since 1970. */
  now(): number
  /** Runs the work as one transaction. */
  atomic<T>(work: () => T): T
}

export function payments({ objects, events, now, atomic }: Desk) {
  /** The session, which must be open; its payment, made at the first try. */
  const attempt = (id: string) => {
    const session = open(id)
    const known = session.object.payment_intent
    const intent = known
      ? objects.get('payment_intent', known)
      : { account: session.account, object: newIntent(session, now()), hidden: { session: id } }
    session.object.payment_intent = intent.object.id
    return { session, intent }
  }
  const open = (id: string): Stored<'checkout.session'> => {
    const session = objects.get('checkout.session', id)
    const { status } = session.object
    if (status === 'open' && session.object.expires_at > now()) return session
    throw invalid(`This Checkout Session has a status of \`${status === 'open' ? 'expired' : status}\`.`)
  }
  const keep = (session: Stored<'checkout.session'>, intent: Stored<'payment_intent'>): Session => {
    objects.put('payment_intent', intent)
    objects.put('checkout.session', session)
    return session.object
  }
  const failed = (id: string, decline: Decline): Session =>
    atomic(() => {
      const { session, intent } = attempt(id)
      intent.object = declinedIntent(intent.object, decline)
      session.hidden.awaiting = null
      keep(session, intent)
      events.emit(session.account, id, 'payment_intent.payment_failed', intent.object)
      return session.object
    })
  return {
    decline: failed,
    /** The bank wants to see who pays before the money moves. */
    challenge: (id: string, payer: Payer): Session =>
      atomic(() => {
        const { session, intent } = attempt(id)
        const url = `${new URL(session.object.url ?? '').origin}/checkout/authenticate/${id}`
        intent.object.status = 'requires_action'
        intent.object.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } }
        session.hidden.awaiting = payer
        return keep(session, intent)
      }),
    succeed: (id: string, payer: Payer): Session =>
      atomic(() => {
        const { session, intent } = attempt(id)
        const charge = newCharge(intent.object, payer, now())
        objects.put('charge', { account: session.account, object: charge, hidden: { session: id } })
        paid(intent.object, charge.id)
        complete(session, payer)
        keep(session, intent)
        events.emit(session.account, id, 'payment_intent.succeeded', intent.object)
        events.emit(session.account, id, 'checkout.session.completed', session.object)
        return session.object
      }),
    /** Ends an open session, whether its time is up or not. */
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
    /** Time passes for the open sessions of an account. */
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

function paid(intent: Intent, charge: string): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge
  intent.payment_method = newId('pm')
  intent.next_action = null
  intent.last_payment_error = null
}

function complete({ object, hidden }: Stored<'checkout.session'>, { email, name }: Payer): void {
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
