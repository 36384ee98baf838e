/**
 * Holds what the two sides have agreed upon against the contract, strictly in both directions. A field stands in the pact if
 * and only if it stands in the contract, with the same type, and then:
 *  – a field that the contract demands is in every exchange;
 *  – an optional one is in some and not in others, for a field that is always there, or never, is not optional;
 *  – what may be null is null once and once not;
 *  – a list that is empty in one has items in another;
 *  – an answer relies on the exact closed list, and on the exact format of an instant or a day.
 * So neither side can rename, retype, drop, add or loosen a field without a disagreement; `npm run contracts:mutate` tries it.
 */
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { envelope } from '#contracts/core/envelope.ts'
import { type FailureName, failures, SUCCESS } from '#contracts/core/failures.ts'
import { object } from '#contracts/core/schema.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from '#contracts/core/time.ts'
import type { Claim } from './claims.ts'

/** One request and its answer, as agreed. */
export interface Exchange {
  what: string
  endpoint: Endpoint
  params?: Claim | undefined
  query?: Claim | undefined
  body?: Claim | undefined
  /** Absent where the answer is no JSON. */
  answer?: { status: number; code: number; envelope: Claim } | undefined
  /** An event of a stream. */
  event?: { name: string; data: Claim } | undefined
}

/** A schema as JSON Schema has it; what the builders of contracts/core/schema.ts make of it. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: string[]
  pattern?: string
  anyOf?: Schema[]
}
/** TypeBox's schemas are JSON Schema; its types do not say so. */
export const plain = (schema: object | undefined): Schema => schema ?? NOTHING
const NOTHING: Schema = { type: 'object', properties: {}, required: [] }

/** Of what may be either way, both ways are wanted. */
const WANTED = {
  optional: ['given', 'left out'],
  nullable: ['null', 'a value'],
  'a list': ['with items'],
  'a closed list': ['relied upon as one'],
} as const
type Sort = keyof typeof WANTED

interface Seen {
  problem(text: string): void
  /** `key`: which field, by the schema that it stands in. */
  way(key: object | string, sort: Sort, where: string, way: string): void
}
interface Place {
  what: string
  path: string
  answer: boolean
}

/** What exchanges show: problems in themselves, and the ways in which something was seen that has several. */
export interface Observation {
  problems: string[]
  ways: Map<object | string, { sort: Sort; where: string; seen: Set<string> }>
}

export function observe(exchanges: readonly Exchange[]): Observation {
  const { problems, ways }: Observation = { problems: [], ways: new Map() }
  const seen: Seen = {
    problem: (text) => problems.push(text),
    way(key, sort, where, way) {
      const known = ways.get(key)
      if (known) known.seen.add(way)
      else ways.set(key, { sort, where, seen: new Set([way]) })
    },
  }
  for (const exchange of exchanges) compare(exchange, seen)
  return { problems, ways }
}

/** Each disagreement in a sentence; there should be none. What one call never shows of a shared schema, another one may. */
export function disagreements(observations: readonly Observation[]): string[] {
  const problems = observations.flatMap((one) => one.problems)
  const all = new Map<object | string, { sort: Sort; where: string; seen: Set<string> }>()
  for (const { ways } of observations) {
    for (const [key, { sort, where, seen }] of ways) {
      const known = all.get(key)
      if (known) for (const way of seen) known.seen.add(way)
      else all.set(key, { sort, where, seen: new Set(seen) })
    }
  }
  for (const { sort, where, seen } of all.values())
    for (const way of WANTED[sort]) if (!seen.has(way)) problems.push(`${where}: ${sort}, but never ${way}`)
  return problems
}

function compare({ what, endpoint, answer, event, ...request }: Exchange, seen: Seen): void {
  const name = nameOf(endpoint)
  for (const part of ['params', 'query', 'body'] as const) {
    const claim = request[part] ?? { is: 'object', fields: {} }
    hold(plain(endpoint[part]), claim, { what, path: `${name} ${part}`, answer: false }, seen)
  }
  const place = { what, path: `${name} answer`, answer: true }
  if (event) {
    const schema = endpoint.answer.kind === 'events' ? endpoint.answer.events[event.name] : undefined
    if (schema) hold(plain(schema), event.data, { ...place, path: `${name} ${event.name}` }, seen)
    else seen.problem(`${what}: there is no event ${event.name}`)
  }
  if (answer) hold(schemaOf(endpoint, answer, what, seen), answer.envelope, place, seen)
}

