import { devtools } from '#contracts/api/dev/devtools.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { writeCookie } from '#web/api/cookies.ts'
import { notifyOtherTabs } from '#web/api/other-tabs.ts'
import { adoptSession } from '#web/api/session.ts'

const DAYS = 1

/** Continues this browser's session with the given token. */
export function adoptToken(token: string): void {
  writeCookie('token', token, DAYS)
  adoptSession()
  notifyOtherTabs()
  refreshAccount().catch(() => {})
}

export async function signIn(phone: string): Promise<void> {
  adoptToken((await call(devtools.login, { body: { phone } })).token)
}
