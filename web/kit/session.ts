/** What components may know of the session. Signals are read here and not in features. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Language } from '#contracts/model/language.ts'
import { language } from '#web/api/language.ts'
import { type SessionUser, token, user } from '#web/api/session.ts'

/** The user, or null until account/info has told. */
export function useUser(): SessionUser | null {
  useSignals()
  return user.value
}

export function useLanguage(): Language {
  useSignals()
  return language.value
}

/** Whether somebody is logged in, as far as this browser knows. */
export function useLoggedIn(): boolean {
  useSignals()
  return token.value !== ''
}
