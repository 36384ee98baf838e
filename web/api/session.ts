/**
 * The token in the Authorization header is the only credential. A cookie that scripts can read shares it with the other
 * tabs.
 */
import { batch, signal } from '@preact/signals-react'
import type { User } from '#contracts/api/accounts/account.ts'
import type { Static } from '#contracts/core/schema.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { notifyOtherTabs } from './other-tabs.ts'

export type SessionUser = Static<typeof User>

const COOKIE_DAYS = 30

export const token = signal(readCookie('token'))
/** Null until account/info or the login answers. */
export const user = signal<SessionUser | null>(null)
/** True from the expiry of the session until the login screen opens. */
export const needLogout = signal(false)
/** The device's encrypted fingerprint, as the latest login sent it. */
export const re = signal('')

/** Stores the fingerprint and returns it. */
export function rememberDevice(fingerprint: string): string {
  re.value = fingerprint
  return fingerprint
}

/** Whether this tab's token differs from the cookie (SPEC section 6). */
export const isSessionStale = () => token.peek() !== '' && readCookie('token') !== token.peek()

/** Whether another tab has started a newer session. */
export const isSessionReplaced = () => isSessionStale() && readCookie('token') !== ''

/** Adopts the session of the cookie: another tab may have logged in or out. */
export function adoptSession(): void {
  const stored = readCookie('token')
  if (stored === token.peek()) return
  batch(() => {
    token.value = stored
    user.value = null
  })
}

export function startSession(newToken: string, newUser: SessionUser): void {
  writeCookie('token', newToken, COOKIE_DAYS)
  batch(() => {
    token.value = newToken
    user.value = newUser
    needLogout.value = false
  })
  notifyOtherTabs()
}

/** Deletes the session in this browser, in all tabs. Does not end it on the server. */
export function endSession(): void {
  writeCookie('token', '', 0)
  batch(() => {
    token.value = ''
    user.value = null
  })
  notifyOtherTabs()
}
