/** The initial state of a dev world: migrated tables, sample accounts, coupons and prices. Built once, on first use. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stateFromSnapshot, withSnapshot } from '#server/db/snapshot.ts'
import { memoryState, migrate, type State } from '#server/db/state.ts'
import { seedSampleAccounts } from '#server/features/accounts/sample-accounts.ts'
import { fillPriceList } from '#server/features/billing/price-list.ts'
import { seedSampleCoupons } from '#server/features/billing/sample-coupons.ts'
import type { WorldSeed } from '#server/features/dev/dev-worlds.ts'
import { systemClock } from '#server/platform/clock.ts'

export function worldSeed(path: string): WorldSeed {
  let seed: Promise<Buffer> | undefined
  let written: Promise<string> | undefined
  const bytes = () => {
    seed ??= buildSeed()
    return seed
  }
  const write = async () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await bytes())
    return path
  }
  return {
    open: async () => stateFromSnapshot(await bytes()),
    file() {
      written ??= write()
      return written
    },
  }
}

async function buildSeed(): Promise<Buffer> {
  const db = memoryState()
  await migrate(db)
  await seedSamples(db)
  await fillPriceList(db)
  const bytes = await withSnapshot(db, (taken) => taken)
  await db.destroy()
  return bytes
}

/** Adds missing sample accounts and coupons. Dev mode only. */
export async function seedSamples(db: State): Promise<void> {
  await seedSampleAccounts(db, systemClock().iso())
  await seedSampleCoupons(db)
}
