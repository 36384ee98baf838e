import { normalisePhone, PASSWORD_MIN, PHONE_PATTERN } from '#contracts/core/rules.ts'

export interface LoginForm {
  phone: string
  password: string
  robot: boolean
}

export type LoginProblem = 'wrongPhone' | 'shortPassword' | 'robotUnconfirmed'

/** What is wrong with the form, by field; empty when it may be sent (SPEC section 5). */
export function problemsOf({ phone, password, robot }: LoginForm): Partial<Record<keyof LoginForm, LoginProblem>> {
  return {
    ...(PHONE_PATTERN.test(normalisePhone(phone)) ? {} : { phone: 'wrongPhone' as const }),
    ...(password.length >= PASSWORD_MIN ? {} : { password: 'shortPassword' as const }),
    ...(robot ? {} : { robot: 'robotUnconfirmed' as const }),
  }
}
