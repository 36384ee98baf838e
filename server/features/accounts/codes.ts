import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_MINUTES } from '#contracts/core/rules.ts'
import type { State } from '#server/db/state.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  CODE_TRIES,
  CODES_PER_ADDRESS,
  CODES_PER_PHONE,
  CODES_PER_PHONE_AND_ADDRESS,
  FAILURES_PER_ADDRESS,
  requireCode,
} from './account.rules.ts'
import { accountOfPhone } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { deleteAttempts } from './attempts.store.ts'
import { recordLimitedAttempt } from './attempts.ts'
import { type CodeKey, consumeTry, replaceCode, spendCode } from './codes.store.ts'
import type { SmsContent } from './sms/sms.ts'

/**
 * Replaces the phone's code and returns what to send; undefined if a code would open nothing. Every phone leaves the
 * same rows, so that later answers do not reveal whether it has an account.
 */
export function issueCode(world: AccountsWorld, of: CodeKey, ip: string): Promise<SmsContent | undefined> {
  return world.db.transaction().execute(async (trx) => {
    await recordLimitedAttempt(trx, world, {
      [`code:${of.phone}`]: CODES_PER_PHONE,
      [`code:${of.phone}:${ip}`]: CODES_PER_PHONE_AND_ADDRESS,
      [`code-ip:${ip}`]: CODES_PER_ADDRESS,
    })
    const known = (await accountOfPhone(trx, of.phone)) !== undefined
    const useful = of.type === 'bind' || known === (of.type !== 'register')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const now = world.clock.now()
    const expires = new Date(now.getTime() + CODE_MINUTES * 60_000)
    // A random hash that no typed code matches.
    const hash = hashOf(world, of, useful ? code : randomBytes(16).toString('hex'))
    await replaceCode(trx, of, { hash, now: now.toISOString(), expires: expires.toISOString() })
    if (useful) return { kind: 'code', code, minutes: CODE_MINUTES }
    return known ? { kind: 'taken' } : undefined
  })
}

export interface VerifiedCode {
  /**
   * Spends the code, in the transaction of its purpose. Refuses with `wrongCode` if it was used or replaced meanwhile.
   */
  use(db: State): Promise<void>
}

/** Verifies the typed code at the cost of one try. Refuses with `codeFormat` or `wrongCode`. */
export async function verifyCode(world: AccountsWorld, of: CodeKey, typed: string): Promise<VerifiedCode> {
  const code = requireCode(typed)
  const expected = await consumeTry(world.db, of, { now: world.clock.iso(), most: CODE_TRIES })
  const actual = hashOf(world, of, code)
  if (expected === undefined || !timingSafeEqual(Buffer.from(expected), Buffer.from(actual))) throw refuse('wrongCode')
  return {
    async use(db) {
      if (!(await spendCode(db, of, expected))) throw refuse('wrongCode')
    },
  }
}

/** Like `verifyCode`, and limits wrong codes per address; for calls without a limit of their own. */
export async function verifyCodeFrom(
  world: AccountsWorld,
  ip: string,
  of: CodeKey,
  typed: string,
): Promise<VerifiedCode> {
  const attempt = await world.db
    .transaction()
    .execute((trx) => recordLimitedAttempt(trx, world, { [`ip:${ip}`]: [FAILURES_PER_ADDRESS] }))
  const right = await verifyCode(world, of, typed)
  return {
    async use(db) {
      await right.use(db)
      await deleteAttempts(db, attempt)
    },
  }
}

const hashOf = (world: AccountsWorld, { phone, type }: CodeKey, code: string) =>
  createHmac('sha256', world.secret).update(`code:${type}:${phone}:${code}`).digest('hex')
