import { endServerSession } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'

/**
 * Ends the session here and on the server. Opens the login before the session ends; afterwards the guard would redirect
 * there and ask for a login.
 */
export function logOut(navigate: (to: string) => void): void {
  // Before endSession, because the call needs the token.
  void endServerSession()
  navigate('/user/login')
  endSession()
}

/** Ends a session whose cookie has changed. The guard then redirects to the login and back afterwards. */
export function endStaleSession(): void {
  void endServerSession()
  endSession()
}
