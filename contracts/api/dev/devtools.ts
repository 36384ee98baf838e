/** Calls for developers and tests. They do not exist in production mode. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, integer, object, oneOf, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { byProvider } from '../payment-providers.ts'
import { ScenariosOn, scenariosBody } from './devtools-scenarios.ts'

/** Milliseconds of ten years. */
const MOST_AHEAD = 315_360_000_000
/** A million, in hundredths: what is added up stays a whole number. */
const MOST_POWER = 100_000_000
/** Of the years that every part of the system can write down. */
const Instant = string({
  pattern: '^(19[7-9]|20\\d)\\d-[\\d:T.Z+-]+$',
  description: 'ISO instant to set, 1970 to 2099',
})

export const devtools = endpoints({
  reset: {
    method: 'POST',
    path: '/__dev/reset',
    summary: 'Put this world back to the seed: accounts, sessions, reports, ledger, outbox, clock',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({ world: string() })),
    refuses: [],
  },
  clock: {
    method: 'POST',
    path: '/__dev/clock',
    summary:
      'Set, advance, freeze or release the clock of this world; an empty body only reads it. Tasks, sessions, orders and, as far as it goes forward, the counterparts of the payment providers follow before this answers',
    auth: 'guest',
    origin: 'ours',
    body: object({
      now: optional(Instant),
      advance: optional(
        integer({
          minimum: -MOST_AHEAD,
          maximum: MOST_AHEAD,
          description: 'Milliseconds to move on, ten years at most',
        }),
      ),
      frozen: optional(boolean({ description: 'true stops the clock, false lets it run' })),
      released: optional(
        boolean({ description: 'true puts it back to where the clock of a new world is, before anything else' }),
      ),
    }),
    answer: data(object({ now: instant(), frozen: boolean() })),
    refuses: [],
  },
  login: {
    method: 'POST',
    path: '/__dev/login',
    summary: 'A token for a sample account, without a password',
    auth: 'guest',
    origin: 'ours',
    body: object({ phone: string() }),
    answer: data(object({ token: string() })),
    refuses: ['unknownSample'],
  },
  outbox: {
    method: 'GET',
    path: '/__dev/outbox',
    summary: 'What this world would have sent by SMS or mail, newest first',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        row: array(object({ id: integer(), channel: string(), to: string(), text: string(), sent_at: instant() })),
      }),
    ),
    refuses: [],
  },
  wechat: {
    method: 'POST',
    path: '/__dev/wechat',
    summary:
      'Be the phone that scans a QR code for WeChat: scan it, allow the login (which answers where WeChat sends the person back to), confirm it without the page there, refuse it, or let the code expire',
    auth: 'guest',
    origin: 'ours',
    body: object({
      state: string({ maxLength: 128, description: 'What the address in the QR code carries as `state`' }),
      act: oneOf('scan', 'allow', 'confirm', 'refuse', 'expire'),
      openid: optional(
        string({
          pattern: '^[\\w-]{1,64}$',
          description: 'Whose WeChat confirms; without it, that of the sample account',
        }),
      ),
    }),
    answer: data(
      object({
        done: boolean({ description: 'false: there is no such code to scan any more' }),
        back: optional(string({ description: 'Of `allow`: the address that WeChat sends the person back to' })),
      }),
    ),
    refuses: ['unknownSample'],
  },
  power: {
    method: 'POST',
    path: '/__dev/power',
    summary: 'Book an adjustment so that a sample account has this much power',
    auth: 'guest',
    origin: 'ours',
    body: object({ phone: string(), power: integer({ minimum: 0, maximum: MOST_POWER, description: 'Hundredths' }) }),
    answer: data(object({ power: integer() })),
    refuses: ['unknownSample'],
  },
  scenarios: {
    method: 'POST',
    path: '/__dev/scenarios',
    summary:
      'Turn situations on or off, for everybody in this world or for the sample account with the phone; without `on` and `off` it only reads',
    auth: 'guest',
    origin: 'ours',
    body: scenariosBody,
    answer: data(ScenariosOn),
    refuses: ['unknownSample'],
  },
  settle: {
    method: 'POST',
    path: '/__dev/settle',
    summary: 'Do now what goes on behind the calls: make reports, close overdue orders, pay back what is owed',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    refuses: [],
  },
  payments: {
    method: 'GET',
    path: '/__dev/payments',
    summary:
      'The local counterparts of the payment providers, and which merchant this world is to them; empty without counterparts',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ counterparts: string(), ...byProvider(() => string()) })),
    refuses: [],
  },
})
