import type { ErrorObject, ValidateFunction } from 'ajv'

/** Fastify's validator interface: the result, and the errors as a property. */
export interface Check {
  (value: unknown): boolean
  errors?: ErrorObject[] | null | undefined
}

/** Compiles a validator on first use: a start needs none, and most are rarely needed. */
export function compileOnUse(compile: () => ValidateFunction): Check {
  let valid: ValidateFunction | undefined
  const check: Check = (value) => {
    valid ??= compile()
    const isValid = valid(value)
    check.errors = valid.errors
    return isValid
  }
  return check
}
