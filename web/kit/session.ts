/** Hooks of the session: features read no signals themselves. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Language } from '#contracts/model/language.ts'
import type { Grouping } from '#contracts/model/number.ts'
import { grouping } from '#web/api/grouping.ts'
import { language } from '#web/api/language.ts'
import { type SessionUser, token, user } from '#web/api/session.ts'

/** Null until account/info or the login answers. */
export function useUser(): SessionUser | null {
  useSignals()
  return user.value
}

export function useLanguage(): Language {
  useSignals()
  return language.value
}

export function useGrouping(): Grouping {
  useSignals()
  return grouping.value
}

/** Whether this browser has a session token; the server may have ended the session. */
export function useLoggedIn(): boolean {
  useSignals()
  return token.value !== ''
}
