/**
 * Everything that is arranged in a world as one piece of JSON, to paste into a bug report: read here, applied here, and
 * carried by a link (model/dev-link.ts).
 */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, nullable, object, oneOf, optional, type Static, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { FaultRule } from './devtools-faults.ts'
import { SCENARIOS, UserScenarios } from './devtools-scenarios.ts'

export const Arranged = object({
  scenarios: optional(array(oneOf(...SCENARIOS))),
  users: optional(array(UserScenarios)),
  faults: optional(array(FaultRule, { maxItems: 100 })),
  clock: optional(
    object({ now: instant(), frozen: boolean() }, { description: 'Absent if the clock was never moved' }),
  ),
  phone: optional(string({ maxLength: 32, description: 'The sample account that is signed in' })),
  path: optional(string({ maxLength: 2000, description: 'Where in the web: /products?page=2' })),
})
export type Arrangement = Static<typeof Arranged>

export const devState = endpoints({
  read: {
    method: 'GET',
    path: '/__dev/state',
    summary: 'What is arranged in this world; `path` is handed through, so that a link can carry it',
    auth: 'guest',
    origin: 'ours',
    query: object({ path: optional(string({ maxLength: 2000 })) }),
    answer: data(object({ world: string(), state: Arranged, link: string({ description: '/__dev#…' }) })),
    refuses: [],
  },
  apply: {
    method: 'POST',
    path: '/__dev/state',
    summary:
      'Arrange this world so: what the state does not name is put back to what it is in a new world. Accounts, orders and reports stay',
    auth: 'guest',
    origin: 'ours',
    body: Arranged,
    answer: data(
      object({
        state: Arranged,
        token: nullable(string({ description: 'Of the account that is signed in; null without one' })),
      }),
    ),
    refuses: ['unknownSample'],
  },
})
