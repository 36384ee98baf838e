import { useSignalEffect } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { center } from '#contracts/api/accounts/center.ts'
import { call, refreshAccount, refreshAccountSoon } from '#web/api/calls.ts'
import { readCookie } from '#web/api/cookies.ts'
import { chooseLanguage, language } from '#web/api/language.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { token, user } from '#web/api/session.ts'

/**
 * Reads who is logged in, where nobody has told yet: a page that was reloaded, or whose first question failed. A failure
 * is not shown: an expired session leads to the login, and everything else shows in the page itself.
 */
function learnUser(): void {
  if (token.peek() && !user.peek()) refreshAccount().catch(() => {})
}

/** The account keeps the language that was chosen. That it could not be saved is no news to whoever reads the page. */
function keepLanguage(): void {
  if (token.peek()) call(center.save, { body: { language: language.peek() } }).catch(() => {})
}

/** The cache of server state, of one session: another one starts with an empty cache, another language asks again. */
export function useAccount() {
  const [path] = useLocation()
  const [queries] = useState(createQueryClient)
  useSignalEffect(() => {
    const spoken = language.value
    return () => {
      if (language.peek() === spoken) return
      // What the server said, it said in the language of then.
      void queries.invalidateQueries()
      keepLanguage()
    }
  })
  useSignalEffect(() => {
    // Where nobody has chosen yet, the page speaks the language of the account.
    if (user.value && readCookie('language') === '') chooseLanguage(user.value.language)
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
