/**
 * Coupons are codes that somebody was given: who tries codes that there are not soon has to wait, at the price check and at
 * ordering alike. Codes that there are never count, and one that an account has shown goes on counting for it.
 */
import { normaliseCoupon } from '#contracts/core/rules.ts'
import { networkOf } from '#server/domain/network.ts'
import { type Rate, type Tally, tallyOf } from '#server/domain/rate.ts'
import { Refusal, tooManyAttempts } from '#server/domain/refusal.ts'
import type { World } from '#server/domain/world.ts'

/** Typing errors of one buyer. */
const PER_ACCOUNT: Rate = { most: 10, seconds: 15 * 60 }
/** An office shares an address; somebody with many accounts has one too. */
const PER_ADDRESS: Rate = { most: 50, seconds: 15 * 60 }
/** Codes that accounts have shown; beyond it the list begins anew. */
const SHOWN = 10_000

interface Guesses {
  accounts: Tally
  addresses: Tally
  shown: Set<string>
}

const guessesOf = new WeakMap<World, Guesses>()

export interface Guess {
  accountId: number
  ip: string
  coupon: string | undefined
}

/** Does what needs the coupon; refuses with `tooManyAttempts` who has named too many that there are not. */
export async function withoutGuessing<T>(
  world: World,
  { accountId, ip, coupon }: Guess,
  work: () => Promise<T>,
): Promise<T> {
  const code = normaliseCoupon(coupon ?? '')
  const guesses = guessesOf.get(world) ?? newGuesses(world)
  const key = `${accountId}:${code}`
  if (code === '' || guesses.shown.has(key)) return work()
  const tallies = [
    [guesses.accounts, String(accountId)],
    [guesses.addresses, networkOf(ip)],
  ] as const
  const seconds = Math.max(...tallies.map(([tally, who]) => tally.wait(who)))
  if (seconds > 0) throw tooManyAttempts(seconds)
  // Counted before it is known: of many at once only as many get through as may.
  for (const [tally, who] of tallies) tally.count(who)
  const exists = () => {
    for (const [tally, who] of tallies) tally.forgive(who)
    if (guesses.shown.size >= SHOWN) guesses.shown.clear()
    guesses.shown.add(key)
  }
  try {
    const done = await work()
    exists()
    return done
  } catch (error) {
    if (!(error instanceof Refusal && error.failure === 'couponUnknown')) exists()
    throw error
  }
}

function newGuesses(world: World): Guesses {
  const { clock } = world
  const made = {
    accounts: tallyOf(clock, PER_ACCOUNT),
    addresses: tallyOf(clock, PER_ADDRESS),
    shown: new Set<string>(),
  }
  guessesOf.set(world, made)
  return made
}
