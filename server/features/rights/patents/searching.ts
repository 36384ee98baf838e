/** A search of design patents: what is read and found before, row and charge in one transaction. */
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toThousandths } from '#contracts/model/rights/risk.ts'
import type { Module } from '#server/features/ledger/public.ts'
import { charge, requirePower } from '#server/features/ledger/public.ts'
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { nameOf, readPicture } from '../right-search/read-picture.ts'
import type { Hit, PictureRead } from '../right-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'
import { type Form, filterOf, kindOf, SAME_FOR_MS, searchOf } from './patents.rules.ts'
import { hasQuery, insertQuery, sameQuery } from './queries.store.ts'

export interface Wanted {
  accountId: number
  module: Module
  form: Form
  /** A data URL. */
  image: string | undefined
}

/**
 * Answers the query of the same search if there is one of today, or searches. What is found is charged for as it is kept, in
 * one transaction: a search that fails costs nothing, whatever the process dies at.
 */
export async function searched(world: RightsWorld, wanted: Wanted): Promise<{ id: number; charged: 0 | 1 }> {
  const { accountId, module, form, image } = wanted
  const asked = world.searchBy(accountId)
  // Who can neither pay nor have one of today again makes nobody read pictures.
  if (!(await hasQuery(world.db, accountId, since(world)))) await requirePower(world.db, accountId, module.price)
  // Read first: whether it was searched before, the picture itself tells and not the file that it comes in.
  const picture = image === undefined ? undefined : await readPicture(asked, image, kindOf(form))
  const search = searchOf(form, picture && nameOf(picture))
  const same = await sameQuery(world.db, accountId, { search, since: since(world) })
  if (same) return { id: same.id, charged: 0 }
  await requirePower(world.db, accountId, module.price)
  const question = { filter: filterOf(form), descriptor: picture?.descriptor, today: todayBy(world.clock) }
  const hits = await asked.find(question)
  if (hits.length === 0 && !(await isSearchable(world, picture))) throw refuse('nothingToCompare')
  return kept(world, wanted, { search, picture, hits })
}

/** Whether there are patents at all that could be found: by a picture those with drawings. */
async function isSearchable(
  { rights, search, clock }: RightsWorld,
  picture: PictureRead | undefined,
): Promise<boolean> {
  if (picture) return (await search.compared({ filter: {}, today: todayBy(clock) })) > 0
  return rights.has(true).patents || rights.has(false).patents
}

const since = ({ clock }: RightsWorld) => new Date(clock.now().getTime() - SAME_FOR_MS).toISOString()

async function kept(
  world: RightsWorld,
  { accountId, module, form }: Wanted,
  { search, picture, hits }: { search: string; picture: PictureRead | undefined; hits: readonly Hit[] },
): Promise<{ id: number; charged: 0 | 1 }> {
  // Before the row, so that no row names a file that is not there; a file that no row names goes with the next start.
  const file = picture ? `patent-${randomBytes(12).toString('hex')}.png` : null
  if (file !== null && picture) writeFileSync(join(world.files, file), picture.png)
  const at = world.clock.iso()
  try {
    const made = await world.db.transaction().execute(async (trx) => {
      // Asked again inside: of two calls at once the second finds what the first has kept.
      const same = await sameQuery(trx, accountId, { search, since: since(world) })
      if (same) return { id: same.id, charged: 0 } as const
      const id = await insertQuery(trx, {
        ...{ account_id: accountId, search, form: JSON.stringify(form), picture: file, created_at: at },
        descriptor: picture ? Buffer.from(picture.descriptor) : null,
        ...{ hits: packed(hits), found: hits.length },
      })
      await charge(trx, { accountId, amount: module.price, cause: `patentQuery:${id}`, at })
      return { id, charged: 1 } as const
    })
    if (made.charged === 0) removePicture(world, file)
    return made
  } catch (error) {
    removePicture(world, file)
    throw error
  }
}

export function removePicture({ files }: RightsWorld, picture: string | null): void {
  if (picture !== null) rmSync(join(files, picture), { force: true })
}

const packed = (hits: readonly Hit[]): string =>
  JSON.stringify(
    hits.map(({ patentId, view, similarity }) => [
      patentId,
      view,
      similarity === null ? null : toThousandths(similarity),
    ]),
  )

/** The hits that a query has kept, in the order in which they were found. */
export const hitsOf = ({ hits }: { hits: string }): Hit[] =>
  // Written by `packed` alone.
  (JSON.parse(hits) as [number, number | null, number | null][]).map(([patentId, view, similarity]) => ({
    ...{ patentId, view, similarity },
  }))
