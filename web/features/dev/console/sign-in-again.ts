import { devState } from '#contracts/api/dev/devtools-state.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'
import { signIn } from './sign-in.ts'

/**
 * Call it after a switch to another world (an isolated set of server data). It signs in to the same account again if
 * the session is unknown in that world.
 */
export async function signInAgain(phone: string | undefined): Promise<void> {
  if (phone === undefined) return
  const { state } = await call(devState.read, { query: {} })
  if (state.phone === phone) return
  // The account may not exist in that world.
  await signIn(phone).catch(endSession)
}
