import { devState } from '#contracts/api/dev/devtools-state.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'
import { signIn } from './sign-in.ts'

/** After a switch to another world: signs in to the same account if that world does not know the session. */
export async function signInAgain(phone: string | undefined): Promise<void> {
  if (phone === undefined) return
  const { state } = await call(devState.read, { query: {} })
  if (state.phone === phone) return
  // The account may not exist in that world.
  await signIn(phone).catch(endSession)
}
