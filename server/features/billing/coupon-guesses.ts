/**
 * Rate limit against guessing coupon codes, at price check and ordering. Only unknown codes count, each once. An
 * account keeps getting the answer for a code it already tried, even while it must wait.
 */
import { normalizeCoupon } from '#contracts/core/rules.ts'
import { networkOf } from '#server/platform/network.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { type Rate, tallyOf } from '#server/platform/rate.ts'
import { Refusal, tooManyAttempts } from '#server/platform/refusal.ts'
import type { BillingWorld } from './billing.world.ts'

/** Leaves room for typing errors. */
const PER_ACCOUNT: Rate = { most: 10, seconds: 15 * 60 }
/** An office shares an address, and so does one person with many accounts. */
const PER_ADDRESS: Rate = { most: 50, seconds: 15 * 60 }
const MAX_REMEMBERED = 10_000

const guessesOf = perWorld(({ clock }) => ({
  accounts: tallyOf(clock, PER_ACCOUNT),
  addresses: tallyOf(clock, PER_ADDRESS),
  answered: new Set<string>(),
}))

export interface CouponGuess {
  accountId: number
  ip: string
  coupon: string | undefined
}

/** Runs `work`, or refuses with `tooManyAttempts` after too many unknown codes. */
export async function limitGuesses<T>(
  world: BillingWorld,
  { accountId, ip, coupon }: CouponGuess,
  work: () => Promise<T>,
): Promise<T> {
  const code = normalizeCoupon(coupon ?? '')
  const guesses = guessesOf(world)
  const key = `${accountId}:${code}`
  if (code === '' || guesses.answered.has(key)) return work()
  const tallies = [
    [guesses.accounts, String(accountId)],
    [guesses.addresses, networkOf(ip)],
  ] as const
  const seconds = Math.max(...tallies.map(([tally, who]) => tally.wait(who)))
  if (seconds > 0) throw tooManyAttempts(seconds)
  // Counted before the result is known, so that concurrent calls cannot exceed the limit.
  for (const [tally, who] of tallies) tally.count(who)
  const forgive = () => {
    for (const [tally, who] of tallies) tally.forgive(who)
  }
  const remember = () => {
    if (guesses.answered.size >= MAX_REMEMBERED) guesses.answered.clear()
    guesses.answered.add(key)
  }
  try {
    const result = await work()
    forgive()
    remember()
    return result
  } catch (error) {
    const failure = error instanceof Refusal ? error.failure : undefined
    if (failure !== 'couponUnknown') forgive()
    // Other failures, such as an unknown plan, say nothing about the code.
    if (failure?.startsWith('coupon')) remember()
    throw error
  }
}
