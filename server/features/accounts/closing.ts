/**
 * Closing an account. It is unusable at once; its owner can reopen it for thirty days, then all personal data is
 * erased. Ledger entries, orders and payments stay without the person: the law demands that books are kept, and a late
 * dispute or refund must find its order.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { REOPEN_DAYS } from '#contracts/core/rules.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { emptyLog, noteRemnants } from '#server/db/remnants.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import type { Person } from '#server/platform/personal-data.ts'
import { refuse } from '#server/platform/refusal.ts'
import { accountsClosedBefore, anonymizeAccount, reopenCutoff, setClosed } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { rememberGift } from './gift.store.ts'
import { type Proof, requireProof } from './proof.ts'

const REOPEN_MS = REOPEN_DAYS * 86_400_000

/** ISO instant until which an account closed at `closedAt` can be reopened. */
export const reopenableUntil = (closedAt: string) => new Date(Date.parse(closedAt) + REOPEN_MS).toISOString()

export const closedRefusal = (closedAt: string) =>
  refuse('accountClosed', { day: () => dayOf(reopenableUntil(closedAt), HOME_ZONE) })

/** Closes the user's account and ends all its sessions. Returns the instant until which it can be reopened. */
export async function closeAccount(world: AccountsWorld, user: SessionUser, proof: Proof): Promise<string> {
  const verified = await requireProof(world, user, proof, 'wrongOwnPassword')
  const at = world.clock.iso()
  await world.db.transaction().execute(async (trx) => {
    await verified.use(trx)
    await setClosed(trx, user.id, at)
    await world.sessions.closeAll({ id: user.id }, trx)
  })
  return reopenableUntil(at)
}

/** Erases accounts that can no longer be reopened, including their traces in the write-ahead log. */
export async function eraseOverdue(world: Eraser & Pick<AccountsWorld, 'files'>): Promise<void> {
  const before = reopenCutoff(world.clock.now())
  const overdue = await accountsClosedBefore(world.db, before)
  for (const account of overdue) {
    const names = await world.db.transaction().execute(async (trx) => {
      // Read again inside the transaction: the owner may have reopened the account meanwhile.
      const isStillClosed = (await accountsClosedBefore(trx, before)).some(({ id }) => id === account.id)
      return isStillClosed ? erasePerson(trx, world, account) : []
    })
    for (const name of names) rmSync(join(world.files, name), { force: true })
  }
  if (overdue.length > 0) await emptyLog(world.db)
}

type Eraser = Pick<AccountsWorld, 'db' | 'clock' | 'secret' | 'personalData'>

/**
 * Erases the person within the transaction `db`: the data of every subject, then the account row. Returns the files
 * that nothing refers to any more.
 */
export async function erasePerson(
  db: State,
  { personalData, clock, secret }: Omit<Eraser, 'db'>,
  person: Person,
): Promise<string[]> {
  const files: string[] = []
  for (const data of personalData) files.push(...(await data.erase(db, person)))
  await rememberGift(db, { secret }, person.phone)
  await anonymizeAccount(db, person.id, clock.iso())
  await noteRemnants(db)
  return files
}
