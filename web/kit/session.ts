/** What components may know of the session. Signals are read here and not in features. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Language } from '#contracts/model/language.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { grouping } from '#web/api/grouping.ts'
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

/** Digit grouping for the reader. */
export function useGrouping(): Grouping {
  useSignals()
  return grouping.value
}

/** Whether somebody is logged in, as far as this browser knows. */
export function useLoggedIn(): boolean {
  useSignals()
  return token.value !== ''
}
