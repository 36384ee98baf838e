/**
 * Robot check: proof of work by ALTCHA, version 2. A challenge is not stored; the solution carries it back, signed.
 * Only spent solutions are stored, until they would have expired.
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
  /** PBKDF2 iterations per guess. */
  cost: number
  /** The answer lies in this range, so that all challenges take a similar number of guesses. */
  guesses: readonly [least: number, most: number]
}

/**
 * Measured on 2026-11-21 on a shared server core: a guess takes Chromium's WebCrypto 0.83 ms, so a challenge 0.2 s in
 * one thread, and about 1 s on a phone with a quarter of that speed. Here, creating a challenge takes 1.5 ms outside
 * the event loop (one guess), and verifying one 0.5 ms, because the key is signed and not derived again.
 */
const EFFORT: Effort = { cost: 5000, guesses: [200, 300] }

/** Per address; high enough for an office that shares one. */
const CHALLENGES = { most: 120, seconds: 60 }

export type Challenge = Output<typeof account.challenge>

/** A valid solution that has not expired. It may have been spent. */
export interface VerifiedSolution {
  readonly signature: string
  readonly expiresAt: string
}

export interface Robot {
  /** Refuses with `tooManyAttempts` above the rate limit: creating challenges takes time from password checks. */
  challenge(address: string): Promise<Challenge>
  /** Verifies the `robot` field of a call; undefined unless it is a valid solution of a challenge of ours. */
  verify(text: string | undefined): Promise<VerifiedSolution | undefined>
  /** Spends the solution; false without one, or if it was spent before. */
  spend(db: State, solved: VerifiedSolution | undefined): Promise<boolean>
}

export function robot({ secret, clock, effort = EFFORT }: { secret: string; clock: Clock; effort?: Effort }): Robot {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`robot:${use}`).digest('hex')
  const waitSecondsOf = rateOf(clock, CHALLENGES)
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('answer') }
  return {
    async challenge(address) {
      const seconds = waitSecondsOf(address)
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
      // With a secret and a counter given, the library always sets both fields.
      return { parameters, signature } as Challenge
    },
    async verify(text) {
      const payload = text === undefined ? undefined : payloadOf(text)
      if (!payload) return undefined
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys })
      if (!verified) return undefined
      // The signature is valid, so the payload is ours.
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

/** Decodes base64 JSON and checks the fields that the library reads unchecked; the signature covers all of them. */
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
