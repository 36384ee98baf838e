/** Controls the local simulators of the payment providers, which browsers cannot reach. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, string } from '../../core/schema.ts'
import { PROVIDERS, type ProviderName } from '../payment-providers.ts'

const Provider = oneOf(...PROVIDERS)

/** These simulators forge a notice at once; the others forge the next one. */
export const FORGES_NOW: readonly ProviderName[] = ['alipay']

/** Ids of either provider match this. */
const PaymentId = string({ pattern: '^\\w{1,256}$' })

export const DevPayment = object({
  provider: Provider,
  id: string({ description: 'Payment id of the provider' }),
  order: string({ description: 'Our order number' }),
  amount: string({ description: 'Formatted: ¥99.00' }),
  state: oneOf('open', 'paid', 'closed'),
  page: string({ description: 'URL of the cashier' }),
})

/** A notification from a simulator to us. */
export const DevNotice = object({
  provider: Provider,
  id: integer(),
  payment: string({ description: 'Id of its payment' }),
  what: string({ description: 'Trade status or event type of the provider' }),
  forged: boolean(),
  state: string({ description: 'waiting, held, taken or given up' }),
  attempts: integer(),
  answer: nullable(string({ description: 'Our answer to the latest attempt' })),
})

const FORGERIES = ['amount', 'signature'] as const

export const simulators = endpoints({
  state: {
    method: 'GET',
    path: '/__dev/payments/state',
    summary: 'Payments of this world at the simulators and their notices, latest first',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ payment: array(DevPayment), notice: array(DevNotice) })),
    failures: ['simulatorRefused'],
  },
  act: {
    method: 'POST',
    path: '/__dev/payments/act',
    summary: 'Act as the buyer of a payment: pay it, have it refused, or close it',
    auth: 'guest',
    origin: 'ours',
    body: object({ provider: Provider, id: PaymentId, act: oneOf('pay', 'refuse', 'close') }),
    answer: data(object({})),
    failures: ['simulatorRefused'],
  },
  arrange: {
    method: 'POST',
    path: '/__dev/payments/arrange',
    summary: 'Set how future notices are sent: late, several times, held back, or (Stripe) forged',
    auth: 'guest',
    origin: 'ours',
    body: object({
      provider: Provider,
      delay: integer({ minimum: 0, maximum: 86_400_000, description: 'Milliseconds before the first attempt' }),
      copies: integer({ minimum: 1, maximum: 1000 }),
      hold: boolean(),
      forge: optional(oneOf(...FORGERIES)),
    }),
    answer: data(object({})),
    failures: ['simulatorRefused'],
  },
  release: {
    method: 'POST',
    path: '/__dev/payments/release',
    summary: 'Send the notices held back, in their order or reversed',
    auth: 'guest',
    origin: 'ours',
    body: object({ provider: Provider, reversed: boolean() }),
    answer: data(object({})),
    failures: ['simulatorRefused'],
  },
  forge: {
    method: 'POST',
    path: '/__dev/payments/forge',
    summary: 'Send a forged notice of an Alipay payment now, with a changed amount or a foreign signature',
    auth: 'guest',
    origin: 'ours',
    body: object({ id: PaymentId, forge: oneOf(...FORGERIES) }),
    answer: data(object({})),
    failures: ['simulatorRefused'],
  },
  pass: {
    method: 'POST',
    path: '/__dev/payments/pass',
    summary: 'Let time pass at the simulators for this world: sends due notices and closes overdue payments',
    auth: 'guest',
    origin: 'ours',
    body: object({ ms: integer({ minimum: 0, maximum: 31_536_000_000 }) }),
    answer: data(object({})),
    failures: ['simulatorRefused'],
  },
})
