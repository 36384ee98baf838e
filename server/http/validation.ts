/** Compiles the contract's schemas. Queries and parameters are text, so they are coerced; bodies are taken as they are. */
import { Ajv, type ValidateFunction } from 'ajv'
import type { TSchema } from '#contracts/core/schema.ts'
import { type Check, compiledOnUse } from './compiled-on-use.ts'

/**
 * `strict` off: TypeBox marks its schemas with keywords of its own. That they are valid is checked by validation.test.ts,
 * once for all, and not by each start.
 */
const OPTIONS = { strict: false, validateSchema: false }
const coercing = compiler(new Ajv({ ...OPTIONS, coerceTypes: true, useDefaults: true }))
const exact = compiler(new Ajv(OPTIONS))

/** The check of a schema for the part of a call, compiled once. One schema may serve several parts. */
export function validatorOf(schema: TSchema, part: 'body' | 'query' | 'params' | 'answer'): ValidateFunction {
  return part === 'body' || part === 'answer' ? exact(schema) : coercing(schema)
}

/** The same for a route, compiled by its first call: those of all calls at once would be half of a start. */
export const validatorOnUse = (schema: TSchema, part: Parameters<typeof validatorOf>[1]): Check =>
  compiledOnUse(() => validatorOf(schema, part))

function compiler(ajv: Ajv): (schema: TSchema) => ValidateFunction {
  const compiled = new WeakMap<object, ValidateFunction>()
  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const made = ajv.compile(schema)
    compiled.set(schema, made)
    return made
  }
}
