import { solveChallengeWorkers } from 'altcha-lib'
import { account } from '#contracts/api/accounts/account.ts'
import { call } from '#web/api/calls.ts'

/** The proof of work takes only a moment, so more workers would heat a phone without saving noticeable time. */
const MAX_WORKERS = 4

/** Returns the proof of work for one call: base64 of `{ challenge, solution }`. Rejects when aborted. */
export async function solveChallenge(controller: AbortController): Promise<string> {
  const challenge = await call(account.challenge)
  // The workers do not notice an abort that happened before they started.
  controller.signal.throwIfAborted()
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./robot.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
