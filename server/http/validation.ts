/** Compiles the contract's schemas. Queries and parameters are text, so they are coerced; bodies are taken as they are. */
import { Ajv, type ValidateFunction } from 'ajv'
import type { TSchema } from '#contracts/core/schema.ts'

// `strict` off: TypeBox marks its schemas with keywords of its own.
const coercing = compiler(new Ajv({ coerceTypes: true, useDefaults: true, strict: false }))
const exact = compiler(new Ajv({ strict: false }))

/** The check of a schema for the part of a call, compiled once. One schema may serve several parts. */
export function validatorOf(schema: TSchema, part: 'body' | 'query' | 'params' | 'answer'): ValidateFunction {
  return part === 'body' || part === 'answer' ? exact(schema) : coercing(schema)
}

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
