/**
 * The power ledger. Entries are only added, and the balance is their sum. A unique index on kind and cause makes a
 * second charge or refund for one cause impossible.
 */

import type { State } from '#server/db/state.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { LedgerTable } from './ledger.tables.ts'
import { powerParam } from './modules.ts'

export interface Entry {
  accountId: number
  kind: LedgerTable['kind']
  /** Hundredths, positive; a charge is booked negative. */
  amount: number
  cause: string
  at: string
}

/** In hundredths. */
export async function balanceOf(db: State, accountId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .select((e) => e.fn.sum<number | null>('amount').as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/**
 * Refuses with `insufficientPower` if the balance is below `amount` (hundredths). Call it before work that is charged
 * at its end.
 */
export async function requirePower(db: State, accountId: number, amount: number): Promise<void> {
  const power = await balanceOf(db, accountId)
  if (power < amount) throw refuse('insufficientPower', { price: powerParam(amount), power: powerParam(power) })
}

/** Charges the account, or refuses with `insufficientPower`. Call it in the transaction of the purchase. */
export async function charge(db: State, entry: Omit<Entry, 'kind'>): Promise<void> {
  await requirePower(db, entry.accountId, entry.amount)
  await insertEntry(db, { ...entry, kind: 'charge' })
}

/** Credits a gift, a paid order, or the refund of a charge (with the cause of that charge). */
export async function credit(db: State, entry: Entry & { kind: 'gift' | 'purchase' | 'refund' }): Promise<void> {
  await insertEntry(db, entry)
}

/** Books a signed amount, for dev calls and corrections. */
export async function adjust(db: State, entry: Omit<Entry, 'kind'>): Promise<void> {
  await insertEntry(db, { ...entry, kind: 'adjustment' })
}

/**
 * Refunds the charge with this cause in full, to the charged account, under the same cause. Does nothing without such a
 * charge.
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

async function insertEntry(db: State, { accountId, kind, amount, cause, at }: Entry): Promise<void> {
  if (!Number.isSafeInteger(amount)) throw new Error(`Amount ${amount} is not a whole number of hundredths`)
  const signed = kind === 'charge' ? -amount : amount
  await db.insertInto('ledger').values({ account_id: accountId, kind, amount: signed, cause, created_at: at }).execute()
}
