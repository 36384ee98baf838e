import { useSignalEffect } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { refreshAccount, refreshAccountSoon } from '#web/api/calls.ts'
import { language } from '#web/api/language.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { token, user } from '#web/api/session.ts'

/**
 * Reads who is logged in, where nobody has told yet: a page that was reloaded, or whose first question failed. A failure
 * is not shown: an expired session leads to the login, and everything else shows in the page itself.
 */
function learnUser(): void {
  if (token.peek() && !user.peek()) refreshAccount().catch(() => {})
}

/** The cache of server state, of one session: another one starts with an empty cache, another language asks again. */
export function useAccount() {
  const [path] = useLocation()
  const [queries] = useState(createQueryClient)
  useSignalEffect(() => {
    const spoken = language.value
    return () => {
      // What the server said, it said in the language of then.
      if (language.peek() !== spoken) void queries.invalidateQueries()
    }
  })
  useEffect(() => {
    // Login told who it is: what has changed since is read a while later.
    if (user.peek()) refreshAccountSoon()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on every change of page
  useEffect(() => {
    learnUser()
    window.addEventListener('focus', learnUser)
    return () => window.removeEventListener('focus', learnUser)
  }, [path])
  return queries
}
