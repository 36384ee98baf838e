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
 * Loads the user if unknown: after a reload or a failed first call. Failures are ignored: an expired session redirects
 * to the login, and other failures show in the page itself.
 */
function loadUser(): void {
  if (token.peek() && !user.peek()) refreshAccount().catch(() => {})
}

/** Saves the language in the account. A failure is ignored: the page already uses the language. */
function saveLanguage(): void {
  if (token.peek()) call(center.save, { body: { language: language.peek() } }).catch(() => {})
}

/** The query cache of one session. A change of language invalidates it. */
export function useAccount() {
  const [path] = useLocation()
  const [queries] = useState(createQueryClient)
  useSignalEffect(() => {
    const previous = language.value
    return () => {
      if (language.peek() === previous) return
      // Answers contain texts in the old language.
      void queries.invalidateQueries()
      saveLanguage()
    }
  })
  useSignalEffect(() => {
    // The account's language applies until one is chosen in this browser.
    if (user.value && readCookie('language') === '') chooseLanguage(user.value.language)
  })
  useEffect(() => {
    // If the user is known, the login has just loaded the account, so the refresh can wait.
    if (user.peek()) refreshAccountSoon()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: retried on every navigation
  useEffect(() => {
    loadUser()
    window.addEventListener('focus', loadUser)
    return () => window.removeEventListener('focus', loadUser)
  }, [path])
  return queries
}
