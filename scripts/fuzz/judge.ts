/** Whether an answer is one that the contract of its call allows. */
import { Ajv } from 'ajv'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { type FailureName, failures, SUCCESS } from '#contracts/core/failures.ts'
import type { TSchema } from '#contracts/core/schema.ts'
import { inRoot } from '../process/root.ts'
import type { Sent } from './send.ts'

const ajv = new Ajv({ strict: false })
const checks = new Map<TSchema, ReturnType<typeof ajv.compile>>()
/** What is not declared does not go out: a field too many may be somebody's secret. */
function complaintAbout(schema: TSchema, value: unknown): string | undefined {
  const check = checks.get(schema) ?? ajv.compile(closed(schema))
  checks.set(schema, check)
  if (check(value)) return
  const { instancePath, message, params } = check.errors?.[0] ?? { instancePath: '', message: '', params: {} }
  return `${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`
}

/** The schema with no room for other fields; what names none is open. */
const closed = (schema: TSchema): object =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && Object.keys(value.properties ?? {}).length > 0
      ? { ...value, additionalProperties: false }
      : value,
  )

/** Statuses of protocol faults, which any call may answer. */
const UNSAID = new Set([400, 401, 413, 415, 429])
const NAMES = Object.keys(failures) as FailureName[]

/** What is wrong with an answer; undefined when nothing is. */
export function judge(endpoint: Endpoint, sent: Sent): string | undefined {
  const { status, headers, body } = sent
  if (status === 0) return `no answer: ${body}`
  if (status >= 500) return `a fault of the server: ${status}`
  const type = headers['content-type'] ?? ''
  const { answer } = endpoint
  if (headers['x-content-type-options'] !== 'nosniff') return 'a browser may guess what it is'
  if (type.startsWith('text/html') && !headers['content-security-policy']) return 'a page without a policy'
  if (status === 304 && answer.kind === 'file' && headers.etag) return
  // A file may be JSON itself, and is no envelope then.
  const isFile = answer.kind === 'file' && type === answer.type
  if (status !== 200 || (type.startsWith('application/json') && !isFile)) return judgeEnvelope(endpoint, sent)
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
        ? judgeEvents(answer.events, String(body))
        : `the content type is ${type}`
  }
}

function judgeEnvelope({ answer, refuses, params }: Endpoint, { status, headers, body }: Sent): string | undefined {
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return `the content type is ${headers['content-type']}`
  if (headers['cache-control'] !== 'no-store') return `an envelope that may be kept: ${headers['cache-control']}`
  const envelope = Object(parsed(String(body)))
  if (Object.keys(envelope).join() !== 'code,msg,data') return `not the envelope: ${String(body).slice(0, 200)}`
  const { code, msg, data } = envelope
  if (typeof msg !== 'string' || msg === '' || /undefined|\[object|\{[a-zA-Z]+\}/.test(msg))
    return `the message is ${msg}`
  if (code === SUCCESS)
    return status === 200 && answer.kind === 'data'
      ? complaintAbout(answer.schema, data)
      : `a success with status ${status}`
  const name = NAMES.find((each) => failures[each].code === code)
  if (!name || failures[name].status !== status) return `code ${code} with status ${status}`
  if (data !== null) return 'a failure with data'
  // With a part of the path that fits nothing, an address is another one.
  const declared = UNSAID.has(status) || refuses.includes(name) || (name === 'unknownRoute' && params)
  return declared ? undefined : `refused with ${name}, which is not declared`
}

function judgeEvents(events: Readonly<Record<string, TSchema>>, text: string): string | undefined {
  for (const block of text.split('\n\n')) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const [name, data] = [field('event'), field('data')]
    if (name === undefined && data === undefined) continue
    const schema = events[name ?? 'message']
    if (!schema) return `an event ${name}`
    const complaint = complaintAbout(schema, parsed(data ?? '') ?? data)
    if (complaint) return `event ${name}: ${complaint}`
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const INSIDES = [/scrypt\$/, /SQLITE_|SqliteError/, /\n\s+at .*:\d+:\d+/, /node_modules/, /BEGIN (RSA )?PRIVATE/]

/** What must never be said: insides of the server, secrets, or markup that somebody sent, where a browser would run it. */
export function indiscretion({ headers, body }: Sent, secrets: readonly string[]): string | undefined {
  const type = headers['content-type'] ?? ''
  if (!/^(text|application\/json)/.test(type)) return
  const text = String(body)
  if (secrets.some((secret) => text.includes(secret))) return 'a secret is told'
  if (text.includes(inRoot('')) || INSIDES.some((inside) => inside.test(text)))
    return `insides are told: ${text.slice(0, 300)}`
  const markup = type.startsWith('text/html') ? text : String(Object(parsed(text)).msg)
  return markup.includes('<img src=x') ? `markup is echoed: ${markup.slice(0, 300)}` : undefined
}
