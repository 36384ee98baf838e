/**
 * The power ledger: entries are only ever added, each tied to its cause, and the balance is their sum. One entry of a kind
 * for one cause (a unique index): charging or refunding twice is impossible, not merely avoided.
 */

import type { State } from '#server/db/state.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { LedgerTable } from './ledger.tables.ts'
import { powerText } from './modules.ts'

export interface Entry {
  accountId: number
  kind: LedgerTable['kind']
  /** Hundredths, positive; a charge is booked negative. */
  amount: number
  cause: string
  at: string
}

/** The balance in hundredths. */
export async function balanceOf(db: State, accountId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .select((e) => e.fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Refuses with `insufficientPower` whoever could not pay the price now: before work that is charged when it is done. */
export async function requirePower(db: State, accountId: number, amount: number): Promise<void> {
  const power = await balanceOf(db, accountId)
  if (power < amount) throw refuse('insufficientPower', { price: powerText(amount), power: powerText(power) })
}

/** Takes the price from the account, or refuses with `insufficientPower`. Call it in the transaction of what is bought. */
export async function charge(db: State, entry: Omit<Entry, 'kind'>): Promise<void> {
  await requirePower(db, entry.accountId, entry.amount)
  await add(db, { ...entry, kind: 'charge' })
}

/** Gives power: a gift, what a paid order bought, or the refund of what a charge with the same cause took. */
export async function credit(db: State, entry: Entry & { kind: 'gift' | 'purchase' | 'refund' }): Promise<void> {
  await add(db, entry)
}

/** Moves the balance by a signed amount (dev calls, corrections). */
export async function adjust(db: State, entry: Omit<Entry, 'kind'>): Promise<void> {
  await add(db, { ...entry, kind: 'adjustment' })
}

/**
 * Gives back exactly what a charge took, to the account that was charged; nothing when there is no charge with the cause.
 * The refund has the same cause.
 */
export async function refundCharge(db: State, cause: string, at: string): Promise<void> {
  const charged = await db
    .selectFrom('ledger')
    .select(['account_id', 'amount'])
    .where('kind', '=', 'charge')
    .where('cause', '=', cause)
    .executeTakeFirst()
  if (charged) await credit(db, { accountId: charged.account_id, kind: 'refund', amount: -charged.amount, cause, at })
}

async function add(db: State, { accountId, kind, amount, cause, at }: Entry): Promise<void> {
  if (!Number.isSafeInteger(amount)) throw new Error(`Amount ${amount} is not a whole number of hundredths`)
  const signed = kind === 'charge' ? -amount : amount
  await db.insertInto('ledger').values({ account_id: accountId, kind, amount: signed, cause, created_at: at }).execute()
}
