/** Request log of a world, with violations of the contract. */
import { data, endpoints, events } from '../../core/endpoint.ts'
import { page, pageQuery } from '../../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { FAULT_KINDS } from './devtools-faults.ts'

/** Per world. */
export const REQUESTS_KEPT = 500

export const Violation = object({
  where: string({ description: 'Position in the data as a JSON pointer: /row/0/id' }),
  problem: string(),
})

const row = {
  id: integer({ description: 'Numbered within the world, from 1' }),
  at: instant('System time, not the clock of the world'),
  method: string(),
  path: string({ description: 'Includes the query, with masked tokens' }),
  call: nullable(string({ description: 'Method and path of the call; null for unknown calls' })),
  status: integer({ description: '0 if the connection closed without an answer' }),
  code: nullable(integer({ description: 'Code of the envelope' })),
  ms: number({ minimum: 0 }),
  phone: nullable(string({ description: 'Phone of the caller; null for a guest' })),
  fault: oneOf(...FAULT_KINDS),
  delayed: number({ minimum: 0, description: 'Milliseconds of latency added by rules' }),
  bytes: integer({ minimum: 0, description: 'Size of the answer' }),
  violations: array(Violation, { description: 'At most ten; empty if there are none or the answer was not checked' }),
  checked: boolean({
    description: 'The answer was checked against the contract; false for files, streams and answers no longer stored',
  }),
}

export const DevRequest = object(row)

export const devRequests = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/requests',
    summary: 'The latest requests of this world, newest first, without dev calls',
    auth: 'guest',
    origin: 'ours',
    query: object({
      ...pageQuery,
      call: optional(string({ maxLength: 200, description: 'Method and path as in the contract' })),
      status: optional(integer({ description: 'HTTP status, or the code of the envelope' })),
      violating: optional(boolean({ description: 'Only answers that violate their contract' })),
      text: optional(string({ maxLength: 200, description: 'Substring of the path or the bodies' })),
    }),
    answer: data(page(DevRequest)),
    failures: [],
  },
  one: {
    method: 'GET',
    path: '/__dev/requests/:id',
    summary: 'One request with its bodies and a curl command that repeats it',
    auth: 'guest',
    origin: 'ours',
    params: object({ id: integer() }),
    answer: data(
      object({
        ...row,
        request: nullable(string({ description: 'Body, with masked tokens, passwords and codes' })),
        answer: nullable(
          string({ description: 'Body, masked in the same way; null for files, streams and answers no longer stored' }),
        ),
        cut: boolean({ description: 'A body was truncated' }),
        curl: string({ description: 'With the original token and body' }),
      }),
    ),
    failures: ['requestNotFound'],
  },
  live: {
    method: 'GET',
    path: '/__dev/requests/live',
    summary: 'Event stream of the requests of this world',
    auth: 'guest',
    origin: 'ours',
    answer: events({ request: DevRequest }),
    failures: [],
  },
  clear: {
    method: 'POST',
    path: '/__dev/requests/clear',
    summary: 'Clear the request log of this world',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    failures: [],
  },
})
