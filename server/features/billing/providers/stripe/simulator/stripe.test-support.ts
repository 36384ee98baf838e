import { randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'
import fastify from 'fastify'
import { Stripe } from 'stripe'
import { simulatorClock } from '../../local/clock.ts'
import { stripeSimulator } from './simulator.ts'

export type LogCalls = unknown[][]

export async function startSimulator(file: string | Database.Database = ':memory:') {
  const db = typeof file === 'string' ? new Database(file) : file
  const logged: LogCalls = []
  const note = (...line: unknown[]) => void logged.push(line)
  const clock = simulatorClock()
  const app = fastify()
  const simulator = stripeSimulator(app, { db, clock, log: { info: note, warn: note, error: note } })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    origin,
    db,
    clock,
    logged,
    flush: simulator.flush,
    async stop() {
      await app.close()
      await simulator.close()
    },
  }
}

export type RunningSimulator = Awaited<ReturnType<typeof startSimulator>>

export interface ReceivedEvent {
  payload: string
  signature: string
}

export async function createMerchant({ origin }: RunningSimulator) {
  const received: ReceivedEvent[] = []
  let status = 200
  const app = fastify()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/hook', async (request, reply) => {
    received.push({ payload: String(request.body), signature: String(request.headers['stripe-signature']) })
    return reply.status(status).send('noted')
  })
  const hook = `${await app.listen({ port: 0, host: '127.0.0.1' })}/hook`
  const key = `sk_test_${randomBytes(12).toString('hex')}`
  const stripe = sdk(origin, key)
  const endpoint = await stripe.webhookEndpoints.create({ url: hook, enabled_events: ['*'] })
  const secret = endpoint.secret ?? ''
  return {
    stripe,
    key,
    hook,
    received,
    endpoint,
    secret,
    close: () => app.close(),
    answer: (wanted: number) => {
      status = wanted
    },
    /** The received events, verified by the SDK. Throws if one is invalid. */
    events: () => received.map(({ payload, signature }) => stripe.webhooks.constructEvent(payload, signature, secret)),
    types: () => received.map(({ payload }) => String(JSON.parse(payload).type)),
    control: (path: string, body?: object) => control(origin, key, path, body),
  }
}

export type Merchant = Awaited<ReturnType<typeof createMerchant>>

export function sdk(origin: string, key: string): Stripe {
  const { hostname, port } = new URL(origin)
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })
}

async function control(origin: string, key: string, path: string, body?: object) {
  const response = await fetch(`${origin}/stripe/control${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

export function order(given: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Power pack' } } },
    ],
    success_url: 'http://127.0.0.1:9/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:9/order',
    client_reference_id: 'order-1',
    ...given,
  }
}

export const GOOD_CARD = {
  email: 'buyer@example.com',
  number: '4242 4242 4242 4242',
  expiry: '12 / 99',
  cvc: '123',
  name: 'Ada Buyer',
}

export async function submit(url: string, fields: Record<string, string>, language = 'en-US') {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'accept-language': language },
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
