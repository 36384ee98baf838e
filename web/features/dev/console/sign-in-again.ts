import { devState } from '#contracts/api/dev/devtools-state.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'
import { signIn } from './sign-in.ts'

/** After a change of world: signs in to the same account if its session does not exist there. */
export async function signInAgain(phone: string | undefined): Promise<void> {
  if (phone === undefined) return
  const { state } = await call(devState.read, { query: {} })
  if (state.phone === phone) return
  // The world may lack the account.
  await signIn(phone).catch(endSession)
}
