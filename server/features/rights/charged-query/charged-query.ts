/**
 * A query that costs power. Everything is read and found first; then the row and its charge are one transaction: a query
 * that fails costs nothing, at whatever point the process dies. The same query within a day is answered for free.
 */
import type { State } from '#server/db/state.ts'
import { charge, type Module, requirePower } from '#server/features/ledger/public.ts'
import type { RightSearch } from '../picture-search/right-search.ts'
import type { PictureRead } from '../picture-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'
import { hasQuery, type QueryTable, sameQuery } from './charged-query.store.ts'
import { removePictures, storePictures } from './query-pictures.ts'

/** How long the same search is the same query. */
const SAME_FOR_MS = 24 * 3_600_000

/** The account, and the module it is charged for. */
export interface Charged {
  accountId: number
  module: Module
}

/** What every query leaves behind, whatever it is about. */
export interface QueryColumns {
  account_id: number
  /** Names the search: the same words and pictures have the same. */
  search: string
  created_at: string
}

/** What sets one kind of query apart. */
export interface QueryKind<Result> {
  table: QueryTable
  /** What is written before the id in the ledger's cause. */
  cause: string
  /** Reads the pictures. Refuses those that cannot be searched with. */
  readPictures(search: RightSearch): Promise<PictureRead[]>
  /** Key of the search, made of its words and of what its pictures show: the same picture in another file has the same key. */
  searchOf(pictures: readonly PictureRead[]): string
  /** Refuses a search that was compared with nothing: it is not charged. */
  find(search: RightSearch, pictures: readonly PictureRead[]): Promise<Result>
  /** The name of the file of a picture. */
  fileOf(random: string, no: number): string
  /** Updates a repeated search with its new parameters, such as other target offices. It is not charged again. */
  adapt(search: RightSearch, id: number, pictures: readonly PictureRead[]): Promise<void>
  /** Adds the row and answers its id. */
  insert(
    db: State,
    columns: QueryColumns,
    found: { files: string[]; pictures: readonly PictureRead[]; result: Result },
  ): Promise<number>
}

/** Answers the same query of today, or makes one and charges for it. Refuses with `insufficientPower`. */
export async function chargeForQuery<Result>(
  world: RightsWorld,
  { accountId, module }: Charged,
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
    await kind.adapt(search, same.id, pictures)
    return { id: same.id, charged: 0 }
  }
  await requirePower(db, accountId, module.price)
  const result = await kind.find(search, pictures)
  const made = await saveQuery(world, { accountId, module }, kind, { name, pictures, result })
  if (made.charged === 0) await kind.adapt(search, made.id, pictures)
  return made
}

async function saveQuery<Result>(
  world: RightsWorld,
  { accountId, module }: Charged,
  kind: QueryKind<Result>,
  { name, pictures, result }: { name: string; pictures: readonly PictureRead[]; result: Result },
): Promise<{ id: number; charged: 0 | 1 }> {
  const at = world.clock.iso()
  // Before the row, so that no row names a file that is missing; a file that no row names goes with the next start.
  const files = storePictures(world, pictures, kind.fileOf)
  try {
    const made = await world.db.transaction().execute(async (trx) => {
      // Asked again inside: of two calls at once the second finds what the first has saved.
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
