/** Decisions about accounts: pure, no I/O. */
import {
  CODE_PATTERN,
  CODE_RESEND_SECONDS,
  normalisePhone,
  PASSWORD_MIN,
  PHONE_PATTERN,
} from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isGuessable } from './guessable.rules.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** So many attempts within so long; then none until the oldest of them has left the window. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
}

/** The window in which failed logins count. */
export const LOGIN_WINDOW_MS = 15 * MINUTE_MS
/** Of one phone from one address: a stranger's guesses lock the stranger out, and the owner at home logs in. */
export const FAILURES_PER_PHONE_AND_ADDRESS: Limit = { most: 5, windowMs: LOGIN_WINDOW_MS }
/** Of one phone from everywhere: what guesses from many addresses come to. */
export const FAILURES_PER_PHONE: Limit = { most: 20, windowMs: LOGIN_WINDOW_MS }
/** Wrong old passwords of somebody logged in. */
export const WRONG_OLD_PASSWORDS: Limit = { most: 5, windowMs: LOGIN_WINDOW_MS }
export const FAILURES_PER_ADDRESS: Limit = { most: 50, windowMs: LOGIN_WINDOW_MS }
/** From so many failures on, of the phone or of the address, a login must prove that it is not a robot's. */
export const FAILURES_WITHOUT_PROOF = 2

/** One code at a time, and thirty a day from everywhere: 150 guesses at a million codes. */
export const CODES_PER_PHONE: readonly Limit[] = [
  { most: 1, windowMs: CODE_RESEND_SECONDS * 1000 },
  { most: 30, windowMs: 24 * HOUR_MS },
]
/** Ten a day from one address: more than anybody needs, and a stranger there leaves some to the owner elsewhere. */
export const CODES_PER_PHONE_AND_ADDRESS: readonly Limit[] = [{ most: 10, windowMs: 24 * HOUR_MS }]
/** An office shares one address. */
export const CODES_PER_ADDRESS: readonly Limit[] = [{ most: 30, windowMs: HOUR_MS }]
export const CODE_TRIES = 5
/** A QR code lasts two minutes, and an office shares an address. */
export const WECHAT_TICKETS_PER_ADDRESS: Limit = { most: 120, windowMs: HOUR_MS }

/** The phone number as it is stored, or a refusal. */
export function requirePhone(typed = ''): string {
  const phone = normalisePhone(typed)
  if (!PHONE_PATTERN.test(phone)) throw refuse('wrongPhone')
  return phone
}

export function requirePassword(typed = ''): string {
  if (typed.length < PASSWORD_MIN) throw refuse('shortPassword')
  return typed
}

/** A password that is being set. One that was set before such checks still logs in. */
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

/** Seconds until another attempt is allowed; 0 when it is allowed now. `attempts` are ISO instants, newest first. */
export function secondsLocked(attempts: readonly string[], { most, windowMs }: Limit, now: Date): number {
  const oldestThatCounts = attempts[most - 1]
  if (oldestThatCounts === undefined) return 0
  return Math.max(0, Math.ceil((Date.parse(oldestThatCounts) + windowMs - now.getTime()) / 1000))
}

/** What a new account is called until its owner says otherwise. */
export const firstNickname = (phone: string, language: Language) =>
  messageOf(language, 'firstNickname', { digits: phone.slice(-4) })
