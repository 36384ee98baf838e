import { endServerSession } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'

/**
 * Ends the session here and on the server. It navigates to the login first: otherwise the guard would redirect there
 * with the notice that a login is needed.
 */
export function logOut(navigate: (to: string) => void): void {
  // Call the server before endSession, because the call needs the token.
  void endServerSession()
  navigate('/user/login')
  endSession()
}

/** Ends a session whose cookie has changed. The guard then redirects to the login and back afterwards. */
export function endStaleSession(): void {
  void endServerSession()
  endSession()
}
