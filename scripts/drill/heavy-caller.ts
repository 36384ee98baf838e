/**
 * The process of an account that makes as many calls as it can. It sends `ready` when it has started. A message with the
 * name of a heavy call makes it repeat that call until the message `rest`; it then sends the number of its answers.
 */
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, TIMED_OUT } from '#web/api/failure.ts'
import { type HeavyCall, type HeavyCallName, heavyCalls } from './heavy-calls.ts'
import { HEAVY, sellerAt } from './seller.ts'

export interface Done {
  answered: number
  /** Refused for too many calls at once, or timed out. */
  refused: number
}

/** Low priority, so that this process does not delay the measured calls. */
const NICE = 10
const TOO_MUCH = 429
/** Pause after a refusal; without it the drill would measure only refusals. */
const PAUSE_MS = 200

setPriority(NICE)
const [url = '', ...asins] = process.argv.slice(2)
const calls = await heavyCalls(await sellerAt(url, HEAVY), asins)
let isOver = false
process.on('message', async (message: HeavyCallName | 'rest') => {
  isOver = message === 'rest'
  if (message !== 'rest') process.send?.(await hammer(calls[message]))
})
process.send?.('ready')

async function hammer({ concurrency, make }: HeavyCall): Promise<Done> {
  const done = { answered: 0, refused: 0 }
  const repeat = async () => {
    while (!isOver) {
      try {
        await make()
        done.answered++
      } catch (error) {
        if (!isTooMuch(error)) throw error
        done.refused++
        await wait(PAUSE_MS)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, repeat))
  return done
}

/** Refused, or timed out while other calls of its account run. */
function isTooMuch(error: unknown): boolean {
  return error instanceof Failure && (error.status === TOO_MUCH || error.code === TIMED_OUT)
}
