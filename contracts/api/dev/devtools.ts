/** Calls for developers and tests, absent in production. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, integer, object, oneOf, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { byProvider } from '../payment-providers.ts'
import { ScenariosOn, scenariosBody } from './devtools-scenarios.ts'

/** Ten years in milliseconds. */
const MAX_ADVANCE_MS = 315_360_000_000
/** A million, in hundredths; keeps sums within safe integers. */
const MAX_POWER = 100_000_000
/** Years that every part of the system can represent. */
const Instant = string({
  pattern: '^(19[7-9]|20\\d)\\d-[\\d:T.Z+-]+$',
  description: 'ISO instant to set, 1970 to 2099',
})

export const devtools = endpoints({
  reset: {
    method: 'POST',
    path: '/__dev/reset',
    summary: 'Reset this world to the seed: accounts, sessions, reports, ledger, outbox, clock',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({ world: string() })),
    failures: [],
  },
  clock: {
    method: 'POST',
    path: '/__dev/clock',
    summary:
      'Set, advance, freeze or release the clock of this world; an empty body only reads it. Everything that is then due happens before the answer: tasks, expired sessions, orders and, if the clock moved forward, the payment simulators',
    auth: 'guest',
    origin: 'ours',
    body: object({
      now: optional(Instant),
      advance: optional(
        integer({
          minimum: -MAX_ADVANCE_MS,
          maximum: MAX_ADVANCE_MS,
          description: 'Milliseconds to advance, at most ten years',
        }),
      ),
      frozen: optional(boolean({ description: 'true stops the clock, false lets it run' })),
      released: optional(boolean({ description: 'true first resets it to the clock of a new world' })),
    }),
    answer: data(object({ now: instant(), frozen: boolean() })),
    failures: [],
  },
  login: {
    method: 'POST',
    path: '/__dev/login',
    summary: 'A token for a sample account, without a password',
    auth: 'guest',
    origin: 'ours',
    body: object({ phone: string() }),
    answer: data(object({ token: string() })),
    failures: ['unknownSample'],
  },
  outbox: {
    method: 'GET',
    path: '/__dev/outbox',
    summary: 'SMS and mails that this world would have sent, newest first',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        row: array(object({ id: integer(), channel: string(), to: string(), text: string(), sent_at: instant() })),
      }),
    ),
    failures: [],
  },
  wechat: {
    method: 'POST',
    path: '/__dev/wechat',
    summary:
      'Act as the phone that scans a WeChat QR code: scan it, allow the login (answers the redirect URL), confirm it without the page, refuse it, or let the code expire',
    auth: 'guest',
    origin: 'ours',
    body: object({
      state: string({ maxLength: 128, description: '`state` of the URL in the QR code' }),
      act: oneOf('scan', 'allow', 'confirm', 'refuse', 'expire'),
      openid: optional(
        string({
          pattern: '^[\\w-]{1,64}$',
          description: 'WeChat identity of the phone; default: the one linked to the sample account',
        }),
      ),
    }),
    answer: data(
      object({
        done: boolean({ description: 'false if the code no longer exists' }),
        back: optional(string({ description: 'For `allow`: the redirect URL of WeChat' })),
      }),
    ),
    failures: ['unknownSample'],
  },
  watches: {
    method: 'POST',
    path: '/__dev/watches',
    summary:
      'Let the watches of a sample account find changes: their baselines get other prices, ranks and units, one rival and one match less. The next read compares them as after an import',
    auth: 'guest',
    origin: 'ours',
    body: object({ phone: string() }),
    answer: data(object({ watches: integer({ description: 'Number of watches' }) })),
    failures: ['unknownSample'],
  },
  power: {
    method: 'POST',
    path: '/__dev/power',
    summary: 'Set the power of a sample account by booking an adjustment',
    auth: 'guest',
    origin: 'ours',
    body: object({ phone: string(), power: integer({ minimum: 0, maximum: MAX_POWER, description: 'Hundredths' }) }),
    answer: data(object({ power: integer() })),
    failures: ['unknownSample'],
  },
  scenarios: {
    method: 'POST',
    path: '/__dev/scenarios',
    summary:
      'Turn scenarios on or off, for all users of this world or for the sample account with the phone; without `on` and `off` it only reads',
    auth: 'guest',
    origin: 'ours',
    body: scenariosBody,
    answer: data(ScenariosOn),
    failures: ['unknownSample'],
  },
  settle: {
    method: 'POST',
    path: '/__dev/settle',
    summary: 'Run the background work now: make reports, close overdue orders, pay refunds',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    failures: [],
  },
  payments: {
    method: 'GET',
    path: '/__dev/payments',
    summary:
      'The local simulators of the payment providers and the merchant ids of this world; empty without simulators',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ counterparts: string(), ...byProvider(() => string()) })),
    failures: [],
  },
})
