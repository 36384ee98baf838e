/** The session store of SPEC section 3: everything that is known of the person, or of a guest, always whole. */
import { computed, signal } from '@preact/signals-react'
import type { Module } from '#contracts/api/accounts/account.ts'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { Language } from '#contracts/model/language.ts'
import { guest } from '#web/locales/guest.ts'
import { today } from './day.ts'
import { language } from './language.ts'
import { needLogout, re, type SessionUser, token, user } from './session.ts'

/** What the store is made of. */
interface Known {
  user: SessionUser | null
  token: string
  language: Language
  needLogout: boolean
  re: string
}

/** The user's own fields, and what this browser knows besides. */
export interface Session extends SessionUser {
  token: string
  isLogin: boolean
  needLogout: boolean
  /** The device's fingerprint, encrypted; empty until a login asked for it. */
  re: string
}

/** What a guest has: SPEC section 3, with 0 for nobody's id and level. */
const nobody = {
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

/**
 * The store as a person or a guest has it; a person who is not known yet has no name. The language is the page's, which may be another
 * than the account's.
 */
export function sessionOf({ user: known, token: held, ...rest }: Known): Session {
  const nickname = held ? '' : guest[rest.language].nickname
  return { ...nobody, mold: [], nickname, ...known, ...rest, token: held, isLogin: held !== '' }
}

/** A module of the registry. */
export type RegisteredModule = Omit<Static<typeof Module>, 'enName'>
export type Registry = Partial<Record<ModuleName, RegisteredModule>>

/** The module registry: what each module is called by in calls, where it lives, and what it costs. */
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

/**
 * The rest of the store: the page of each report list that was shown last, for the way back to it (which page is shown,
 * the address says), and the reader's day, which the page follows over midnight.
 */
export const store = { asinReport: signal(1), marketReport: signal(1), today: signal(today()) }
