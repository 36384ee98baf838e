/**
 * Compares the pacts with the contract, strictly in both directions; README.md lists the rules. No side can rename,
 * retype, drop, add or loosen a field unnoticed, which `npm run contracts:mutate` verifies.
 */
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { envelope } from '#contracts/core/envelope.ts'
import { type FailureName, failures, SUCCESS } from '#contracts/core/failures.ts'
import { object } from '#contracts/core/schema.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from '#contracts/core/time.ts'
import type { Claim } from './claims.ts'

export interface Exchange {
  what: string
  endpoint: Endpoint
  params?: Claim | undefined
  query?: Claim | undefined
  body?: Claim | undefined
  /** Absent for answers other than JSON. */
  answer?: { status: number; code: number; envelope: Claim } | undefined
  event?: { name: string; data: Claim } | undefined
}

/** The subset of JSON Schema that contracts/core/schema.ts builds. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: string[]
  pattern?: string
  anyOf?: Schema[]
}
/** TypeBox schemas are JSON Schema, but their types do not say so. */
export const plain = (schema: object | undefined): Schema => schema ?? NOTHING
const NOTHING: Schema = { type: 'object', properties: {}, required: [] }

/** The variants that the exchanges must show for each kind of field. */
const WANTED = {
  optional: ['given', 'left out'],
  nullable: ['null', 'a value'],
  'a list': ['with items'],
  'a closed list': ['relied upon as one'],
} as const
type Sort = keyof typeof WANTED

interface Seen {
  problem(text: string): void
  /** Records a variant. `key` identifies the field: its schema, or its path. */
  addVariant(key: object | string, sort: Sort, where: string, variant: string): void
}
interface Place {
  what: string
  path: string
  answer: boolean
}

export interface Observation {
  problems: string[]
  variants: Map<object | string, { sort: Sort; where: string; seen: Set<string> }>
}

export function observe(exchanges: readonly Exchange[]): Observation {
  const { problems, variants }: Observation = { problems: [], variants: new Map() }
  const seen: Seen = {
    problem: (text) => problems.push(text),
    addVariant(key, sort, where, variant) {
      const known = variants.get(key)
      if (known) known.seen.add(variant)
      else variants.set(key, { sort, where, seen: new Set([variant]) })
    },
  }
  for (const exchange of exchanges) compare(exchange, seen)
  return { problems, variants }
}

/** One sentence per disagreement. If calls share a schema, any of them can show a variant. */
export function disagreements(observations: readonly Observation[]): string[] {
  const problems = observations.flatMap((one) => one.problems)
  const all = new Map<object | string, { sort: Sort; where: string; seen: Set<string> }>()
  for (const { variants } of observations) {
    for (const [key, { sort, where, seen }] of variants) {
      const known = all.get(key)
      if (known) for (const variant of seen) known.seen.add(variant)
      else all.set(key, { sort, where, seen: new Set(seen) })
    }
  }
  for (const { sort, where, seen } of all.values())
    for (const variant of WANTED[sort]) if (!seen.has(variant)) problems.push(`${where}: ${sort}, but never ${variant}`)
  return problems
}

function compare({ what, endpoint, answer, event, ...request }: Exchange, seen: Seen): void {
  const name = nameOf(endpoint)
  for (const part of ['params', 'query', 'body'] as const) {
    const claim = request[part] ?? { is: 'object', fields: {} }
    compareClaim(plain(endpoint[part]), claim, { what, path: `${name} ${part}`, answer: false }, seen)
  }
  const place = { what, path: `${name} answer`, answer: true }
  if (event) {
    const schema = endpoint.answer.kind === 'events' ? endpoint.answer.events[event.name] : undefined
    if (schema) compareClaim(plain(schema), event.data, { ...place, path: `${name} ${event.name}` }, seen)
    else seen.problem(`${what}: there is no event ${event.name}`)
  }
  if (answer) compareClaim(schemaOf(endpoint, answer, what, seen), answer.envelope, place, seen)
}

