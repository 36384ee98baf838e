import { leave } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'

/** Ends the session here and on the server. Leaves for the login first, so that the guard has nothing to say. */
export function logOut(navigate: (to: string) => void): void {
  // Sent with the token that is about to be forgotten.
  void leave()
  navigate('/user/login')
  endSession()
}

/** Ends a session whose cookie is no longer its own; the guard leads to the login, with the way back. */
export function endBrokenSession(): void {
  void leave()
  endSession()
}
