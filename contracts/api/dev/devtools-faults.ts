/** Faults that developers arrange: how late calls are answered, and which of them fail, by chance that repeats. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, integer, number, object, oneOf, optional, string } from '../../core/schema.ts'

/** `status`: our envelope under that HTTP status. `drop`: the connection ends without an answer. `truncate`: it ends in the middle of one. */
export const FAULT_KINDS = ['none', 'status', 'drop', 'truncate'] as const
/** The longest wait. */
const LATENCY_MAX = 120_000

const Milliseconds = integer({ minimum: 0, maximum: LATENCY_MAX })

const rule = {
  call: string({
    maxLength: 200,
    description: '`all`, or a call by its method and path as the contract writes them: GET /api/report/productList',
  }),
  phone: optional(string({ maxLength: 32, description: 'Only the calls of this sample account' })),
  latency: optional(
    object({ from: Milliseconds, to: Milliseconds }, { description: 'The same twice: always that long' }),
  ),
  fault: optional(oneOf(...FAULT_KINDS)),
  status: optional(integer({ minimum: 400, maximum: 599, description: 'Of the fault `status`; 500 without it' })),
  probability: optional(
    number({ minimum: 0, maximum: 1, description: 'How many of the calls it meets; all without it' }),
  ),
  seed: optional(integer({ minimum: 0, maximum: 2_147_483_647, description: 'The same seed meets the same calls' })),
}

/** A rule as it is made. */
export const FaultRule = object(rule)
/** A rule that holds. */
export const Fault = object({
  ...rule,
  id: integer(),
  seen: integer({ minimum: 0, description: 'Calls that it was asked about' }),
  hits: integer({ minimum: 0, description: 'Calls that it met' }),
})

export const devFaults = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/faults',
    summary: 'The rules of this world and how often each was met',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ row: array(Fault) })),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/__dev/faults',
    summary: 'Add a rule. Of several that concern a call all waits add up, and the first fault that meets it happens',
    auth: 'guest',
    origin: 'ours',
    body: FaultRule,
    answer: data(Fault),
    refuses: ['unknownSample'],
  },
  remove: {
    method: 'POST',
    path: '/__dev/faults/remove',
    summary: 'Remove the rule with the id, or all',
    auth: 'guest',
    origin: 'ours',
    body: object({ id: optional(integer()) }),
    answer: data(object({ row: array(Fault) })),
    refuses: [],
  },
})
