import { ascending, DECIMALS } from '../../core/constraints.ts'
import { data, endpoints, MODULES } from '../../core/endpoint.ts'
import { CODE_PATTERN, PASSWORD_MAX } from '../../core/rules.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, string } from '../../core/schema.ts'
import { day, instant } from '../../core/time.ts'
import { LANGUAGES } from '../../model/language.ts'

/** SPEC section 3, module registry. */
export const Module = object({
  enName: oneOf(...MODULES),
  id: integer({ description: 'mold_id of the calls that charge' }),
  path: string({ description: 'Route of the module in the web app' }),
  value: number({ ...DECIMALS, minimum: 0, maximum: 100, description: 'Price in power' }),
})

/** SPEC section 3. */
export const User = object(
  {
    id: integer(),
    phone: string({ description: 'Masked: 138****0000' }),
    nickname: string(),
    avatar: string({ description: 'URL of the avatar; empty without one' }),
    level: integer({ minimum: 0, description: '0 without a paid plan' }),
    level_text: string(),
    start_time: nullable(instant('Start of the paid plan')),
    end_time: nullable(instant('End of the paid plan')),
    type: integer({ description: '-1 unknown, 0 personal' }),
    birthday: nullable(day()),
    sex: integer({ description: '0 not given, 1 male, 2 female' }),
    language: oneOf(...LANGUAGES),
    money: number({ ...DECIMALS, minimum: 0, description: 'Money spent, in yuan' }),
    power: number({ ...DECIMALS, description: 'Balance of compute power' }),
    mold: array(Module),
  },
  ascending(['start_time', 'end_time']),
)

/**
 * Purposes of an SMS code: SPEC section 7, getCode { type }. `bind` binds a WeChat identity to a phone, with or without
 * an account.
 */
export const CODE_TYPES = ['register', 'login', 'forget', 'bind'] as const
/** `confirm` goes to the phone of the logged-in user and confirms actions for which a session is not enough. */
export type CodeType = (typeof CODE_TYPES)[number] | 'confirm'

/** A proof-of-work challenge of the ALTCHA library, version 2. */
export const Challenge = object({
  parameters: object({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: integer(),
    keyLength: integer(),
    keyPrefix: string(),
    keySignature: string(),
    // Not `expiresAt`: the library compares that with the system clock instead of the clock of the world.
    data: object({ expires: integer({ description: 'Seconds since 1970' }) }),
  }),
  signature: string(),
})

export const Phone = string({ maxLength: 32 })
const Password = string({ maxLength: PASSWORD_MAX })
/** No pattern here: the handler rejects a wrong format with its own failure. */
export const Code = string({ maxLength: 16, description: `The code from the SMS, ${CODE_PATTERN.source}` })
const Fingerprint = string({ maxLength: 2048, description: 'Device fingerprint, AES-encrypted, base64' })
const Robot = string({
  maxLength: 4096,
  description: 'Not-a-robot confirmation: base64 of JSON { challenge, solution }, valid for one call',
})
export const Session = object({
  token: string({ description: 'Value of the Authorization header, without a prefix' }),
  user: User,
})

export const account = endpoints({
  challenge: {
    method: 'GET',
    path: '/api/account/challenge',
    summary: 'Get a not-a-robot challenge: ALTCHA proof of work, valid for one call within ten minutes',
    auth: 'guest',
    origin: 'ours',
    answer: data(Challenge),
    failures: [],
  },
  getCode: {
    method: 'POST',
    path: '/api/account/getCode',
    summary:
      'Send a 6-digit code by SMS, valid for 5 minutes and 5 attempts. The answer does not reveal whether the phone has an account',
    auth: 'guest',
    origin: 'upstream',
    body: object({ phone: Phone, type: oneOf(...CODE_TYPES), robot: optional(Robot) }),
    answer: data(object({ seconds: integer({ description: 'Seconds until the next code can be requested' }) })),
    failures: ['wrongPhone', 'robotRequired', 'tooManyAttempts', 'smsUnavailable'],
  },
  register: {
    method: 'POST',
    path: '/api/account/register',
    summary: 'Open an account with a code of type register; it starts with free power',
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
    failures: [
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
      // Required after two failed attempts.
      robot: optional(Robot),
      reopen: optional(boolean({ description: 'true reopens a closed account' })),
    }),
    answer: data(Session),
    failures: [
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
      'Set a new password. A guest sends the phone and a code of type forget; a user sends the old password or a code of proofCode, and no phone. Ends the other sessions',
    auth: 'guest',
    origin: 'upstream',
    body: object({
      password: Password,
      phone: optional(Phone),
      code: optional(Code),
      oldPassword: optional(Password),
    }),
    answer: data(object({ ended: integer({ description: 'Number of sessions ended' }) })),
    failures: [
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
    failures: [],
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/account/logoutEverywhere',
    summary: 'End all other sessions of the account',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ ended: integer({ description: 'Number of sessions ended' }) })),
    failures: [],
  },
  info: {
    method: 'GET',
    path: '/api/account/info',
    summary: 'The user, the power balance and the module registry',
    auth: 'user',
    origin: 'upstream',
    answer: data(object({ user: User })),
    failures: [],
  },
})
