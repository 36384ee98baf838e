import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { Redirect } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { adoptSession, needLogout, sessionIsBroken, token } from '#web/api/session.ts'
import type { Screen } from '#web/kit/screen.ts'
import { loginPath, type Refused } from '#web/kit/way-back.ts'
import { endBrokenSession } from './log-out.ts'

/**
 * Lets a `user` screen show to whoever is logged in, and sends everyone else to the login, which says why and knows the
 * way back (SPEC section 6). An expired session is told of wherever one is.
 */
export function Guard({ screen, children }: { screen: Screen; children: ReactNode }) {
  useSignals()
  const path = usePathname()
  const search = useSearch()
  const { auth, frame } = screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie is compared on every change of page
  useEffect(() => {
    if (auth === 'guest') adoptSession()
    else if (sessionIsBroken()) endBrokenSession()
    // The way in has told them.
    if (auth === 'guest' && frame === 'bare') needLogout.value = false
  }, [path, auth, frame])
  const expired = needLogout.value && frame === 'page'
  if (!token.value && (auth === 'user' || expired))
    return <Redirect to={loginPath(path + search)} state={{ refused: true } satisfies Refused} replace />
  return children
}
