import { account } from '#contracts/api/account.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'

/** Ends the session here and on the server. Leaves for the login first, so that the guard has nothing to say. */
export function logOut(navigate: (to: string) => void): void {
  // Sent with the token that is about to be forgotten; when it fails, the token still expires on the server.
  call(account.logout).catch(() => {})
  navigate('/user/login')
  endSession()
}
