/** Type tests: tsc fails if one of these expected errors is missing. Nothing runs. */
import { data, endpoints, text } from '#contracts/core/endpoint.ts'
import { integer, object } from '#contracts/core/schema.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { Handlers } from './context.ts'
import { type Adapter, implement } from './implement.ts'

const common = { method: 'GET', summary: 'A call', auth: 'guest', origin: 'ours', failures: [] } as const
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
// @ts-expect-error: an answer with a missing field
export const short: Handlers<typeof calls, unknown> = { one: () => ({}), two }
// @ts-expect-error: input that the call does not declare
export const greedy: Handlers<typeof calls, unknown> = { one: ({ body }) => ({ count: body.size }), two }
// @ts-expect-error: a guest call may have no user
export const trusting: Handlers<typeof calls, unknown> = { one: ({ user }) => ({ count: user.id }), two }

export function added(adapter: Adapter<unknown>): void {
  implement(adapter, calls, complete)
  // @ts-expect-error: routes without a handler for each call
  implement(adapter, calls, { one })
  // @ts-expect-error: an unknown failure
  throw refuse('noSuchRefusal')
}

export const declared = [
  // @ts-expect-error: an unknown failure in the contract
  endpoints({ bad: { ...common, path: '/bad', answer: text(), failures: ['noSuchRefusal'] } }),
  // @ts-expect-error: a path parameter without a schema
  endpoints({ bad: { ...common, path: '/bad/:id', answer: text() } }),
  // @ts-expect-error: a webhook with a body schema, although its body is raw bytes
  endpoints({ bad: { ...common, method: 'POST', path: '/bad', body: object({}), answer: text() } }),
]
