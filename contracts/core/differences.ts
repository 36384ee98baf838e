/**
 * Compares a value with a schema field by field, for forwarded calls and `contracts:verify`. Unlike Ajv it reports
 * every field, renamed fields, and fields that the answer did not show.
 */

import { describeValue, describeWord } from './describe.ts'
import type { DifferenceKind } from './difference-kinds.ts'
import { descending, findBrokenLimit, findUnsorted, type Limits } from './limits.ts'
import type { TSchema } from './schema.ts'

export interface Difference {
  kind: DifferenceKind
  /** `data.row[].url`; all items of a list share one path. */
  path: string
  expected: string
  got: string
}

export interface Comparison {
  differences: Difference[]
  /** Paths that the value does not show: empty lists, nulls, absent optional fields. */
  unseen: string[]
}

/** The subset of JSON Schema that schema.ts builds. */
interface Schema extends Limits {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** Schema of the JSON in a string. */
  contentSchema?: Schema
}

const noDifference: Comparison = { differences: [], unseen: [] }
const oneDifference = (kind: DifferenceKind, path: string, expected: string, got: string): Comparison => ({
  differences: [{ kind, path, expected, got }],
  unseen: [],
})

/** `path` is the position of the value, for the reported differences. */
export const compare = (schema: TSchema, value: unknown, path: string): Comparison =>
  compareTo(schema as Schema, value, path)

function compareTo(schema: Schema, value: unknown, path: string): Comparison {
  if (schema.anyOf) return compareToAny(schema.anyOf, value, path)
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values) {
    if (values.includes(value)) return noDifference
    const kind = values.some((each) => typeof each === typeof value) ? 'value' : 'type'
    return oneDifference(kind, path, values.map((each) => JSON.stringify(each)).join(' | '), describeWord(value))
  }
  const { type } = schema
  if (type === undefined) return noDifference
  if (!isOf(type, value)) return oneDifference('type', path, type, describeValue(value))
  if (isRecord(value)) return compareFields(schema, value, path)
  if (Array.isArray(value)) return compareItems(schema, value, path)
  const broken = findBrokenLimit(schema, value)
  if (broken) return oneDifference('value', path, broken.expected, broken.got)
  return schema.contentSchema && typeof value === 'string'
    ? compareText(schema.contentSchema, value, path)
    : noDifference
}

/** JSON in a string: the contract lists the fields that the web reads; others are ignored. */
function compareText(schema: Schema, text: string, path: string): Comparison {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return oneDifference('format', path, 'JSON text', describeValue(text))
  }
  const { differences, unseen } = compareTo(schema, value, `${path}{}`)
  return { differences: differences.filter(({ kind }) => kind !== 'extra'), unseen }
}

/** Compares with the branch that fits, or else with the nearest one of the same type. */
function compareToAny(branches: readonly Schema[], value: unknown, path: string): Comparison {
  const found = branches.map((branch) => ({ branch, ...compareTo(branch, value, path) }))
  const distance = ({ branch, differences }: (typeof found)[number]) =>
    differences.length + (differences.length > 0 && branch.type && !isOf(branch.type, value) ? 1000 : 0)
  const [best] = found.toSorted((a, b) => distance(a) - distance(b))
  if (!best) return noDifference
  // Null shows nothing about the other branches.
  const isInformative = value !== null || branches.length === 1
  const expected = branches.map(typeOf).join(' or ')
  const [first] = best.differences
  const whole = first?.kind === 'type' && first.path === path
  return {
    differences: whole ? [{ ...first, expected }] : best.differences,
    unseen: isInformative ? best.unseen : [path],
  }
}

const typeOf = ({ type, enum: values, anyOf }: Schema): string =>
  type ?? values?.map((each) => JSON.stringify(each)).join(' | ') ?? anyOf?.map(typeOf).join(' or ') ?? 'a value'

function compareFields(schema: Schema, value: Fields, path: string): Comparison {
  const { properties = {}, required = [] } = schema
  const extra = Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
  const all: Comparison = { differences: [], unseen: [] }
  for (const [name, its] of Object.entries(properties)) {
    const place = `${path}.${name}`
    if (value[name] !== undefined) add(all, compareTo(its, value[name], place))
    else if (!required.includes(name)) all.unseen.push(place)
    else {
      // If exactly one extra field fits, report it as renamed instead of one missing and one extra field.
      const alike = extra.filter((other) => compareTo(its, value[other], place).differences.length === 0)
      const [other] = alike
      if (other === undefined || alike.length > 1) add(all, oneDifference('missing', place, typeOf(its), 'nothing'))
      else {
        extra.splice(extra.indexOf(other), 1)
        add(all, oneDifference('renamed', place, name, other))
      }
    }
  }
  for (const name of extra) add(all, oneDifference('extra', `${path}.${name}`, 'nothing', describeValue(value[name])))
  const wrong = descending(schema['x-ascending'] ?? [], value)
  if (wrong) add(all, oneDifference('order', `${path}.${wrong.name}`, wrong.expected, wrong.got))
  return all
}

function compareItems(schema: Schema, items: readonly unknown[], path: string): Comparison {
  const place = `${path}[]`
  if (items.length === 0) return { differences: [], unseen: [place] }
  const each = items.map((item) => compareTo(schema.items ?? {}, item, place))
  const differences = new Map(each.flatMap((c) => c.differences.map((d) => [`${d.kind} ${d.path}`, d] as const)))
  // A field is unseen only if no item shows it.
  const unseen = (each[0]?.unseen ?? []).filter((name) => each.every((other) => other.unseen.includes(name)))
  const wrong = schema['x-sorted'] && findUnsorted(schema['x-sorted'], items)
  const order = wrong ? oneDifference('order', path, wrong.expected, wrong.got).differences : []
  return { differences: [...differences.values(), ...order], unseen }
}

function add(to: Comparison, { differences, unseen }: Comparison): void {
  to.differences.push(...differences)
  to.unseen.push(...unseen)
}

type Fields = Readonly<Record<string, unknown>>
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isOf(type: NonNullable<Schema['type']>, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'null') return value === null
  return typeof value === type
}
