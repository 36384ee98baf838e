import { account } from '#contracts/api/account.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'

/** Sent with the token that is about to be forgotten; when it fails, the token still expires on the server. */
const tellServer = () => void call(account.logout).catch(() => {})

/** Ends the session here and on the server. Leaves for the login first, so that the guard has nothing to say. */
export function logOut(navigate: (to: string) => void): void {
  tellServer()
  navigate('/user/login')
  endSession()
}

/** Ends a session whose cookie is no longer its own; the guard leads to the login, with the way back. */
export function endBrokenSession(): void {
  tellServer()
  endSession()
}
