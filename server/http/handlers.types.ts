/**
 * What must not compile, for `tsc` to prove: each expected error that is missing is an error itself. Nothing runs here.
 */
import { data, endpoints, text } from '#contracts/core/endpoint.ts'
import { integer, object } from '#contracts/core/schema.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { Handlers } from './context.ts'
import { type Adapter, implement } from './implement.ts'

const common = { method: 'GET', summary: 'A call', auth: 'guest', origin: 'ours', refuses: [] } as const
const calls = endpoints({
  one: { ...common, path: '/one', answer: data(object({ count: integer() })) },
  two: { ...common, path: '/two/:id', params: object({ id: integer() }), answer: text() },
})
const one = () => ({ count: 1 })
const two = () => 'done'

export const complete: Handlers<typeof calls, unknown> = { one, two }
// @ts-expect-error: a call without a handler
export const missing: Handlers<typeof calls, unknown> = { one }
// @ts-expect-error: a handler without a call
export const extra: Handlers<typeof calls, unknown> = { one, two, three: two }
// @ts-expect-error: an answer that the contract does not have
export const wrong: Handlers<typeof calls, unknown> = { one: () => ({ count: 'one' }), two }
// @ts-expect-error: an answer with a field too few
export const short: Handlers<typeof calls, unknown> = { one: () => ({}), two }
// @ts-expect-error: input that the call does not declare
export const greedy: Handlers<typeof calls, unknown> = { one: ({ body }) => ({ count: body.size }), two }
// @ts-expect-error: a guest may be nobody
export const trusting: Handlers<typeof calls, unknown> = { one: ({ user }) => ({ count: user.id }), two }

export function added(adapter: Adapter<unknown>): void {
  implement(adapter, calls, complete)
  // @ts-expect-error: the same where routes are made
  implement(adapter, calls, { one })
  // @ts-expect-error: a refusal that is not on the closed list
  throw refuse('noSuchRefusal')
}

export const declared = [
  // @ts-expect-error: the closed list holds for the contract too
  endpoints({ bad: { ...common, path: '/bad', answer: text(), refuses: ['noSuchRefusal'] } }),
  // @ts-expect-error: a part of the path that no parameter describes
  endpoints({ bad: { ...common, path: '/bad/:id', answer: text() } }),
  // @ts-expect-error: a webhook's body is bytes, which no schema describes
  endpoints({ bad: { ...common, method: 'POST', path: '/bad', body: object({}), answer: text() } }),
]
