/** Solves a not-a-robot challenge of the server: proof of work by the ALTCHA library, off the page's own thread. */
import { solveChallengeWorkers } from 'altcha-lib'
import { account } from '#contracts/api/accounts/account.ts'
import { call } from '#web/api/calls.ts'

/** More would only heat a phone: the work is over in a moment. */
const MOST_WORKERS = 4

/** A confirmation as the calls take it: base64 of { challenge, solution }, good for one call. Rejects once aborted. */
export async function solveChallenge(controller: AbortController): Promise<string> {
  const challenge = await call(account.challenge)
  // The workers only hear of what is aborted while they run.
  controller.signal.throwIfAborted()
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./robot.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
