import { sortedRows } from '../../core/constraints.ts'
import { data, download, endpoints, file } from '../../core/endpoint.ts'
import { AVATAR_BYTES, PASSWORD_MAX } from '../../core/rules.ts'
import { boolean, integer, nullable, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { instant } from '../../core/time.ts'
import { LANGUAGES } from '../../model/language.ts'
import { Code, User } from './account.ts'

export const ActiveSession = object({
  id: string({ description: 'Identifies the session to its owner; not a token' }),
  device: nullable(string({ description: 'Browser and system: `Chrome 128 · Windows`' })),
  network: nullable(string({ description: 'Network of the login: 198.51.100.*' })),
  since: instant(),
  seen_at: nullable(instant('Last use, updated once a day')),
  current: boolean({ description: 'True for the session that makes this call' }),
})

/** Calls of a user about their own account. */
export const center = endpoints({
  save: {
    method: 'POST',
    path: '/api/account/profile',
    summary: 'Change the given fields of the profile; the others stay as they are',
    auth: 'user',
    origin: 'ours',
    body: object({
      nickname: optional(string({ maxLength: 200, description: '1 to 20 characters, without control characters' })),
      birthday: optional(nullable(string({ maxLength: 10, description: 'A day in the past: 1990-05-01' }))),
      sex: optional(integer({ minimum: 0, maximum: 2, description: '0 not given, 1 male, 2 female' })),
      language: optional(oneOf(...LANGUAGES)),
    }),
    answer: data(object({ user: User })),
    failures: ['wrongNickname', 'wrongBirthday'],
  },
  setAvatar: {
    method: 'POST',
    path: '/api/account/avatar',
    summary: 'Replace the avatar by a JPG or PNG, sent as the field `file` of a form. The server redraws it',
    auth: 'user',
    origin: 'ours',
    upload: { types: ['image/jpeg', 'image/png'], bytes: AVATAR_BYTES },
    answer: data(object({ user: User })),
    failures: ['tooManyAttempts', 'wrongPicture'],
  },
  removeAvatar: {
    method: 'POST',
    path: '/api/account/avatarDel',
    summary: 'Remove the avatar',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ user: User })),
    failures: [],
  },
  avatar: {
    method: 'GET',
    path: '/images/avatar/:file',
    summary: 'An avatar. Its URL cannot be guessed and changes with the picture',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[A-Za-z0-9_-]{22}\\.webp$' }) }),
    answer: file('image/webp'),
    failures: ['fileNotFound'],
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The active sessions of the account, latest first',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ row: sortedRows(ActiveSession, 'since', 'desc') })),
    failures: [],
  },
  endSession: {
    method: 'POST',
    path: '/api/account/sessionDel',
    summary: 'End one session of the account',
    auth: 'user',
    origin: 'ours',
    body: object({ id: string({ maxLength: 64 }) }),
    answer: data(object({ id: string() })),
    failures: ['sessionNotFound'],
  },
  close: {
    method: 'POST',
    path: '/api/account/close',
    summary:
      'Close the account with its password or a code of proofCode. Ends all sessions; for 30 days a login can reopen the account',
    auth: 'user',
    origin: 'ours',
    body: object({ password: optional(string({ maxLength: PASSWORD_MAX })), code: optional(Code) }),
    answer: data(object({ until: instant('Deadline for reopening it') })),
    failures: ['wrongOwnPassword', 'codeFormat', 'wrongCode', 'tooManyAttempts'],
  },
  proof: {
    method: 'GET',
    path: '/api/account/proof',
    summary: 'The proofs of ownership that the user can give for actions that need more than a session',
    auth: 'user',
    origin: 'ours',
    answer: data(
      object({
        password: boolean({ description: 'The account has a password; one opened by WeChat may have none' }),
        phone: string({ description: 'Phone for the code, masked' }),
      }),
    ),
    failures: [],
  },
  proofCode: {
    method: 'POST',
    path: '/api/account/proofCode',
    summary:
      'Send a code to the phone of the account. Like the password, it confirms a new password or the closing of the account',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ seconds: integer({ description: 'Seconds until the next code can be requested' }) })),
    failures: ['tooManyAttempts', 'smsUnavailable'],
  },
  takeout: {
    method: 'POST',
    path: '/api/account/export',
    summary: 'URL of a zip with all data of the user, valid for some minutes',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ url: string() })),
    failures: [],
  },
  download: {
    method: 'GET',
    path: '/download/account/data.zip',
    summary: 'All data of the account: JSON, CSV, the PDFs of its reports and its avatar',
    auth: 'guest',
    origin: 'ours',
    query: object({ ...signedQuery, lang: optional(oneOf(...LANGUAGES)) }),
    answer: download('application/zip'),
    failures: ['takeoutRunning', 'fileNotFound'],
  },
})
