/** Compiles the contract's schemas. Queries and parameters are text, so they are coerced; bodies are taken as they are. */
import { Ajv, type ValidateFunction } from 'ajv'
import type { TSchema } from '#contracts/core/schema.ts'

// `strict` off: TypeBox marks its schemas with keywords of its own.
const coercing = new Ajv({ coerceTypes: true, useDefaults: true, strict: false })
const exact = new Ajv({ strict: false })

const compiled = new WeakMap<object, ValidateFunction>()

export function validatorOf(schema: TSchema, part: 'body' | 'query' | 'params' | 'answer'): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const made = (part === 'body' || part === 'answer' ? exact : coercing).compile(schema)
  compiled.set(schema, made)
  return made
}
