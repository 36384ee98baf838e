import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { adoptSession, token } from '#web/api/session.ts'
import { loginPath } from '#web/kit/way-back.ts'

/** Lets a `user` screen show to whoever is logged in, and sends everyone else to the login, with the way back. */
export function Guard({ auth, children }: { auth: 'guest' | 'user'; children: ReactNode }) {
  useSignals()
  const [path] = useLocation()
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie is compared on every change of page
  useEffect(adoptSession, [path])
  if (auth === 'user' && !token.value) return <Redirect to={loginPath(search ? `${path}?${search}` : path)} replace />
  return children
}
