/** Codes by SMS: sent to who may use them, and tried. */
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
import { forgetAttempts } from './attempts.store.ts'
import { countAttempt } from './attempts.ts'
import { type CodeOf, putCode, spendCode, takeTry } from './codes.store.ts'
import type { SmsContent } from './sms/sms.ts'

/**
 * Makes a code for the phone, in the place of the one before, and answers what to send; nothing for a phone that the code
 * would not open. All phones leave the same behind, a limit and a row, so that what follows does not tell them apart.
 */
export function makeCode(world: AccountsWorld, of: CodeOf, ip: string): Promise<SmsContent | undefined> {
  return world.db.transaction().execute(async (trx) => {
    await countAttempt(trx, world, {
      [`code:${of.phone}`]: CODES_PER_PHONE,
      [`code:${of.phone}:${ip}`]: CODES_PER_PHONE_AND_ADDRESS,
      [`code-ip:${ip}`]: CODES_PER_ADDRESS,
    })
    const known = (await accountOfPhone(trx, of.phone)) !== undefined
    const useful = of.type === 'bind' || known === (of.type !== 'register')
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const now = world.clock.now()
    const expires = new Date(now.getTime() + CODE_MINUTES * 60_000)
    // Nobody can type in what stands for no code.
    const hash = hashOf(world, of, useful ? code : randomBytes(16).toString('hex'))
    await putCode(trx, of, { hash, now: now.toISOString(), expires: expires.toISOString() })
    if (useful) return { kind: 'code', code, minutes: CODE_MINUTES }
    return known ? { kind: 'taken' } : undefined
  })
}

/** A code that was right when it was tried. */
export interface RightCode {
  /** Uses it up, in the transaction of what it is for. Refuses with `wrongCode` when it is used or replaced by now. */
  use(db: State): Promise<void>
}

/** Tries what was typed, at the cost of one of the tries. Refuses with `codeFormat` or `wrongCode`. */
export async function tryCode(world: AccountsWorld, of: CodeOf, typed: string): Promise<RightCode> {
  const code = requireCode(typed)
  const expected = await takeTry(world.db, of, { now: world.clock.iso(), most: CODE_TRIES })
  const actual = hashOf(world, of, code)
  if (expected === undefined || !timingSafeEqual(Buffer.from(expected), Buffer.from(actual))) throw refuse('wrongCode')
  return {
    async use(db) {
      if (!(await spendCode(db, of, expected))) throw refuse('wrongCode')
    },
  }
}

/** The same for who has not been counted yet: wrong codes are limited by address too. */
export async function tryCodeFrom(world: AccountsWorld, ip: string, of: CodeOf, typed: string): Promise<RightCode> {
  const attempt = await world.db
    .transaction()
    .execute((trx) => countAttempt(trx, world, { [`ip:${ip}`]: [FAILURES_PER_ADDRESS] }))
  const right = await tryCode(world, of, typed)
  return {
    async use(db) {
      await right.use(db)
      await forgetAttempts(db, attempt)
    },
  }
}

const hashOf = (world: AccountsWorld, { phone, type }: CodeOf, code: string) =>
  createHmac('sha256', world.secret).update(`code:${type}:${phone}:${code}`).digest('hex')
