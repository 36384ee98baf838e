/**
 * The not-a-robot confirmation: proof of work by ALTCHA, version 2. A challenge names no caller and is not stored; the
 * solution carries it back, signed. Only what was spent is remembered, until it would have expired anyway.
 */
import { createHmac } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { account } from '#contracts/api/accounts/account.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { ROBOT_MINUTES } from '#contracts/core/rules.ts'
import type { State } from '#server/db/state.ts'
import type { Clock } from '#server/platform/clock.ts'
import { rateOf } from '#server/platform/rate.ts'
import { tooManyAttempts } from '#server/platform/refusal.ts'

export interface Effort {
  /** PBKDF2 iterations of one guess. */
  cost: number
  /** The answer lies between these, so every solver guesses that often: no challenge is much harder than another. */
  guesses: readonly [least: number, most: number]
}

/**
 * Measured on 2026-11-21 on a shared server core: a guess takes Chromium's WebCrypto 0.83 ms, so a challenge a fifth of a
 * second in one thread there, and about a second on a phone of a quarter or a fifth of that speed. To make one takes us
 * 1.5 ms, one guess, outside the event loop; to check one 0.5 ms, as the key is signed and not derived again.
 */
const EFFORT: Effort = { cost: 5000, guesses: [200, 300] }

/** From one address: an office that logs in at nine shares it. */
const CHALLENGES = { most: 120, seconds: 60 }

export type Challenge = Output<typeof account.challenge>

/** A right solution that is not too old. It may have been spent. */
export interface Solved {
  readonly signature: string
  readonly expiresAt: string
}

export interface Robot {
  /** Refuses with `tooManyAttempts` who asks for more than anybody solves: to make one costs what a password check waits for. */
  challenge(address: string): Promise<Challenge>
  /** What a call carries as `robot`, when it is a right solution of a challenge of ours; undefined for anything else. */
  read(text: string | undefined): Promise<Solved | undefined>
  /** Spends it; false when there is none, or when it has been spent before. */
  spend(db: State, solved: Solved | undefined): Promise<boolean>
}

export function robot({ secret, clock, effort = EFFORT }: { secret: string; clock: Clock; effort?: Effort }): Robot {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`robot:${use}`).digest('hex')
  const waitOf = rateOf(clock, CHALLENGES)
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('answer') }
  return {
    async challenge(address) {
      const seconds = waitOf(address)
      if (seconds > 0) throw tooManyAttempts(seconds)
      const [least, most] = effort.guesses
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(most, least),
        deriveKey,
        ...keys,
        data: { expires: Math.floor((clock.now().getTime() + ROBOT_MINUTES * 60_000) / 1000) },
      })
      // Signed, and with an answer that was chosen: the library leaves neither out then.
      return { parameters, signature } as Challenge
    },
    async read(text) {
      const payload = text === undefined ? undefined : payloadOf(text)
      if (!payload) return undefined
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys })
      if (!verified) return undefined
      // What we have signed is what we have made.
      const { parameters, signature } = challenge as Challenge
      const expiry = new Date(parameters.data.expires * 1000)
      return expiry > clock.now() ? { signature, expiresAt: expiry.toISOString() } : undefined
    },
    async spend(db, solved) {
      if (!solved) return false
      await db.deleteFrom('spent_solution').where('expires_at', '<=', clock.iso()).execute()
      const spent = await db
        .insertInto('spent_solution')
        .values({ signature: solved.signature, expires_at: solved.expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('signature')
        .executeTakeFirst()
      return spent !== undefined
    },
  }
}

/** Base64 of JSON with the parts that the library reads without looking; the signature is checked over all of it. */
function payloadOf(text: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return isPayload(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPayload = (value: unknown): value is Payload =>
  isRecord(value) &&
  isRecord(value.solution) &&
  isRecord(value.challenge) &&
  isRecord(value.challenge.parameters) &&
  typeof value.challenge.signature === 'string'
