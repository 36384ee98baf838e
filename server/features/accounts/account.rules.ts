import {
  CODE_PATTERN,
  CODE_RESEND_SECONDS,
  normalizePhone,
  PASSWORD_MIN,
  PHONE_PATTERN,
} from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isGuessable } from './guessable.rules.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** At most `most` attempts per window; after that none until the oldest has left the window. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
}

export const LOGIN_WINDOW_MS = 15 * MINUTE_MS
/** One phone from one address: a stranger's guesses lock only the stranger out. */
export const FAILURES_PER_PHONE_AND_ADDRESS: Limit = { most: 5, windowMs: LOGIN_WINDOW_MS }
/** One phone from all addresses, against distributed guessing. */
export const FAILURES_PER_PHONE: Limit = { most: 20, windowMs: LOGIN_WINDOW_MS }
export const WRONG_OLD_PASSWORDS: Limit = { most: 5, windowMs: LOGIN_WINDOW_MS }
export const FAILURES_PER_ADDRESS: Limit = { most: 50, windowMs: LOGIN_WINDOW_MS }
/** After this many failures of the phone or of the address, a login needs a robot solution. */
export const FAILURES_WITHOUT_PROOF = 2

/** Thirty codes a day with five tries each: 150 guesses at a million codes. */
export const CODES_PER_PHONE: readonly Limit[] = [
  { most: 1, windowMs: CODE_RESEND_SECONDS * 1000 },
  { most: 30, windowMs: 24 * HOUR_MS },
]
/** Lower than the limit from all addresses, so that a stranger at one address cannot use up the owner's codes. */
export const CODES_PER_PHONE_AND_ADDRESS: readonly Limit[] = [{ most: 10, windowMs: 24 * HOUR_MS }]
/** High enough for an office that shares one address. */
export const CODES_PER_ADDRESS: readonly Limit[] = [{ most: 30, windowMs: HOUR_MS }]
export const CODE_TRIES = 5
/** High enough for an office that shares one address; a QR code lasts two minutes. */
export const WECHAT_TICKETS_PER_ADDRESS: Limit = { most: 120, windowMs: HOUR_MS }

export function requirePhone(typed = ''): string {
  const phone = normalizePhone(typed)
  if (!PHONE_PATTERN.test(phone)) throw refuse('wrongPhone')
  return phone
}

export function requirePassword(typed = ''): string {
  if (typed.length < PASSWORD_MIN) throw refuse('shortPassword')
  return typed
}

/** For a password that is being set. Older passwords that fail this check still log in. */
export function requireNewPassword(typed = '', phone?: string): string {
  const password = requirePassword(typed)
  if (isGuessable(password, phone)) throw refuse('guessablePassword')
  return password
}

export function requireCode(typed: string): string {
  const code = typed.trim()
  if (!CODE_PATTERN.test(code)) throw refuse('codeFormat')
  return code
}

/** Seconds until another attempt is allowed, 0 if now. `attempts` are ISO instants, newest first. */
export function secondsLocked(attempts: readonly string[], { most, windowMs }: Limit, now: Date): number {
  const oldestCounted = attempts[most - 1]
  if (oldestCounted === undefined) return 0
  return Math.max(0, Math.ceil((Date.parse(oldestCounted) + windowMs - now.getTime()) / 1000))
}

export const firstNickname = (phone: string, language: Language) =>
  messageOf(language, 'firstNickname', { digits: phone.slice(-4) })
