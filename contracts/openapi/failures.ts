/** Failure responses by HTTP status, with codes, meanings and examples. */
import { type FailureName, failures } from '../core/failures.ts'
import { messageOf } from '../model/messages/messages.ts'

/** Values for the placeholders of the messages. */
const PLACES = {
  field: 'asin',
  problem: 'must be string',
  route: 'GET /api/nothing',
  limit: '1 MB',
  wait: '60 s',
  id: 'req-1',
  price: '10.00',
  power: '9.99',
  asin: 'B0SAMPLE01',
  marketplace: 'US',
  metric: '价格',
  month: '2026-10',
  week: '2026-11-08',
  room: '3',
  period: '2026-W40',
  known: '2026-10',
  kind: 'week',
  term: 'travel mug',
  found: 'DE',
  day: '2026-12-15',
  phone: '13900000000',
  reason: 'no answer within 30 s',
  name: 'before',
  from: '2026-11-01',
  until: '2026-11-30',
  plan: 'Pro',
  minimum: '¥100.00',
  currency: '¥',
  count: '20',
  most: '500',
  words: '1500',
  no: '2',
}

/** Name of the response component for a set of failures. */
export const nameOfAnswer = (names: readonly FailureName[]) => names.join('.')

/** Envelope of the given failures, without data. */
export const refusalSchema = (names: readonly FailureName[]) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', enum: names.map((name) => failures[name].code) },
    msg: { type: 'string', description: 'Ready to show, in the language of the caller' },
    data: { type: 'null' },
  },
})

export const refusalExamples = (names: readonly FailureName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]))

export const failureExamples = () =>
  Object.fromEntries(
    Object.entries(failures).map(([name, { code, meaning }]) => [
      name,
      {
        summary: meaning,
        // keys of a const object
        value: { code, msg: messageOf('zh-CN', name as FailureName, PLACES), data: null },
      },
    ]),
  )

export const failureCodes = () => ({
  type: 'integer',
  description: 'All failure codes; 1 is success',
  oneOf: Object.entries(failures).map(([title, { code, status, meaning }]) => ({
    const: code,
    title,
    description: `${meaning} HTTP ${status}.`,
  })),
})

/** One line per failure: code, name, meaning. */
export const meaningsOf = (names: readonly FailureName[]) =>
  names.map((name) => `${failures[name].code} ${name}: ${failures[name].meaning}`).join('\n')

export const refusalAnswer = (names: readonly FailureName[]) => ({
  description: meaningsOf(names),
  content: { 'application/json': { schema: refusalSchema(names), examples: refusalExamples(names) } },
})
