/** The log of requests: what was asked of this world and answered, and where an answer broke its contract. */
import { data, endpoints, events } from '../../core/endpoint.ts'
import { page, pageQuery } from '../../core/page.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { FAULT_KINDS } from './devtools-faults.ts'

/** Requests that are kept for each world. */
export const REQUESTS_KEPT = 500

export const Violation = object({
  where: string({ description: 'Place in the answer, as a JSON pointer below the data: /row/0/id' }),
  problem: string(),
})

const row = {
  id: integer({ description: 'Numbered within the world, from 1' }),
  at: instant('System time, not the clock of the world'),
  method: string(),
  path: string({ description: 'With its query; a token in it is masked' }),
  call: nullable(string({ description: 'The call by its method and path; null where there is no such call' })),
  status: integer({ description: '0: the connection was ended without an answer' }),
  code: nullable(integer({ description: 'Of the envelope' })),
  ms: number({ minimum: 0 }),
  phone: nullable(string({ description: 'Who asked; null for a guest' })),
  fault: oneOf(...FAULT_KINDS),
  delayed: number({ minimum: 0, description: 'Milliseconds that a rule held it back' }),
  bytes: integer({ minimum: 0, description: 'Of the answer' }),
  violations: array(Violation, { description: 'At most ten; empty: none, or not checked' }),
  checked: boolean({
    description: 'The answer was checked against the contract: not files, streams and what is no longer kept',
  }),
}

export const DevRequest = object(row)

export const devRequests = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/requests',
    summary: 'The latest requests of this world, newest first; calls of developers are not among them',
    auth: 'guest',
    origin: 'ours',
    query: object({
      ...pageQuery,
      call: optional(string({ maxLength: 200, description: 'Method and path, as the contract writes them' })),
      status: optional(integer({ description: 'HTTP status, or the code of the envelope' })),
      violating: optional(boolean({ description: 'Only answers that broke their contract' })),
      text: optional(string({ maxLength: 200, description: 'Part of the path, or of the bodies' })),
    }),
    answer: data(page(DevRequest)),
    refuses: [],
  },
  one: {
    method: 'GET',
    path: '/__dev/requests/:id',
    summary: 'One request with its bodies, and as a command that sends it again',
    auth: 'guest',
    origin: 'ours',
    params: object({ id: integer() }),
    answer: data(
      object({
        ...row,
        request: nullable(string({ description: 'Body; tokens, passwords and codes are masked' })),
        answer: nullable(
          string({ description: 'Likewise; null for files and streams, and when it is no longer kept' }),
        ),
        cut: boolean({ description: 'A body was longer than is kept' }),
        curl: string({ description: 'With the token and the body as they were' }),
      }),
    ),
    refuses: ['requestNotFound'],
  },
  live: {
    method: 'GET',
    path: '/__dev/requests/live',
    summary: 'Requests of this world as they are answered',
    auth: 'guest',
    origin: 'ours',
    answer: events({ request: DevRequest }),
    refuses: [],
  },
  clear: {
    method: 'POST',
    path: '/__dev/requests/clear',
    summary: 'Forget the requests of this world',
    auth: 'guest',
    origin: 'ours',
    body: object({}),
    answer: data(object({})),
    refuses: [],
  },
})
