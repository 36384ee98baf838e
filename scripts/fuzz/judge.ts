/** Checks an answer against the contract of its call. */
import { Ajv } from 'ajv'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { type FailureName, failures, SUCCESS } from '#contracts/core/failures.ts'
import type { TSchema } from '#contracts/core/schema.ts'
import { rootPath } from '../process/root.ts'
import type { Sent } from './send.ts'

const ajv = new Ajv({ strict: false })
const checks = new Map<TSchema, ReturnType<typeof ajv.compile>>()
/** Undeclared fields are faults: they may leak data. */
function findSchemaProblem(schema: TSchema, value: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(closeSchema(schema))
  checks.set(schema, check)
  if (check(value)) return
  const { instancePath, message, params } = check.errors?.[0] ?? { instancePath: '', message: '', params: {} }
  return `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`
}

/** Forbids additional properties, except in objects without declared properties. */
const closeSchema = (schema: TSchema): object =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && Object.keys(value.properties ?? {}).length > 0
      ? { ...value, additionalProperties: false }
      : value,
  )

/** Statuses of protocol errors, which any call may answer without declaring them. */
const UNDECLARED = new Set([400, 401, 413, 415, 429])
const NAMES = Object.keys(failures) as FailureName[]

/** Returns the fault, or undefined. */
export function findFault(endpoint: Endpoint, sent: Sent): string | undefined {
  const { status, headers, body } = sent
  if (status === 0) return `no answer: ${body}`
  if (status >= 500) return `server error ${status}`
  const type = headers['content-type'] ?? ''
  const { answer } = endpoint
  if (headers['x-content-type-options'] !== 'nosniff') return 'the header X-Content-Type-Options: nosniff is missing'
  if (type.startsWith('text/html') && !headers['content-security-policy'])
    return 'an HTML page without Content-Security-Policy'
  if (status === 304 && answer.kind === 'file' && headers.etag) return
  // A file can be JSON without the envelope.
  const isFile = answer.kind === 'file' && type === answer.type
  if (status !== 200 || (type.startsWith('application/json') && !isFile)) return findEnvelopeFault(endpoint, sent)
  switch (answer.kind) {
    case 'data':
      return `the content type is ${type}`
    case 'file':
      if (type !== answer.type) return `the content type is ${type} and not ${answer.type}`
      return body.length === 0 ? 'an empty file' : undefined
    case 'text':
      return type === 'text/plain; charset=utf-8' ? undefined : `the content type is ${type}`
    case 'events':
      return type.startsWith('text/event-stream')
        ? findEventFault(answer.events, String(body))
        : `the content type is ${type}`
  }
}

function findEnvelopeFault(
  { answer, failures: declaredFailures, params }: Endpoint,
  { status, headers, body }: Sent,
): string | undefined {
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return `the content type is ${headers['content-type']}`
  if (headers['cache-control'] !== 'no-store') return `a cacheable envelope: ${headers['cache-control']}`
  const envelope = Object(parseJson(String(body)))
  if (Object.keys(envelope).join() !== 'code,msg,data') return `not the envelope: ${String(body).slice(0, 200)}`
  const { code, msg, data } = envelope
  if (typeof msg !== 'string' || msg === '' || /undefined|\[object|\{[a-zA-Z]+\}/.test(msg))
    return `the message is ${msg}`
  if (code === SUCCESS)
    return status === 200 && answer.kind === 'data'
      ? findSchemaProblem(answer.schema, data)
      : `a success with status ${status}`
  const name = NAMES.find((each) => failures[each].code === code)
  if (!name || failures[name].status !== status) return `code ${code} with status ${status}`
  if (data !== null) return 'a failure with data'
  // A path parameter outside its schema makes the route unknown.
  const declared = UNDECLARED.has(status) || declaredFailures.includes(name) || (name === 'unknownRoute' && params)
  return declared ? undefined : `refused with ${name}, which is not declared`
}

function findEventFault(events: Readonly<Record<string, TSchema>>, text: string): string | undefined {
  for (const block of text.split('\n\n')) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const [name, data] = [field('event'), field('data')]
    if (name === undefined && data === undefined) continue
    const schema = events[name ?? 'message']
    if (!schema) return `an undeclared event ${name}`
    const problem = findSchemaProblem(schema, parseJson(data ?? '') ?? data)
    if (problem) return `event ${name}: ${problem}`
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const INTERNALS = [/scrypt\$/, /SQLITE_|SqliteError/, /\n\s+at .*:\d+:\d+/, /node_modules/, /BEGIN (RSA )?PRIVATE/]

/** Returns a leak in the answer: server internals, secrets, or submitted markup that a browser would run. */
export function findLeak({ headers, body }: Sent, secrets: readonly string[]): string | undefined {
  const type = headers['content-type'] ?? ''
  if (!/^(text|application\/json)/.test(type)) return
  const text = String(body)
  if (secrets.some((secret) => text.includes(secret))) return 'the answer contains a secret'
  if (text.includes(rootPath('')) || INTERNALS.some((inside) => inside.test(text)))
    return `the answer contains internals: ${text.slice(0, 300)}`
  const markup = type.startsWith('text/html') ? text : String(Object(parseJson(text)).msg)
  return markup.includes('<img src=x') ? `the answer echoes markup: ${markup.slice(0, 300)}` : undefined
}
