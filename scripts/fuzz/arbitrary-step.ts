/** Random requests to a call, derived from its contract: mostly valid, often at the limits, sometimes hostile. */
import fc, { type Arbitrary } from 'fast-check'
import { billing, NOTIFICATION_CALLS } from '#contracts/api/billing.ts'
import { PROVIDERS } from '#contracts/api/payment-providers.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { TSchema } from '#contracts/core/schema.ts'
import { edges, fieldsOf, fitting, misfit, record } from './arbitrary.ts'
import { noticeOf } from './notice.ts'
import type { Body, Caller, Step } from './step.ts'
import { uploadOf } from './upload.ts'
import { wholeInputs } from './whole-inputs.ts'

const JSON_TYPE = 'application/json'
const LIMIT = 1024 * 1024

export function stepOf(endpoint: Endpoint): Arbitrary<Step> {
  return fc.record({
    as: callers(endpoint),
    address: fc
      .tuple(pathOf(endpoint), queryOf(endpoint))
      .map(([path, query]) => (query === '' ? path : `${path}?${query}`)),
    headers: headers(),
    ...(endpoint.method === 'POST' && { body: bodyOf(endpoint) }),
  })
}

const callers = ({ auth }: Endpoint): Arbitrary<Caller> =>
  fc.oneof(
    { weight: auth === 'user' ? 16 : 4, arbitrary: fc.constant<Caller>('seller') },
    { weight: 3, arbitrary: fc.constant<Caller>('neighbour') },
    { weight: auth === 'user' ? 1 : 4, arbitrary: fc.constant<Caller>('nobody') },
    fc.constantFrom<Caller>('unknown', 'strayed'),
  )

/** Only values that a client can send. */
const headers = () =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    fc.constantFrom<Record<string, string>>(
      { 'accept-language': 'en-US' },
      { 'accept-language': 'xx;q=9,,;=' },
      { 'user-agent': '<img src=x onerror=alert(1)>'.repeat(40) },
      { cookie: 'theme=dark; language=; token=%00; a=b;;;=' },
      { 'last-event-id': '-1' },
      { 'last-event-id': '99999999999999999999' },
      { 'if-none-match': '*' },
      { range: 'bytes=5-1' },
      { 'x-forwarded-for': '::1, <>' },
      { origin: 'http://localhost:1' },
      { authorization: '' },
      { authorization: 'Bearer \u00ff\u00fe' },
      // Longer than the header size limit.
      { authorization: 't'.repeat(20_000) },
    ),
  )

const RAW_PARAMS = ['%00', '%', '%zz', '..%2f..%2fpackage.json', '%c0%ae', '.', 'x'.repeat(300), '__proto__', '%E4%BD']

function pathOf({ path, params }: Endpoint): Arbitrary<string> {
  if (!params) return fc.constant(path)
  const encoded = (value: unknown) => encodeURIComponent(text(value).toWellFormed())
  const names = fieldsOf(params).map(([name]) => name)
  const whole = wholeInputs(path).filter((values) => names.every((name) => name in values))
  const some = fc.oneof(
    ...whole.map((values) => ({ weight: 6, arbitrary: fc.constant(values) })),
    { weight: 6, arbitrary: record(params, (name, schema) => fitting(schema, name).map(encoded)) },
    { weight: 2, arbitrary: record(params, (_, schema) => edges(schema).map(encoded)) },
    record(params, () => fc.constantFrom(...RAW_PARAMS)),
  )
  return some.map((values) => path.replace(/:(\w+)/g, (_, name) => String(values[name])))
}

/** A value as text in a query. */
const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const pairs = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(text(value).toWellFormed())}`)
    .join('&')

const RAW_QUERIES = [
  '=',
  '&&&',
  'a',
  'page[]=1',
  '__proto__[a]=1',
  'constructor=1',
  '%=%',
  '%00=%00',
  'x='.repeat(2000),
]

function queryOf({ path, query }: Endpoint): Arbitrary<string> {
  const raw = fc.constantFrom(...RAW_QUERIES)
  if (!query) return fc.oneof({ weight: 5, arbitrary: fc.constant('') }, raw)
  const twice = fc
    .tuple(valuesOf(path, query), valuesOf(path, query))
    .map(([one, two]) => `${pairs(one)}&${pairs(two)}`)
  return fc.oneof({ weight: 12, arbitrary: valuesOf(path, query).map(pairs) }, twice, raw)
}

/** Mostly valid fields; sometimes one field is at a limit, wrong, or missing. */
function valuesOf(path: string, schema: TSchema): Arbitrary<Record<string, unknown>> {
  const whole = wholeInputs(path)
  const any = record(schema, (name, its) => fitting(its, name))
  const fit = whole.length === 0 ? any : fc.oneof(any, fc.constantFrom(...whole))
  const names = [...fieldsOf(schema).map(([name]) => name), 'extra', 'constructor']
  const one = (value: Arbitrary<unknown>) =>
    fc.tuple(fit, fc.constantFrom(...names), value).map(([values, name, wrong]) => ({ ...values, [name]: wrong }))
  const atEdge = names.flatMap((name) => {
    const its = fieldsOf(schema).find(([known]) => known === name)?.[1]
    return its ? [fc.tuple(fit, edges(its)).map(([values, edge]) => ({ ...values, [name]: edge }))] : []
  })
  return fc.oneof(
    { weight: 8, arbitrary: fit },
    ...atEdge.map((arbitrary) => ({ weight: Math.ceil(6 / atEdge.length), arbitrary })),
    { weight: 4, arbitrary: one(misfit()) },
    fc.tuple(fit, fc.constantFrom(...names)).map(([{ [names[0] ?? '']: _, ...values }]) => values),
  ) as Arbitrary<Record<string, unknown>> // each branch is an object of fields
}

function bodyOf(endpoint: Endpoint): Arbitrary<Body | undefined> {
  if (endpoint.upload) return uploadOf(endpoint.upload)
  const provider = PROVIDERS.find((name) => billing[NOTIFICATION_CALLS[name]] === endpoint)
  if (provider) return noticeOf(provider)
  if (!endpoint.body) return hostile()
  const json = valuesOf(endpoint.path, endpoint.body).map((values) => ({
    type: JSON_TYPE,
    content: JSON.stringify(values),
  }))
  return fc.oneof({ weight: 9, arbitrary: json }, hostile())
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const RAW_BODIES = [
  '',
  '{',
  '{"a":1,}',
  '[]',
  'null',
  '1',
  '"x"',
  '{"a":1}{"a":2}',
  '\ufeff{}',
  deep(5000),
  '{"a":'.repeat(5000),
]
const POISONED = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"phone":1,"phone":"2"}',
]

const hostile = (): Arbitrary<Body | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.constantFrom(...RAW_BODIES, ...POISONED).map((content) => ({ type: JSON_TYPE, content })),
    fc.jsonValue().map((value) => ({ type: JSON_TYPE, content: JSON.stringify(value) })),
    fc
      .constantFrom(undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ';;=')
      .map((type) => ({ type, content: '{}' })),
    fc.constantFrom(`${JSON_TYPE}; charset=utf-16`, JSON_TYPE.toUpperCase()).map((type) => ({ type, content: '{}' })),
    fc.uint8Array({ maxLength: 64 }).map((bytes) => ({ type: JSON_TYPE, content: Buffer.from(bytes) })),
    // Rare, because a megabyte takes time.
    fc.nat(15).map((one) => ({ type: JSON_TYPE, content: one === 0 ? `"${'x'.repeat(LIMIT)}"` : '"x"' })),
  )
