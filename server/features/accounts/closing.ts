/**
 * Closing an account. It is out of use at once and whole for thirty days, in which its owner can open it again; then all
 * that is about a person is erased. What is about money stays, without the person: entries of the ledger, orders and
 * payments. Books are kept for years by law, and a payment that is disputed or refunded late must find its order.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSED_DAYS } from '#contracts/core/rules.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { emptyLog, noteRemnants } from '#server/db/remnants.ts'
import type { State } from '#server/db/state.ts'
import type { SessionUser } from '#server/http/caller.ts'
import type { Person } from '#server/platform/personal-data.ts'
import { refuse } from '#server/platform/refusal.ts'
import { accountsClosedBefore, closedForGood, emptyAccount, setClosed } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { rememberGift } from './gift.store.ts'
import { type Proof, requireProof } from './proof.ts'

const CLOSED_MS = CLOSED_DAYS * 86_400_000

/** Until when an account that was closed then can be opened again, as an ISO instant. */
export const reopenableUntil = (closedAt: string) => new Date(Date.parse(closedAt) + CLOSED_MS).toISOString()

export const closedRefusal = (closedAt: string) =>
  refuse('accountClosed', { day: () => dayOf(reopenableUntil(closedAt), HOME_ZONE) })

/** Closes the account of the user and ends all its sessions; answers until when it can be opened again. */
export async function closeAccount(world: AccountsWorld, user: SessionUser, proof: Proof): Promise<string> {
  const proved = await requireProof(world, user, proof, 'wrongOwnPassword')
  const at = world.clock.iso()
  await world.db.transaction().execute(async (trx) => {
    await proved.use(trx)
    await setClosed(trx, user.id, at)
    await world.sessions.closeAll({ id: user.id }, trx)
  })
  return reopenableUntil(at)
}

/** Erases the accounts that can no longer be opened again, also from the log of the state. */
export async function eraseOverdue(world: Eraser & Pick<AccountsWorld, 'files'>): Promise<void> {
  const before = closedForGood(world.clock.now())
  const overdue = await accountsClosedBefore(world.db, before)
  for (const account of overdue) {
    const names = await world.db.transaction().execute(async (trx) => {
      // Asked again inside: its owner may have come back meanwhile.
      const isStillClosed = (await accountsClosedBefore(trx, before)).some(({ id }) => id === account.id)
      return isStillClosed ? erasePerson(trx, world, account) : []
    })
    for (const name of names) rmSync(join(world.files, name), { force: true })
  }
  if (overdue.length > 0) await emptyLog(world.db)
}

type Eraser = Pick<AccountsWorld, 'db' | 'clock' | 'secret' | 'personalData'>

/**
 * Takes the person out of the account, in the transaction `db`: what every subject holds, then the row itself. Answers the
 * files that nothing names any more.
 */
export async function erasePerson(
  db: State,
  { personalData, clock, secret }: Omit<Eraser, 'db'>,
  person: Person,
): Promise<string[]> {
  const files: string[] = []
  for (const data of personalData) files.push(...(await data.erase(db, person)))
  await rememberGift(db, { secret }, person.phone)
  await emptyAccount(db, person.id, clock.iso())
  await noteRemnants(db)
  return files
}
