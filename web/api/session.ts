/**
 * Who is logged in. The token in the Authorization header is the only credential; the readable cookie holds the same
 * token so that a new tab adopts it and two tabs stay in step.
 */
import { batch, signal } from '@preact/signals-react'
import type { User } from '#contracts/api/accounts/account.ts'
import type { Static } from '#contracts/core/schema.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { tellOtherTabs } from './other-tabs.ts'

export type SessionUser = Static<typeof User>

const COOKIE_DAYS = 30

export const token = signal(readCookie('token'))
/** The user, once account/info or login has told. */
export const user = signal<SessionUser | null>(null)
/** Set when the server no longer knows the session, until the person has been told. */
export const needLogout = signal(false)
/** The device's fingerprint, encrypted, as the latest login sent it. */
export const re = signal('')

/** Keeps the fingerprint, and hands it on. */
export function rememberDevice(fingerprint: string): string {
  re.value = fingerprint
  return fingerprint
}

/** Whether somebody is logged in here under another token than the cookie says: SPEC section 6. */
export const sessionIsBroken = () => token.peek() !== '' && readCookie('token') !== token.peek()

/** Whether another tab has begun a session since this one knows of its own. */
export const sessionIsReplaced = () => sessionIsBroken() && readCookie('token') !== ''

/** Takes over what the cookie says: another tab may have logged in or out. */
export function adoptSession(): void {
  const held = readCookie('token')
  if (held === token.peek()) return
  batch(() => {
    token.value = held
    user.value = null
  })
}

/** Starts the session that login answered with. */
export function startSession(newToken: string, who: SessionUser): void {
  writeCookie('token', newToken, COOKIE_DAYS)
  batch(() => {
    token.value = newToken
    user.value = who
    needLogout.value = false
  })
  tellOtherTabs()
}

/** Forgets the session in this browser, cookie and all. The server is told by whoever logs out. */
export function endSession(): void {
  writeCookie('token', '', 0)
  batch(() => {
    token.value = ''
    user.value = null
  })
  tellOtherTabs()
}
