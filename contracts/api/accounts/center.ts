import { sorted } from '../../core/constraints.ts'
import { data, download, endpoints, file } from '../../core/endpoint.ts'
import { AVATAR_BYTES, PASSWORD_MAX } from '../../core/rules.ts'
import { boolean, integer, nullable, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { instant } from '../../core/time.ts'
import { LANGUAGES } from '../../model/language.ts'
import { Code, User } from './account.ts'

/** A login that has not ended. */
export const ActiveSession = object({
  id: string({ description: 'Names it to its owner; opens nothing' }),
  device: nullable(string({ description: 'Browser and system: `Chrome 128 · Windows`' })),
  network: nullable(string({ description: 'The network it was opened from: 198.51.100.*' })),
  since: instant(),
  seen_at: nullable(instant('Last use, updated once a day')),
  current: boolean({ description: 'Whether it is the one that asks' }),
})

/** What a person sees and changes of their own account. */
export const center = endpoints({
  save: {
    method: 'POST',
    path: '/api/account/profile',
    summary: 'Change what is given of the profile; the rest stays as it is',
    auth: 'user',
    origin: 'ours',
    body: object({
      nickname: optional(string({ maxLength: 200, description: '1 to 20 characters, without control characters' })),
      birthday: optional(nullable(string({ maxLength: 10, description: 'A day that has been: 1990-05-01' }))),
      sex: optional(integer({ minimum: 0, maximum: 2, description: '0 not told, 1 male, 2 female' })),
      language: optional(oneOf(...LANGUAGES)),
    }),
    answer: data(object({ user: User })),
    refuses: ['wrongNickname', 'wrongBirthday'],
  },
  setAvatar: {
    method: 'POST',
    path: '/api/account/avatar',
    summary: 'Put a picture in the place of the avatar: JPG or PNG, as the field `file` of a form. It is drawn anew',
    auth: 'user',
    origin: 'ours',
    upload: { types: ['image/jpeg', 'image/png'], bytes: AVATAR_BYTES },
    answer: data(object({ user: User })),
    refuses: ['tooManyAttempts', 'wrongPicture'],
  },
  removeAvatar: {
    method: 'POST',
    path: '/api/account/avatarDel',
    summary: 'Take the avatar away',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ user: User })),
    refuses: [],
  },
  avatar: {
    method: 'GET',
    path: '/images/avatar/:file',
    summary: 'An avatar. Its address cannot be guessed, and another picture has another one',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ pattern: '^[A-Za-z0-9_-]{22}\\.webp$' }) }),
    answer: file('image/webp'),
    refuses: ['fileNotFound'],
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The logins of the account that have not ended, latest first',
    auth: 'user',
    origin: 'ours',
    answer: data(object({ row: sorted(ActiveSession, 'since', 'desc') })),
    refuses: [],
  },
  endSession: {
    method: 'POST',
    path: '/api/account/sessionDel',
    summary: 'End one login of the account',
    auth: 'user',
    origin: 'ours',
    body: object({ id: string({ maxLength: 64 }) }),
    answer: data(object({ id: string() })),
    refuses: ['sessionNotFound'],
  },
  close: {
    method: 'POST',
    path: '/api/account/close',
    summary:
      'Close the account by its password or by a code of proofCode. It ends all logins; for 30 days a login can open it again',
    auth: 'user',
    origin: 'ours',
    body: object({ password: optional(string({ maxLength: PASSWORD_MAX })), code: optional(Code) }),
    answer: data(object({ until: instant('Deadline for reopening it') })),
    refuses: ['wrongOwnPassword', 'codeFormat', 'wrongCode', 'tooManyAttempts'],
  },
  proof: {
    method: 'GET',
    path: '/api/account/proof',
    summary: 'How somebody logged in can show that the account is theirs, for what a session alone must not do',
    auth: 'user',
    origin: 'ours',
    answer: data(
      object({
        password: boolean({ description: 'Whether it has a password: who came by WeChat may have set none' }),
        phone: string({ description: 'Where a code would be sent to, masked' }),
      }),
    ),
    refuses: [],
  },
  proofCode: {
    method: 'POST',
    path: '/api/account/proofCode',
    summary:
      'Send a code to the phone of the account, which confirms a new password or the closing instead of the password',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ seconds: integer({ description: 'Until another code may be asked for' }) })),
    refuses: ['tooManyAttempts', 'smsUnavailable'],
  },
  takeout: {
    method: 'POST',
    path: '/api/account/export',
    summary: 'The address of a zip with all of one’s own data, good for some minutes',
    auth: 'user',
    origin: 'ours',
    body: object({}),
    answer: data(object({ url: string() })),
    refuses: [],
  },
  download: {
    method: 'GET',
    path: '/download/account/data.zip',
    summary: 'All data of the account: JSON, CSV, the PDFs of its reports and its avatar',
    auth: 'guest',
    origin: 'ours',
    query: object({ ...signedQuery, lang: optional(oneOf(...LANGUAGES)) }),
    answer: download('application/zip'),
    refuses: ['takeoutRunning', 'fileNotFound'],
  },
})
