import { devState } from '#contracts/api/dev/devtools-state.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'
import { signIn } from './sign-in.ts'

/**
 * The world is another one now: whoever was signed in goes on in it as the same account, where its session is not there
 * any more.
 */
export async function signInAgain(phone: string | undefined): Promise<void> {
  if (phone === undefined) return
  const { state } = await call(devState.read, { query: {} })
  if (state.phone === phone) return
  // Not every world has the account.
  await signIn(phone).catch(endSession)
}
