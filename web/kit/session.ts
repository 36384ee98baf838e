/** What components may know of the session. Signals are read here and not in features. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Module } from '#contracts/api/account.ts'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { language } from '#web/api/language.ts'
import { type SessionUser, token, user } from '#web/api/session.ts'

/** The user, or null until account/info has told. */
export function useUser(): SessionUser | null {
  useSignals()
  return user.value
}

/** A module of the registry: its id for calls that charge, its price. Undefined when the account has none such. */
export function useModule(name: ModuleName): Static<typeof Module> | undefined {
  return useUser()?.mold.find((module) => module.enName === name)
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
