import { devtools } from '#contracts/api/dev/devtools.ts'
import { call, refreshAccount } from '#web/api/calls.ts'
import { writeCookie } from '#web/api/cookies.ts'
import { tellOtherTabs } from '#web/api/other-tabs.ts'
import { adoptSession } from '#web/api/session.ts'

const DAYS = 1

/** Goes on in this browser under the token. */
export function goOnAs(token: string): void {
  writeCookie('token', token, DAYS)
  adoptSession()
  tellOtherTabs()
  refreshAccount().catch(() => {})
}

/** Signs a sample account in, in the world that this browser is in. */
export async function signIn(phone: string): Promise<void> {
  goOnAs((await call(devtools.login, { body: { phone } })).token)
}
