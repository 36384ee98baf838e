/** Side (a): changes the contract field by field; pacts and openapi.json stay as they are. */
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { plain, type Schema } from '#contracts/pact/agreement.ts'
import type { Mutant } from './mutant.ts'

export interface ContractMutant extends Mutant {
  /** Changes the contract in place; returns the function that restores it. */
  apply(): () => void
}

/** A place that holds a schema: a field of an object, the items of an array, the data of an answer. */
interface Slot {
  calls: Set<string>
  path: string
  holder: Record<string, Schema>
  key: string
  /** The object with this field; absent for items and data. */
  of?: Schema
}

/** All mutants of all fields. A schema that several calls share is changed for all of them. */
export function contractMutants(endpoints: readonly Endpoint[]): ContractMutant[] {
  const slots = new Map<object, Map<string, Slot>>()
  for (const endpoint of endpoints) {
    for (const part of ['params', 'query', 'body'] as const)
      if (endpoint[part]) fieldsOf(plain(endpoint[part]), part, endpoint, slots)
    const { answer } = endpoint
    if (answer.kind === 'data') slotsIn(answer as unknown as Holder, 'schema', 'data', endpoint, slots)
    if (answer.kind === 'events')
      for (const event of Object.keys(answer.events)) slotsIn(answer.events as Holder, event, event, endpoint, slots)
  }
  return [...slots.values()].flatMap((byKey) => [...byKey.values()].flatMap(mutantsOf))
}

/** TypeBox schemas are plain JSON Schema objects, so they can be changed in place. */
type Holder = Record<string, Schema>

function slotsIn(
  holder: Holder,
  key: string,
  path: string,
  endpoint: Endpoint,
  slots: Map<object, Map<string, Slot>>,
  of?: Schema,
): void {
  const byKey = slots.get(holder) ?? new Map<string, Slot>()
  const slot = byKey.get(key) ?? { calls: new Set(), path, holder, key, ...(of && { of }) }
  slot.calls.add(nameOf(endpoint))
  slots.set(holder, byKey.set(key, slot))
  const schema = holder[key] ?? {}
  const inner = schema.anyOf?.[0] ?? schema
  if (inner.items) slotsIn(inner as unknown as Holder, 'items', `${path}[]`, endpoint, slots)
  fieldsOf(inner, path, endpoint, slots)
}

function fieldsOf(schema: Schema, path: string, endpoint: Endpoint, slots: Map<object, Map<string, Slot>>): void {
  const { properties = {} } = schema
  for (const key of Object.keys(properties)) slotsIn(properties, key, `${path}.${key}`, endpoint, slots, schema)
}

function mutantsOf(slot: Slot): ContractMutant[] {
  const { calls, path, holder, key, of } = slot
  const schema = holder[key] ?? {}
  const mutant = (what: string, apply: () => () => void): ContractMutant => ({
    calls: [...calls],
    what: `${path} ${what}`,
    apply,
  })
  const become = (other: Schema) => () => {
    holder[key] = other
    return () => {
      holder[key] = schema
    }
  }
  const nullable = schema.anyOf !== undefined
  return [
    ...retype(schema).map(([what, other]) => mutant(`becomes ${what}`, become(other))),
    nullable
      ? mutant('is never null', become(schema.anyOf?.[0] ?? {}))
      : mutant('may be null', become({ anyOf: [schema, { type: 'null' }] })),
    ...(of
      ? fieldMutants(of, key, path.startsWith('params.')).map(([what, change]) =>
          mutant(what, () => applyChange(of, change)),
        )
      : []),
  ]
}

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  integer: ['number', 'string'],
  number: ['integer', 'string'],
  string: ['integer'],
}

/** The same schema with another type. */
function retype(schema: Schema): [string, Schema][] {
  const [inner] = schema.anyOf ?? []
  if (inner) return retype(inner).map(([what, other]) => [what, { anyOf: [other, { type: 'null' }] }])
  if (schema.enum || schema.pattern !== undefined)
    return [
      ['integer', { type: 'integer' }],
      ['any string', { type: 'string' }],
    ]
  return (OTHERS[schema.type ?? ''] ?? ['string']).map((type) => [type, { type }])
}

type Change = (properties: Record<string, Schema>, required: string[]) => [Record<string, Schema>, string[]]

/** A renamed field stays required if it was. */
function fieldMutants(of: Schema, key: string, inPath: boolean): [string, Change][] {
  const other = `${key}Renamed`
  const isRequired = of.required?.includes(key) ?? false
  return [
    [
      'is renamed',
      ({ [key]: schema = {}, ...rest }, required) => [
        { ...rest, [other]: schema },
        isRequired ? [...removeKey(required, key), other] : required,
      ],
    ],
    ['is dropped', ({ [key]: _, ...rest }, required) => [rest, removeKey(required, key)]],
    // A path parameter cannot be optional: without it, the route is another one.
    ...(inPath ? [] : [optionality(key, isRequired)]),
  ]
}

const removeKey = (required: readonly string[], key: string) => required.filter((name) => name !== key)

const optionality = (key: string, isRequired: boolean): [string, Change] =>
  isRequired
    ? ['becomes optional', (properties, required) => [properties, removeKey(required, key)]]
    : ['becomes required', (properties, required) => [properties, [...required, key]]]

function applyChange(of: Schema, change: Change): () => void {
  const { properties, required } = of
  const [others, requiredNames] = change(properties ?? {}, required ?? [])
  of.properties = others
  of.required = requiredNames
  return () => {
    // A schema without required fields had no list. An empty list would differ from openapi.json, so every later mutant
    // would wrongly count as killed.
    if (properties === undefined) delete of.properties
    else of.properties = properties
    if (required === undefined) delete of.required
    else of.required = required
  }
}
