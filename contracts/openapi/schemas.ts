/** TypeBox schemas are JSON Schema; the exported ones become components of the same name. */
import * as account from '../api/accounts/account.ts'
import * as center from '../api/accounts/center.ts'
import * as billing from '../api/billing-rows.ts'
import * as simulators from '../api/dev/simulators.ts'
import * as ledger from '../api/ledger.ts'
import * as markets from '../api/markets.ts'
import * as products from '../api/products.ts'
import * as reportRows from '../api/reports/report-rows.ts'
import type { TSchema } from '../core/schema.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const modules = [account, billing, center, simulators, ledger, products, markets, reportRows]

/** By identity: a nested schema is the same object. */
const names = new Map<unknown, string>(
  modules.flatMap((module) =>
    Object.entries(module)
      // Module namespaces are sorted, but those of the test runner are not.
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isSchema(value))
      .map(([name, value]) => [value, name] as const),
  ),
)

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '~kind' in value
}

/** Plain JSON with references to named schemas. */
export const schemaOf = (schema: TSchema): Json => referring(schema, true)

/** All named schemas, each written out. */
export const namedSchemas = (): Record<string, Json> =>
  Object.fromEntries([...names].map(([schema, name]) => [name, referring(schema, false)] as const))

function referring(value: unknown, mayRefer: boolean): Json {
  const name = mayRefer ? names.get(value) : undefined
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  if (Array.isArray(value)) return value.map((each) => referring(each, true))
  // TypeBox's own properties are not enumerable; the rest is JSON.
  if (typeof value !== 'object' || value === null) return value as Json
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, referring(each, true)]))
}

/** A sample value for schemas without an example: the first of a list, the minimum of a range. */
export function sampleOf(schema: TSchema, name = ''): Json {
  const { type, enum: values, items, properties, anyOf, minimum } = schema as Schema
  if (values) return values[0] ?? null
  if (anyOf?.[0]) return sampleOf(anyOf[0], name)
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value, key)]))
  if (type === 'array') return items ? [sampleOf(items, name)] : []
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  return name === 'asin' ? 'B0SAMPLE01' : ''
}

/** The subset of JSON Schema that core/schema.ts builds. */
interface Schema {
  type?: string
  enum?: Json[]
  items?: TSchema
  properties?: Record<string, TSchema>
  anyOf?: TSchema[]
  minimum?: number
}
