import { ascending, DECIMALS } from '../../core/constraints.ts'
import { data, endpoints, MODULES } from '../../core/endpoint.ts'
import { CODE_PATTERN, PASSWORD_MAX } from '../../core/rules.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { day, instant } from '../../core/time.ts'
import { LANGUAGES } from '../../model/language.ts'

/** A module of the product and its price: SPEC section 3, module registry. */
export const Module = object({
  enName: oneOf(...MODULES),
  id: integer({ description: 'mold_id of the calls that charge' }),
  path: string({ description: 'Route of the module in the web app' }),
  value: number({ ...DECIMALS, minimum: 0, maximum: 100, description: 'Price in power' }),
})

/** The user as the session store of the web keeps it: SPEC section 3. */
export const User = object(
  {
    id: integer(),
    phone: string({ description: 'Masked: 138****0000' }),
    nickname: string(),
    avatar: string({ description: 'Address of the picture; empty when none' }),
    level: integer({ minimum: 0, description: '0 is no paid plan' }),
    level_text: string(),
    start_time: nullable(instant('Start of the paid plan')),
    end_time: nullable(instant('End of the paid plan')),
    type: integer({ description: '-1 unknown, 0 personal' }),
    birthday: nullable(day()),
    sex: integer({ description: '0 not told, 1 male, 2 female' }),
    language: oneOf(...LANGUAGES),
    money: number({ ...DECIMALS, minimum: 0, description: 'Money spent, in yuan' }),
    power: number({ ...DECIMALS, description: 'Balance of compute power' }),
    mold: array(Module),
  },
  ascending(['start_time', 'end_time']),
)

/** What a code is asked for: SPEC section 7, getCode { type }. `bind` ties a WeChat to a phone, with an account or without. */
export const CODE_TYPES = ['register', 'login', 'forget', 'bind'] as const
/** `confirm` is sent to who is logged in, to their own phone: it confirms what a session alone must not do. */
export type CodeType = (typeof CODE_TYPES)[number] | 'confirm'

/** A proof-of-work challenge as the ALTCHA library makes it, version 2. */
export const Challenge = object({
  parameters: object({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: integer(),
    keyLength: integer(),
    keyPrefix: string(),
    keySignature: string(),
    // Not `expiresAt`, which the library holds against the system's clock and not the world's.
    data: object({ expires: integer({ description: 'Seconds since 1970' }) }),
  }),
  signature: string(),
})

export const Phone = string({ maxLength: 32 })
const Password = string({ maxLength: PASSWORD_MAX })
/** A loose string: a wrong format is refused by the handler with its own message. */
export const Code = string({ maxLength: 16, description: `The code from the SMS, ${CODE_PATTERN.source}` })
const Fingerprint = string({ maxLength: 2048, description: 'Device fingerprint, AES-encrypted, base64' })
const Robot = string({
  maxLength: 4096,
  description: 'The not-a-robot confirmation: base64 of JSON { challenge, solution }, each good for one call',
})
export const Session = object({
  token: string({ description: 'Goes into the Authorization header as it is' }),
  user: User,
})

export const account = endpoints({
  challenge: {
    method: 'GET',
    path: '/api/account/challenge',
    summary: 'A not-a-robot challenge to solve: ALTCHA proof of work, good for one call within ten minutes',
    auth: 'guest',
    origin: 'ours',
    answer: data(Challenge),
    refuses: [],
  },
  getCode: {
    method: 'POST',
    path: '/api/account/getCode',
    summary:
      'Send a 6-digit code by SMS, valid 5 minutes and 5 tries. Answers the same whether the phone has an account or not',
    auth: 'guest',
    origin: 'upstream',
    body: object({ phone: Phone, type: oneOf(...CODE_TYPES), robot: optional(Robot) }),
    answer: data(object({ seconds: integer({ description: 'Until another code may be asked for' }) })),
    refuses: ['wrongPhone', 'robotRequired', 'tooManyAttempts', 'smsUnavailable'],
  },
  register: {
    method: 'POST',
    path: '/api/account/register',
    summary: 'Open an account with a code of type register; it starts with the gift of power',
    auth: 'guest',
    origin: 'upstream',
    body: object({
      phone: Phone,
      password: Password,
      code: Code,
      re: optional(Fingerprint),
      robot: optional(Robot),
      language: optional(oneOf(...LANGUAGES)),
    }),
    answer: data(Session),
    refuses: [
      'wrongPhone',
      'shortPassword',
      'guessablePassword',
      'codeFormat',
      'wrongCode',
      'robotRequired',
      'tooManyAttempts',
    ],
  },
  login: {
    method: 'POST',
    path: '/api/account/login',
    summary: 'Log in by phone and password, or by phone and a code of type login',
    auth: 'guest',
    origin: 'upstream',
    body: object({
      phone: Phone,
      password: optional(Password),
      code: optional(Code),
      re: optional(Fingerprint),
      // Demanded once two tries have failed.
      robot: optional(Robot),
      reopen: optional(boolean({ description: 'true opens an account that was closed' })),
    }),
    answer: data(Session),
    refuses: [
      'wrongPhone',
      'shortPassword',
      'codeFormat',
      'wrongPassword',
      'wrongCode',
      'robotRequired',
      'tooManyAttempts',
      'accountClosed',
    ],
  },
  updatePassword: {
    method: 'POST',
    path: '/api/account/updatePassword',
    summary:
      'Set a new password: a guest by phone and a code of type forget, a user by the old password or by a code of proofCode, without a phone. Ends the other sessions',
    auth: 'guest',
    origin: 'upstream',
    body: object({
      password: Password,
      phone: optional(Phone),
      code: optional(Code),
      oldPassword: optional(Password),
    }),
    answer: data(object({ ended: integer({ description: 'Sessions that were ended by it' }) })),
    refuses: [
      'wrongPhone',
      'shortPassword',
      'guessablePassword',
      'codeFormat',
      'wrongCode',
      'wrongOldPassword',
      'notLoggedIn',
      'tooManyAttempts',
    ],
  },
  logout: {
    method: 'GET',
    path: '/api/account/logout',
    summary: 'End this session',
    auth: 'user',
    origin: 'upstream',
    safe: false,
    answer: data(object({})),
    refuses: [],
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/account/logoutEverywhere',
    summary: 'End all sessions of the account but this one',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ ended: integer({ description: 'Sessions that were ended by it' }) })),
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
