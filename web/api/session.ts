/**
 * Who is logged in. The token in the Authorization header is the only credential; the readable cookie holds the same
 * token so that a new tab adopts it and two tabs stay in step.
 */
import { batch, signal } from '@preact/signals-react'
import type { User } from '#contracts/api/account.ts'
import type { Static } from '#contracts/core/schema.ts'
import { readCookie, writeCookie } from './cookies.ts'

export type SessionUser = Static<typeof User>

const COOKIE_DAYS = 30

export const token = signal(readCookie('token'))
/** The user, once account/info or login has told. */
export const user = signal<SessionUser | null>(null)

const otherTabs = new BroadcastChannel('session')

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
  })
  otherTabs.postMessage('changed')
}

/** Forgets the session in this browser. The server is told by whoever logs out. */
export function endSession(): void {
  writeCookie('token', '', 0)
  batch(() => {
    token.value = ''
    user.value = null
  })
  otherTabs.postMessage('changed')
}

/** Keeps this tab in step with the others. */
export function followOtherTabs(): void {
  otherTabs.addEventListener('message', adoptSession)
  document.addEventListener('visibilitychange', adoptSession)
}
