/** TypeBox schemas are JSON Schema already; those that the contract exports become components under the same names. */
import * as account from '../api/accounts/account.ts'
import * as center from '../api/accounts/center.ts'
import * as billing from '../api/billing-rows.ts'
import * as counterparts from '../api/dev/counterparts.ts'
import * as ledger from '../api/ledger.ts'
import * as markets from '../api/markets.ts'
import * as products from '../api/products.ts'
import * as reportRows from '../api/reports/report-rows.ts'
import type { TSchema } from '../core/schema.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const modules = [account, billing, center, counterparts, ledger, products, markets, reportRows]

/** By identity: a schema that is used in another one is the same object. */
const names = new Map<unknown, string>(
  modules.flatMap((module) =>
    Object.entries(module)
      // As modules have them by themselves; those that a test runner loads do not.
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && isSchema(value))
      .map(([name, value]) => [value, name] as const),
  ),
)

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '~kind' in value
}

/** The schema as plain JSON, in which those with a name are references. */
export const schemaOf = (schema: TSchema): Json => referring(schema, true)

/** All schemas with a name, each written out. */
export const namedSchemas = (): Record<string, Json> =>
  Object.fromEntries([...names].map(([schema, name]) => [name, referring(schema, false)] as const))

function referring(value: unknown, mayRefer: boolean): Json {
  const name = mayRefer ? names.get(value) : undefined
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  if (Array.isArray(value)) return value.map((each) => referring(each, true))
  // TypeBox's own marks are hidden from Object.entries; what is left is JSON.
  if (typeof value !== 'object' || value === null) return value as Json
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, referring(each, true)]))
}

/** A value of the schema for whoever has none from the sample world: the first of a list, the least of a range. */
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

/** As much of JSON Schema as the builders of core/schema.ts write. */
interface Schema {
  type?: string
  enum?: Json[]
  items?: TSchema
  properties?: Record<string, TSchema>
  anyOf?: TSchema[]
  minimum?: number
}
