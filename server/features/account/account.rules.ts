/** Decisions about logging in: pure, no I/O. */
import { normalisePhone, PASSWORD_MIN, PHONE_PATTERN } from '#contracts/core/rules.ts'
import { refuse } from '#server/domain/refusal.ts'

/** Failures within the window that lock a phone number, or an address, out until the oldest of them leaves the window. */
export const LOGIN_WINDOW_MS = 15 * 60_000
export const FAILURES_PER_PHONE = 5
export const FAILURES_PER_ADDRESS = 50

/** The phone number as it is stored, or a refusal. */
export function requirePhone(typed: string): string {
  const phone = normalisePhone(typed)
  if (!PHONE_PATTERN.test(phone)) throw refuse('wrongPhone')
  return phone
}

export function requirePassword(typed: string): string {
  if (typed.length < PASSWORD_MIN) throw refuse('shortPassword')
  return typed
}

/** Seconds until another try is allowed; 0 when it is allowed now. `failures` are ISO instants of the window, newest first. */
export function secondsLocked(failures: readonly string[], allowed: number, now: Date): number {
  const oldestThatCounts = failures[allowed - 1]
  if (oldestThatCounts === undefined) return 0
  return Math.max(1, Math.ceil((Date.parse(oldestThatCounts) + LOGIN_WINDOW_MS - now.getTime()) / 1000))
}

/** 138****0000: enough to recognise one's own, not enough to call somebody. */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
