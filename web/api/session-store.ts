/** The session store of SPEC section 3. A guest has all fields too, with default values. */
import { computed, signal } from '@preact/signals-react'
import type { Module } from '#contracts/api/accounts/account.ts'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { guest } from '#web/locales/guest.ts'
import { today } from './day.ts'
import { language } from './language.ts'
import { needLogout, re, type SessionUser, token, user } from './session.ts'

interface SessionState {
  user: SessionUser | null
  token: string
  language: Language
  needLogout: boolean
  re: string
}

export interface Session extends SessionUser {
  token: string
  isLogin: boolean
  needLogout: boolean
  /** The device's encrypted fingerprint; empty before the first login. */
  re: string
}

/** The defaults of SPEC section 3. The specification names none for id and level, so these are 0. */
const guestUser = {
  id: 0,
  phone: '',
  avatar: '',
  level: 0,
  level_text: '',
  start_time: null,
  end_time: null,
  type: -1,
  birthday: null,
  sex: 1,
  money: 0,
  power: 0,
  mold: [],
} as const satisfies Omit<SessionUser, 'nickname' | 'language'>

/** The nickname is empty while the user is loading. `language` is the language of the page, not of the account. */
export function sessionOf({ user, token, ...rest }: SessionState): Session {
  const nickname = token ? '' : guest[rest.language].nickname
  return { ...guestUser, mold: [], nickname, ...user, ...rest, token, isLogin: token !== '' }
}

export type RegisteredModule = Omit<Static<typeof Module>, 'enName'>
export type Registry = Partial<Record<ModuleName, RegisteredModule>>

export const registryOf = (mold: SessionUser['mold']): Registry =>
  Object.fromEntries(mold.map(({ enName, ...module }) => [enName, module]))

export const session = computed(() =>
  sessionOf({
    user: user.value,
    token: token.value,
    language: language.value,
    needLogout: needLogout.value,
    re: re.value,
  }),
)
export const modules = computed(() => registryOf(session.value.mold))

/** The last shown page number of each report list, for links back to it, and today's date, updated at midnight. */
export const store = { asinReport: signal(1), marketReport: signal(1), today: signal(today()) }
