/** Webhook events: https://docs.stripe.com/webhooks */
import { createHmac } from 'node:crypto'
import type { Deliveries, WireRequest } from '../../local/deliveries.ts'
import type { Accounts } from './accounts.ts'
import { forgedBody, forgedSecret } from './forgery.ts'
import { newId } from './ids.ts'
import type { Objects, StoredEvent } from './objects.ts'
import { type Forgery, readScenario, type Scenario } from './scenario.ts'
import { API_VERSION } from './version.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * Pauses between retries. Stripe retries “a few times over several hours” in test mode and for three days in live mode,
 * without documented times: https://docs.stripe.com/webhooks#automatic-retries
 */
export const RETRIES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR] as const

interface StoredMessage {
  endpoint: string
  event: string
  type: string
  body: string
  forge: Forgery | null
}

interface EventSources {
  objects: Objects
  accounts: Accounts
  /** Unix time in seconds. */
  now(): number
}

export type Events = ReturnType<typeof events>

/** One long closure: its methods share senders and endpoints. */
export function events({ objects, accounts, now }: EventSources, deliveries: () => Deliveries) {
  const send = (
    account: string,
    session: string,
    event: StoredEvent,
    { delay, copies, hold, forge }: Scenario,
  ): void => {
    for (const { object } of endpointsFor(account, event.type)) {
      const body = JSON.stringify({ ...event, api_version: object.api_version ?? API_VERSION }, null, 2)
      const stored: StoredMessage = { endpoint: object.id, event: event.id, type: event.type, body, forge }
      const message = { merchant: account, subject: session, url: object.url, payload: JSON.stringify(stored) }
      for (let copy = 0; copy < copies; copy += 1) deliveries().add({ ...message, delay, held: hold })
    }
  }
  const endpointsFor = (account: string, type: string) =>
    objects
      .list('webhook_endpoint', account)
      .reverse()
      .filter(({ object: { enabled_events } }) => enabled_events.includes(type) || enabled_events.includes('*'))
  return {
    emit(account: string, session: string, type: string, object: StoredEvent['data']['object']): void {
      const event: StoredEvent = {
        id: newId('evt'),
        object: 'event',
        type,
        api_version: API_VERSION,
        created: now(),
        data: { object },
        livemode: false,
        pending_webhooks: endpointsFor(account, type).length,
        request: { id: null, idempotency_key: null },
      }
      objects.put('event', { account, object: event, hidden: { session } })
      send(account, session, event, readScenario(accounts.scenario(account)))
    },
    /** Resends an event at once and ignores the scenario, as `stripe events resend` does. */
    resend(account: string, id: string): void {
      const { object, hidden } = objects.get('event', id, account)
      send(account, hidden.session, object, readScenario({}))
    },
    /** Builds the signed request. Throws if the endpoint is deleted. */
    buildRequest(payload: string, account: string): WireRequest {
      const { endpoint, body, forge } = parseMessage(payload)
      const { secret } = objects.get('webhook_endpoint', endpoint, account).hidden
      // The merchant checks the age by system time, and the simulator's clock may be ahead of it.
      const at = forge === 'timestamp' ? Math.floor(Date.now() / 1000) - 600 : now()
      const key = forge === 'signature' ? forgedSecret() : secret
      const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
      return {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': `t=${at},v1=${signature}`,
        },
        body: forge ? forgedBody(body, forge) : body,
      }
    },
    about(payload: string): Pick<StoredMessage, 'endpoint' | 'event' | 'type' | 'forge'> {
      const { endpoint, event, type, forge } = parseMessage(payload)
      return { endpoint, event, type, forge }
    },
  }
}

// Written by `send` only.
const parseMessage = (payload: string) => JSON.parse(payload) as StoredMessage
