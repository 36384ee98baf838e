/** Client-side validation of account forms (SPEC section 5). */
import { CODE_PATTERN, normalizePhone, PASSWORD_MIN, PHONE_PATTERN } from '#contracts/core/rules.ts'

export interface Fields {
  phone: string
  code: string
  oldPassword: string
  password: string
  /** True if the not-a-robot box is ticked. */
  robot: boolean
}
export type Field = keyof Fields
export type Problem = 'wrongPhone' | 'codeFormat' | 'noOldPassword' | 'shortPassword' | 'robotUnconfirmed'
export type Problems = Readonly<Partial<Record<Field, Problem>>>

const rules: { [F in Field]: (value: Fields[F]) => Problem | undefined } = {
  phone: (phone) => (PHONE_PATTERN.test(normalizePhone(phone)) ? undefined : 'wrongPhone'),
  code: (code) => (CODE_PATTERN.test(code.trim()) ? undefined : 'codeFormat'),
  oldPassword: (password) => (password ? undefined : 'noOldPassword'),
  password: (password) => (password.length >= PASSWORD_MIN ? undefined : 'shortPassword'),
  robot: (confirmed) => (confirmed ? undefined : 'robotUnconfirmed'),
}

/** Checks only the fields that the form contains. Returns an empty object if all of them are valid. */
export function problemsOf(form: Partial<Fields>): Problems {
  const problems: Partial<Record<Field, Problem>> = {}
  const check = <F extends Field>(field: F, value: Fields[F] | undefined) => {
    const problem = value === undefined ? undefined : rules[field](value)
    if (problem) problems[field] = problem
  }
  check('phone', form.phone)
  check('code', form.code)
  check('oldPassword', form.oldPassword)
  check('password', form.password)
  check('robot', form.robot)
  return problems
}
