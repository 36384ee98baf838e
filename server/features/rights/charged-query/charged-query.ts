/**
 * A query that costs power. All searching happens first; then one transaction stores the row and its charge, so a query that
 * fails or crashes is never charged. The same query within a day is free.
 */
import type { State } from '#server/db/state.ts'
import { charge, type Module, requirePower } from '#server/features/ledger/public.ts'
import type { RightSearch } from '../picture-search/right-search.ts'
import type { PictureRead } from '../picture-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'
import { hasQuery, type QueryTable, sameQuery } from './charged-query.store.ts'
import { removePictures, storePictures } from './query-pictures.ts'

const SAME_FOR_MS = 24 * 3_600_000

export interface ChargeTarget {
  accountId: number
  module: Module
}

export interface QueryColumns {
  account_id: number
  /** Key of the search: a hash of its words and pictures. */
  search: string
  created_at: string
}

export interface QueryKind<Result> {
  table: QueryTable
  /** Prefix of the ledger's cause, before the id. */
  cause: string
  /** Refuses pictures that cannot be searched. */
  readPictures(search: RightSearch): Promise<PictureRead[]>
  /** Key of the search, from its words and the pixels of its pictures: another file of the same picture has the same key. */
  searchOf(pictures: readonly PictureRead[]): string
  /** Refuses a search without anything to compare with, so that it is not charged. */
  find(search: RightSearch, pictures: readonly PictureRead[]): Promise<Result>
  fileOf(random: string, no: number): string
  /** Updates a repeated search with its new parameters, such as other target offices, without a charge. */
  updateRepeated(search: RightSearch, id: number, pictures: readonly PictureRead[]): Promise<void>
  insert(
    db: State,
    columns: QueryColumns,
    found: { files: string[]; pictures: readonly PictureRead[]; result: Result },
  ): Promise<number>
}

/** Returns the same query of the last day, or saves a new one and charges for it. Refuses with `insufficientPower`. */
export async function chargeForQuery<Result>(
  world: RightsWorld,
  { accountId, module }: ChargeTarget,
  kind: QueryKind<Result>,
): Promise<{ id: number; charged: 0 | 1 }> {
  const { db } = world
  const search = world.searchBy(accountId)
  // Check the balance before decoding pictures; skip the check when the result may be free.
  if (!(await hasQuery(db, kind.table, accountId, sameSince(world)))) await requirePower(db, accountId, module.price)
  const pictures = await kind.readPictures(search)
  const name = kind.searchOf(pictures)
  const same = await sameQuery(db, kind.table, accountId, { search: name, since: sameSince(world) })
  if (same) {
    await kind.updateRepeated(search, same.id, pictures)
    return { id: same.id, charged: 0 }
  }
  await requirePower(db, accountId, module.price)
  const result = await kind.find(search, pictures)
  const made = await saveQuery(world, { accountId, module }, kind, { name, pictures, result })
  if (made.charged === 0) await kind.updateRepeated(search, made.id, pictures)
  return made
}

async function saveQuery<Result>(
  world: RightsWorld,
  { accountId, module }: ChargeTarget,
  kind: QueryKind<Result>,
  { name, pictures, result }: { name: string; pictures: readonly PictureRead[]; result: Result },
): Promise<{ id: number; charged: 0 | 1 }> {
  const at = world.clock.iso()
  // Files before the row, so that no row names a missing file. The next start deletes files without a row.
  const files = storePictures(world, pictures, kind.fileOf)
  try {
    const made = await world.db.transaction().execute(async (trx) => {
      // Checked again in the transaction: of two concurrent calls the second finds the row of the first.
      const same = await sameQuery(trx, kind.table, accountId, { search: name, since: sameSince(world) })
      if (same) return { id: same.id, charged: 0 } as const
      const columns = { account_id: accountId, search: name, created_at: at }
      const id = await kind.insert(trx, columns, { files, pictures, result })
      await charge(trx, { accountId, amount: module.price, cause: `${kind.cause}:${id}`, at })
      return { id, charged: 1 } as const
    })
    if (made.charged === 0) removePictures(world, files)
    return made
  } catch (error) {
    removePictures(world, files)
    throw error
  }
}

const sameSince = ({ clock }: RightsWorld) => new Date(clock.now().getTime() - SAME_FOR_MS).toISOString()
