/** Calls for developers: what can be done to the local counterparts of the payment providers, which a browser cannot reach. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, string } from '../../core/schema.ts'
import { PROVIDERS, type ProviderName } from '../payment-providers.ts'

const Provider = oneOf(...PROVIDERS)

/** Providers whose counterpart forges a notice at once; the others forge those to come. */
export const FORGES_NOW: readonly ProviderName[] = ['alipay']

/** The names that the providers give consist of these. */
const PaymentId = string({ pattern: '^\\w{1,256}$' })

/** A payment as the counterpart knows it. */
export const DevPayment = object({
  provider: Provider,
  id: string({ description: 'Its own name of the payment' }),
  order: string({ description: 'Our order number' }),
  amount: string({ description: 'For eyes: ¥99.00' }),
  state: oneOf('open', 'paid', 'closed'),
  page: string({ description: 'Address of the cashier' }),
})

/** Something that the counterpart has to tell us. */
export const DevNotice = object({
  provider: Provider,
  id: integer(),
  payment: string({ description: 'Of which payment' }),
  what: string({ description: 'Trade status or event type, in its own words' }),
  forged: boolean(),
  state: string({ description: 'waiting, held, taken or given up' }),
  attempts: integer(),
  answer: nullable(string({ description: 'What we answered to the latest attempt' })),
})

const FORGERIES = ['amount', 'signature'] as const

export const counterparts = endpoints({
  state: {
    method: 'GET',
    path: '/__dev/payments/state',
    summary: 'Payments of this world at the counterparts and what is told of them, latest first',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ payment: array(DevPayment), notice: array(DevNotice) })),
    refuses: ['counterpartRefused'],
  },
  act: {
    method: 'POST',
    path: '/__dev/payments/act',
    summary: 'Be the buyer of a payment: pay it, have it refused, or close it',
    auth: 'guest',
    origin: 'ours',
    body: object({ provider: Provider, id: PaymentId, act: oneOf('pay', 'refuse', 'close') }),
    answer: data(object({})),
    refuses: ['counterpartRefused'],
  },
  arrange: {
    method: 'POST',
    path: '/__dev/payments/arrange',
    summary: 'How notices of payments to come are sent: late, several times, kept back, or (Stripe) forged',
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
    refuses: ['counterpartRefused'],
  },
  release: {
    method: 'POST',
    path: '/__dev/payments/release',
    summary: 'Send what was kept back, in the order in which it was made or the other way round',
    auth: 'guest',
    origin: 'ours',
    body: object({ provider: Provider, reversed: boolean() }),
    answer: data(object({})),
    refuses: ['counterpartRefused'],
  },
  forge: {
    method: 'POST',
    path: '/__dev/payments/forge',
    summary: 'Send a forged notice of an Alipay payment now: its amount changed on the way, or signed by a stranger',
    auth: 'guest',
    origin: 'ours',
    body: object({ id: PaymentId, forge: oneOf(...FORGERIES) }),
    answer: data(object({})),
    refuses: ['counterpartRefused'],
  },
  pass: {
    method: 'POST',
    path: '/__dev/payments/pass',
    summary: 'Let time pass at the counterparts for this world: what waits is sent, what is overdue is closed',
    auth: 'guest',
    origin: 'ours',
    body: object({ ms: integer({ minimum: 0, maximum: 31_536_000_000 }) }),
    answer: data(object({})),
    refuses: ['counterpartRefused'],
  },
})