/** Which envelope an answer of this code has. */
function schemaOf(endpoint: Endpoint, { status, code }: { status: number; code: number }, what: string, seen: Seen) {
  if (code === SUCCESS) {
    if (status !== 200) seen.problem(`${what}: a success of status ${status}`)
    if (endpoint.answer.kind === 'data') return plain(envelope(endpoint.answer.schema))
    seen.problem(`${what}: the call answers no data`)
    return NOTHING
  }
  const failure = namesOfFailures.find((name) => failures[name].code === code)
  if (!failure || failures[failure].status !== status)
    seen.problem(`${what}: no failure is ${status} with code ${code}`)
  else if (!mayRefuse(endpoint, failure)) seen.problem(`${what}: the call does not refuse with ${failure}`)
  return REFUSAL
}

const { properties, required = [] } = plain(envelope(object({})))
/** The envelope of a refusal carries no data. */
const REFUSAL: Schema = { type: 'object', properties: { ...properties, data: { type: 'null' } }, required }

const namesOfFailures = Object.keys(failures) as FailureName[]
/** Every call for users refuses a guest. */
const mayRefuse = ({ refuses, auth }: Endpoint, failure: FailureName) =>
  refuses.includes(failure) || (failure === 'notLoggedIn' && auth === 'user')

function hold(schema: Schema, claim: Claim, place: Place, seen: Seen): void {
  const [first] = schema.anyOf ?? []
  if (first) {
    seen.way(schema, 'nullable', place.path, claim.is === 'null' ? 'null' : 'a value')
    if (claim.is !== 'null') hold(first, claim, place, seen)
  } else if (schema.enum) holdList(schema.enum, claim, place, seen)
  else if (claim.is === 'object' && schema.type === 'object') holdFields(schema, claim.fields, place, seen)
  else if (claim.is === 'array' && schema.type === 'array') {
    seen.way(schema, 'a list', place.path, claim.items.length === 0 ? 'empty' : 'with items')
    for (const item of claim.items) hold(plain(schema.items), item, { ...place, path: `${place.path}[]` }, seen)
  } else if (schema.type !== (claim.is === 'text' || claim.is === 'like' ? 'string' : claim.is))
    seen.problem(`${place.what}: ${place.path} is ${claim.is}, and ${schema.type ?? 'anything'} in the contract`)
  else if (!hasForm(claim, schema.pattern, place)) {
    const [claimed, wanted] = [claim.is === 'like' ? claim.pattern : claim.is, schema.pattern ?? 'any text']
    seen.problem(`${place.what}: ${place.path} is ${claimed}, and ${wanted} in the contract`)
  }
}

/** An answer may contain a date only where the contract declares one. */
const DATES = [INSTANT_PATTERN, DAY_PATTERN]

/** Whether the claim has the format of the contract, or is a text in that format. */
function hasForm(claim: Claim, pattern: string | undefined, { answer }: Place): boolean {
  if (claim.is === 'text') {
    const isDate = DATES.some((date) => new RegExp(date).test(claim.text))
    return pattern === undefined ? !(answer && isDate) : new RegExp(pattern, 'u').test(claim.text)
  }
  return pattern === (claim.is === 'like' ? claim.pattern : undefined)
}

/** What a request sends is one of the list; what an answer is relied upon for is the list, or one of it that the state brings about. */
function holdList(list: readonly string[], claim: Claim, { what, path, answer }: Place, seen: Seen): void {
  if (answer) seen.way(list, 'a closed list', path, claim.is === 'oneOf' ? 'relied upon as one' : 'a single value')
  const same =
    claim.is === 'oneOf' && claim.values.length === list.length && claim.values.every((v) => list.includes(v))
  if (same || (claim.is === 'text' && list.includes(claim.text))) return
  seen.problem(`${what}: ${path} is not the closed list of the contract, ${list.join(', ')}`)
}

function holdFields(schema: Schema, fields: Readonly<Record<string, Claim>>, place: Place, seen: Seen): void {
  const { properties = {}, required = [] } = schema
  for (const key of Object.keys(fields))
    if (!properties[key]) seen.problem(`${place.what}: ${place.path}.${key} is not in the contract`)
  for (const [key, property] of Object.entries(properties)) {
    const [claim, path] = [fields[key], `${place.path}.${key}`]
    if (!required.includes(key)) seen.way(path, 'optional', path, claim ? 'given' : 'left out')
    else if (!claim) seen.problem(`${place.what}: ${path} is demanded by the contract and missing`)
    if (claim) hold(property, claim, { ...place, path }, seen)
  }
}
