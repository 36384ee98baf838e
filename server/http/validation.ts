/** Compiles the contract's schemas. Queries and parameters are text, so they are coerced; bodies are not. */
import { Ajv, type ValidateFunction } from 'ajv'
import type { TSchema } from '#contracts/core/schema.ts'
import { type Check, compileOnUse } from './compile-on-use.ts'

/** `strict` is off for TypeBox's own keywords. validation.test.ts validates all schemas, so a start does not. */
const OPTIONS = { strict: false, validateSchema: false }
const coercing = compiler(new Ajv({ ...OPTIONS, coerceTypes: true, useDefaults: true }))
const exact = compiler(new Ajv(OPTIONS))

export function validatorOf(schema: TSchema, part: 'body' | 'query' | 'params' | 'answer'): ValidateFunction {
  return part === 'body' || part === 'answer' ? exact(schema) : coercing(schema)
}

/** {@link validatorOf}, compiled on first use: compiling all schemas would take half of a start. */
export const validatorOnUse = (schema: TSchema, part: Parameters<typeof validatorOf>[1]): Check =>
  compileOnUse(() => validatorOf(schema, part))

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
