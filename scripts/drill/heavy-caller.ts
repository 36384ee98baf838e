/**
 * The process of an account that asks for as much as it can. It is told the name of a heavy call, which it then makes over
 * and over until it is told to rest; it says when it has begun, and what it has done when all is answered.
 */
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, TIMED_OUT } from '#web/api/failure.ts'
import { type HeavyCall, type HeavyCallName, heavyCalls } from './heavy-calls.ts'
import { HEAVY, sellerAt } from './seller.ts'

export interface Done {
  answered: number
  /** Of too many at once. */
  refused: number
}

/** The calls that are measured are not to wait for this process. */
const NICE = 10
const TOO_MUCH = 429
/** A refusal says how long to wait: without any pause, only refusals would be measured. */
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

async function hammer({ sideBySide, make }: HeavyCall): Promise<Done> {
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
  await Promise.all(Array.from({ length: sideBySide }, repeat))
  return done
}

/** Refused, or left waiting behind the other calls of its account. */
function isTooMuch(error: unknown): boolean {
  return error instanceof Failure && (error.status === TOO_MUCH || error.code === TIMED_OUT)
}