function schemaOf(endpoint: Endpoint, { status, code }: { status: number; code: number }, what: string, seen: Seen) {
  if (code === SUCCESS) {
    if (status !== 200) seen.problem(`${what}: a success of status ${status}`)
    if (endpoint.answer.kind === 'data') return plain(envelope(endpoint.answer.schema))
    seen.problem(`${what}: the call answers no data`)
    return NOTHING
  }
  const failure = failureNames.find((name) => failures[name].code === code)
  if (!failure || failures[failure].status !== status)
    seen.problem(`${what}: no failure is ${status} with code ${code}`)
  else if (!canFailWith(endpoint, failure)) seen.problem(`${what}: the call does not refuse with ${failure}`)
  return REFUSAL
}

const { properties, required = [] } = plain(envelope(object({})))
const REFUSAL: Schema = { type: 'object', properties: { ...properties, data: { type: 'null' } }, required }

const failureNames = Object.keys(failures) as FailureName[]
/** Every call with `auth: 'user'` rejects guests. */
const canFailWith = ({ failures: declaredFailures, auth }: Endpoint, failure: FailureName) =>
  declaredFailures.includes(failure) || (failure === 'notLoggedIn' && auth === 'user')

function compareClaim(schema: Schema, claim: Claim, place: Place, seen: Seen): void {
  const [first] = schema.anyOf ?? []
  if (first) {
    seen.addVariant(schema, 'nullable', place.path, claim.is === 'null' ? 'null' : 'a value')
    if (claim.is !== 'null') compareClaim(first, claim, place, seen)
  } else if (schema.enum) compareList(schema.enum, claim, place, seen)
  else if (claim.is === 'object' && schema.type === 'object') compareFields(schema, claim.fields, place, seen)
  else if (claim.is === 'array' && schema.type === 'array') {
    seen.addVariant(schema, 'a list', place.path, claim.items.length === 0 ? 'empty' : 'with items')
    for (const item of claim.items) compareClaim(plain(schema.items), item, { ...place, path: `${place.path}[]` }, seen)
  } else if (schema.type !== (claim.is === 'text' || claim.is === 'like' ? 'string' : claim.is))
    seen.problem(`${place.what}: ${place.path} is ${claim.is}, and ${schema.type ?? 'anything'} in the contract`)
  else if (!hasFormat(claim, schema.pattern, place)) {
    const [claimed, wanted] = [claim.is === 'like' ? claim.pattern : claim.is, schema.pattern ?? 'any text']
    seen.problem(`${place.what}: ${place.path} is ${claimed}, and ${wanted} in the contract`)
  }
}

/** An answer may contain a date only where the contract declares one. */
const DATES = [INSTANT_PATTERN, DAY_PATTERN]

function hasFormat(claim: Claim, pattern: string | undefined, { answer }: Place): boolean {
  if (claim.is === 'text') {
    const isDate = DATES.some((date) => new RegExp(date).test(claim.text))
    return pattern === undefined ? !(answer && isDate) : new RegExp(pattern, 'u').test(claim.text)
  }
  return pattern === (claim.is === 'like' ? claim.pattern : undefined)
}

/** Requests send one value of the list; answers match the whole list or a single value. */
function compareList(list: readonly string[], claim: Claim, { what, path, answer }: Place, seen: Seen): void {
  if (answer)
    seen.addVariant(list, 'a closed list', path, claim.is === 'oneOf' ? 'relied upon as one' : 'a single value')
  const same =
    claim.is === 'oneOf' && claim.values.length === list.length && claim.values.every((v) => list.includes(v))
  if (same || (claim.is === 'text' && list.includes(claim.text))) return
  seen.problem(`${what}: ${path} is not the closed list of the contract, ${list.join(', ')}`)
}

function compareFields(schema: Schema, fields: Readonly<Record<string, Claim>>, place: Place, seen: Seen): void {
  const { properties = {}, required = [] } = schema
  for (const key of Object.keys(fields))
    if (!properties[key]) seen.problem(`${place.what}: ${place.path}.${key} is not in the contract`)
  for (const [key, property] of Object.entries(properties)) {
    const [claim, path] = [fields[key], `${place.path}.${key}`]
    if (!required.includes(key)) seen.addVariant(path, 'optional', path, claim ? 'given' : 'left out')
    else if (!claim) seen.problem(`${place.what}: ${path} is demanded by the contract and missing`)
    if (claim) compareClaim(property, claim, { ...place, path }, seen)
  }
}
