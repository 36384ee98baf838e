import { data, endpoints, MODULES } from '../core/endpoint.ts'
import { PASSWORD_MAX } from '../core/rules.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../core/schema.ts'
import { LANGUAGES } from '../model/language.ts'

/** A module of the product and its price: SPEC section 3, module registry. */
export const Module = object({
  enName: oneOf(...MODULES),
  id: integer({ description: 'mold_id of the calls that charge' }),
  path: string({ description: 'Route of the module in the web app' }),
  value: number({ minimum: 0, description: 'Price in power, 2 decimals' }),
})

/** The user as the session store of the web keeps it: SPEC section 3. */
export const User = object({
  id: integer(),
  phone: string({ description: 'Masked: 138****0000' }),
  nickname: string(),
  avatar: string({ description: 'Address of the picture; empty when none' }),
  level: integer({ minimum: 0, description: '0 is no paid plan' }),
  level_text: string(),
  start_time: nullable(string({ description: 'Start of the paid plan, ISO instant' })),
  end_time: nullable(string({ description: 'End of the paid plan, ISO instant' })),
  type: integer({ description: '-1 unknown, 0 personal' }),
  birthday: nullable(string()),
  sex: integer({ description: '1 male, 2 female' }),
  language: oneOf(...LANGUAGES),
  money: number({ minimum: 0, description: 'Money spent, in yuan with 2 decimals' }),
  power: number({ description: 'Balance of compute power, 2 decimals' }),
  mold: array(Module),
})

export const account = endpoints({
  login: {
    method: 'POST',
    path: '/api/account/login',
    summary: 'Log in by phone and password',
    auth: 'guest',
    origin: 'upstream',
    body: object({
      phone: string({ maxLength: 32 }),
      password: string({ maxLength: PASSWORD_MAX }),
      re: optional(string({ maxLength: 2048, description: 'Device fingerprint, AES-encrypted, base64' })),
      robot: optional(boolean({ description: 'The not-a-robot confirmation' })),
    }),
    answer: data(object({ token: string({ description: 'Goes into the Authorization header as it is' }), user: User })),
    refuses: ['wrongPhone', 'shortPassword', 'wrongPassword', 'tooManyAttempts'],
  },
  logout: {
    method: 'GET',
    path: '/api/account/logout',
    summary: 'End this session',
    auth: 'user',
    origin: 'upstream',
    answer: data(object({})),
    refuses: [],
  },
  info: {
    method: 'GET',
    path: '/api/account/info',
    summary: 'The user, the power balance and the module registry',
    auth: 'user',
    origin: 'upstream',
    answer: data(object({ user: User })),
    refuses: [],
  },
})
