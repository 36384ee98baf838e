/** Forwarding the calls of origin `upstream` to another server. */
import { DIFFERENCE_KINDS } from '../core/difference-kinds.ts'
import { data, endpoints } from '../core/endpoint.ts'
import { array, integer, nullable, object, oneOf, string } from '../core/schema.ts'
import { instant } from '../core/time.ts'

/** Only if an upstream is configured. */
export const upstream = endpoints({
  session: {
    method: 'POST',
    path: '/api/upstream/session',
    summary:
      'Get a session of this server for a session of the upstream. The same upstream token gives the same session',
    auth: 'guest',
    origin: 'ours',
    body: object({
      token: string({ maxLength: 4096, description: 'Token of the upstream, which is asked for its user' }),
    }),
    answer: data(object({ token: string({ description: 'For the calls of origin `ours`' }) })),
    failures: ['notLoggedIn', 'upstreamUnavailable', 'tooManyAttempts'],
  },
})

/** A difference between an upstream's answers and the contract. */
export const UpstreamDifference = object({
  call: string({ description: 'GET /api/account/info' }),
  kind: oneOf(...DIFFERENCE_KINDS),
  path: string({ description: 'Position in the answer: data.row[].url' }),
  expected: string({ description: 'Expected by the contract' }),
  got: string({ description: 'Answered by the upstream' }),
  count: integer({ minimum: 1, description: 'Number of such answers' }),
  last_at: instant('Time on the clock of this world'),
})

/** Per world, in dev mode. */
export const upstreamDifferences = endpoints({
  list: {
    method: 'GET',
    path: '/__dev/upstream',
    summary: 'The forwarded calls, and the differences between the upstream’s answers and the contract, latest first',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        origin: nullable(string({ description: 'Origin of the upstream; null without one' })),
        calls: array(string(), { description: 'The forwarded calls: account.login' }),
        answered: integer({ minimum: 0 }),
        failed: integer({ minimum: 0, description: 'Number of calls that the upstream did not answer' }),
        last_failure: nullable(string()),
        row: array(UpstreamDifference),
      }),
    ),
    failures: [],
  },
  forget: {
    method: 'POST',
    path: '/__dev/upstream',
    summary: 'Clear the recorded differences of this world',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    failures: [],
  },
})
