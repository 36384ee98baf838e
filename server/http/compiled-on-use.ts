import type { ErrorObject, ValidateFunction } from 'ajv'

/** What Fastify asks of a validator: whether the value is valid, and beside it what was wrong. */
export interface Check {
  (value: unknown): boolean
  errors?: ErrorObject[] | null | undefined
}

/** A validator that is compiled when it is first asked: a start compiles none, and most are not asked for long. */
export function compiledOnUse(compile: () => ValidateFunction): Check {
  let valid: ValidateFunction | undefined
  const check: Check = (value) => {
    valid ??= compile()
    const isValid = valid(value)
    check.errors = valid.errors
    return isValid
  }
  return check
}
