/** Faults that developers inject: latency and failures, with a reproducible probability. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, integer, number, object, oneOf, optional, string } from '../../core/schema.ts'

/**
 * `status`: our envelope with that HTTP status. `drop`: the connection closes without an answer. `truncate`: the
 * connection closes in the middle of the answer.
 */
export const FAULT_KINDS = ['none', 'status', 'drop', 'truncate'] as const
const LATENCY_MAX = 120_000

const Milliseconds = integer({ minimum: 0, maximum: LATENCY_MAX })

const rule = {
  call: string({
    maxLength: 200,
    description: '`all`, or method and path of a call as in the contract: GET /api/report/productList',
  }),
  phone: optional(string({ maxLength: 32, description: 'Only calls of this sample account' })),
  latency: optional(
    object(
      { from: Milliseconds, to: Milliseconds },
      { description: 'A random wait between both; equal values give a fixed wait' },
    ),
  ),
  fault: optional(oneOf(...FAULT_KINDS)),
  status: optional(integer({ minimum: 400, maximum: 599, description: 'For the fault `status`; 500 by default' })),
  probability: optional(
    number({ minimum: 0, maximum: 1, description: 'Share of the calls that are affected; all by default' }),
  ),
  seed: optional(integer({ minimum: 0, maximum: 2_147_483_647, description: 'The same seed affects the same calls' })),
}

export const FaultRule = object(rule)
export const Fault = object({
  ...rule,
  id: integer(),
  seen: integer({ minimum: 0, description: 'Calls that matched the rule' }),
  hits: integer({ minimum: 0, description: 'Calls that were affected' }),
})

export const devFaults = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/faults',
    summary: 'The fault rules of this world and how often each applied',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ row: array(Fault) })),
    failures: [],
  },
  add: {
    method: 'POST',
    path: '/__dev/faults',
    summary: 'Add a fault rule. If several match a call, their latencies add up and the first fault applies',
    auth: 'guest',
    origin: 'ours',
    body: FaultRule,
    answer: data(Fault),
    failures: ['unknownSample'],
  },
  remove: {
    method: 'POST',
    path: '/__dev/faults/remove',
    summary: 'Remove one rule by id, or all rules',
    auth: 'guest',
    origin: 'ours',
    body: object({ id: optional(integer()) }),
    answer: data(object({ row: array(Fault) })),
    failures: [],
  },
})
