/**
 * Coupons are codes that somebody was given: who tries codes that there are not soon has to wait, at the price check and at
 * ordering alike. Codes that there are never count; a wrong one counts once, however often its price is asked for. What an
 * account was told of a code it goes on being told, also while it waits.
 */
import { normaliseCoupon } from '#contracts/core/rules.ts'
import { networkOf } from '#server/platform/network.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { type Rate, tallyOf } from '#server/platform/rate.ts'
import { Refusal, tooManyAttempts } from '#server/platform/refusal.ts'
import type { BillingWorld } from './billing.world.ts'

/** Typing errors of one buyer. */
const PER_ACCOUNT: Rate = { most: 10, seconds: 15 * 60 }
/** An office shares an address; somebody with many accounts has one too. */
const PER_ADDRESS: Rate = { most: 50, seconds: 15 * 60 }
/** Codes of which accounts were told whether there are; beyond it the list begins anew. */
const TOLD = 10_000

const guessesOf = perWorld(({ clock }) => ({
  accounts: tallyOf(clock, PER_ACCOUNT),
  addresses: tallyOf(clock, PER_ADDRESS),
  told: new Set<string>(),
}))

export interface Guess {
  accountId: number
  ip: string
  coupon: string | undefined
}

/** Does what needs the coupon; refuses with `tooManyAttempts` after too many unknown codes. */
export async function limitGuesses<T>(
  world: BillingWorld,
  { accountId, ip, coupon }: Guess,
  work: () => Promise<T>,
): Promise<T> {
  const code = normaliseCoupon(coupon ?? '')
  const guesses = guessesOf(world)
  const key = `${accountId}:${code}`
  if (code === '' || guesses.told.has(key)) return work()
  const tallies = [
    [guesses.accounts, String(accountId)],
    [guesses.addresses, networkOf(ip)],
  ] as const
  const seconds = Math.max(...tallies.map(([tally, who]) => tally.wait(who)))
  if (seconds > 0) throw tooManyAttempts(seconds)
  // Counted before it is known: of many at once only as many get through as may.
  for (const [tally, who] of tallies) tally.count(who)
  const forgive = () => {
    for (const [tally, who] of tallies) tally.forgive(who)
  }
  const remember = () => {
    if (guesses.told.size >= TOLD) guesses.told.clear()
    guesses.told.add(key)
  }
  try {
    const done = await work()
    forgive()
    remember()
    return done
  } catch (error) {
    const failure = error instanceof Refusal ? error.failure : undefined
    if (failure !== 'couponUnknown') forgive()
    // Anything else, as a plan that there is not, says nothing of the code.
    if (failure?.startsWith('coupon')) remember()
    throw error
  }
}
