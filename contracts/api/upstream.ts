/** Working with another server for the calls of origin `upstream`. */
import { DIFFERENCE_KINDS } from '../core/difference-kinds.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, integer, nullable, object, oneOf, string } from '../core/schema.ts'
import { instant } from '../core/time.ts'

/** There only where the server was told of an upstream. */
export const upstream = endpoints({
  session: {
    method: 'POST',
    path: '/api/upstream/session',
    summary:
      'A session of this server for whoever is logged in at the upstream. The same token of the upstream is given the same session',
    auth: 'guest',
    origin: 'ours',
    body: object({
      token: string({ maxLength: 4096, description: 'The token of the upstream, who is asked whose it is' }),
    }),
    answer: data(object({ token: string({ description: 'For the calls of origin `ours`' }) })),
    refuses: ['notLoggedIn', 'upstreamUnavailable', 'tooManyAttempts'],
  },
})

/** What was seen of an upstream differs here from the contract. */
export const Seen = object({
  call: string({ description: 'GET /api/account/info' }),
  kind: oneOf(...DIFFERENCE_KINDS),
  path: string({ description: 'Where in the answer: data.row[].url' }),
  expected: string({ description: 'What the contract says' }),
  got: string({ description: 'What was answered' }),
  count: integer({ minimum: 1, description: 'In how many answers' }),
  last_at: instant('Time on the clock of this world'),
})

/** Of a world, in dev mode. */
export const upstreamSeen = endpoints({
  seen: {
    method: 'GET',
    path: '/__dev/upstream',
    summary:
      'The calls that were passed on to the upstream, and where its answers differ from the contract, latest first',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        origin: nullable(string({ description: 'Where calls are passed on to; null when none are' })),
        calls: array(string(), { description: 'The calls that are passed on: account.login' }),
        answered: integer({ minimum: 0 }),
        failed: integer({ minimum: 0, description: 'Calls that the upstream did not answer' }),
        last_failure: nullable(string()),
        row: array(Seen),
      }),
    ),
    refuses: [],
  },
  forget: {
    method: 'POST',
    path: '/__dev/upstream',
    summary: 'Forget what was seen of the upstream in this world',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    refuses: [],
  },
})
