import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { Redirect } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { adoptSession, isSessionStale, needLogout, token } from '#web/api/session.ts'
import type { Screen } from '#web/kit/screen.ts'
import { type GuardRedirect, loginPath } from '#web/kit/way-back.ts'
import { endStaleSession } from './log-out.ts'

/**
 * Redirects a guest who opens a `user` screen to the login, which leads back to that screen (SPEC section 6). After a
 * session has expired, every screen in the frame redirects.
 */
export function Guard({ screen, children }: { screen: Screen; children: ReactNode }) {
  useSignals()
  const path = usePathname()
  const search = useSearch()
  const { auth, frame } = screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the cookie on every navigation
  useEffect(() => {
    if (auth === 'guest') adoptSession()
    else if (isSessionStale()) endStaleSession()
    // Reset the flag once a login screen has told the user that the session expired.
    if (auth === 'guest' && frame === 'bare') needLogout.value = false
  }, [path, auth, frame])
  const expired = needLogout.value && frame === 'page'
  if (!token.value && (auth === 'user' || expired))
    return <Redirect to={loginPath(path + search)} state={{ refused: true } satisfies GuardRedirect} replace />
  return children
}
