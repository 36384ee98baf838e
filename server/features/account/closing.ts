/**
 * Closing an account. It is out of use at once and whole for thirty days, in which its owner can open it again; then all
 * that is about a person is erased. What is about money stays, without the person: entries of the ledger, orders and
 * payments. Books are kept for years by law, and a payment that is disputed or refunded late must find its order.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSED_DAYS } from '#contracts/core/rules.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { SessionUser } from '#server/domain/sessions.ts'
import type { World } from '#server/domain/world.ts'
import { setClosed } from './account.store.ts'
import { closedBefore, erase } from './closing.store.ts'
import { type Proof, requireProof } from './proof.ts'

const CLOSED_MS = CLOSED_DAYS * 86_400_000

/** Until when an account that was closed then can be opened again, as an ISO instant. */
export const reopenableUntil = (closedAt: string) => new Date(Date.parse(closedAt) + CLOSED_MS).toISOString()

export const closedRefusal = (closedAt: string) =>
  refuse('accountClosed', { day: () => dayOf(reopenableUntil(closedAt), HOME_ZONE) })

/** Closes the account of the user and ends all its sessions; answers until when it can be opened again. */
export async function closeAccount(world: World, user: SessionUser, proof: Proof): Promise<string> {
  const proved = await requireProof(world, user, proof, 'wrongOwnPassword')
  const at = world.clock.iso()
  await world.db.transaction().execute(async (trx) => {
    await proved.use(trx)
    await setClosed(trx, user.id, at)
    await world.sessions.closeAll({ id: user.id }, trx)
  })
  return reopenableUntil(at)
}

/** Erases the accounts whose time to be opened again is over. */
export async function eraseOverdue({ db, clock, files }: Pick<World, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(clock.now().getTime() - CLOSED_MS).toISOString()
  for (const account of await closedBefore(db, before)) {
    const names = await db.transaction().execute(async (trx) => {
      // Asked again inside: its owner may have come back meanwhile.
      const still = (await closedBefore(trx, before)).some(({ id }) => id === account.id)
      return still ? erase(trx, account, clock.iso()) : []
    })
    for (const name of names) rmSync(join(files, name), { force: true })
  }
}
