/** The arranged state of a world as JSON, for bug reports and for links to the dev console (model/dev-link.ts). */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, nullable, object, oneOf, optional, type Static, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { FaultRule } from './devtools-faults.ts'
import { SCENARIOS, UserScenarios } from './devtools-scenarios.ts'

export const ArrangedState = object({
  scenarios: optional(array(oneOf(...SCENARIOS))),
  users: optional(array(UserScenarios)),
  faults: optional(array(FaultRule, { maxItems: 100 })),
  clock: optional(
    object({ now: instant(), frozen: boolean() }, { description: 'Absent if the clock was never moved' }),
  ),
  phone: optional(string({ maxLength: 32, description: 'The sample account that is signed in' })),
  path: optional(string({ maxLength: 2000, description: 'Path in the web app: /products?page=2' })),
})
export type Arrangement = Static<typeof ArrangedState>

export const devState = endpoints({
  read: {
    method: 'GET',
    path: '/__dev/state',
    summary: 'The arranged state of this world, and a link that restores it and opens `path` in the web app',
    auth: 'guest',
    origin: 'ours',
    query: object({ path: optional(string({ maxLength: 2000 })) }),
    answer: data(object({ world: string(), state: ArrangedState, link: string({ description: '/__dev#…' }) })),
    failures: [],
  },
  apply: {
    method: 'POST',
    path: '/__dev/state',
    summary:
      'Apply a state to this world; everything it does not name is reset as in a new world. Accounts, orders and reports stay',
    auth: 'guest',
    origin: 'ours',
    body: ArrangedState,
    answer: data(
      object({
        state: ArrangedState,
        token: nullable(string({ description: 'Token of the signed-in account; null without one' })),
      }),
    ),
    failures: ['unknownSample'],
  },
})
