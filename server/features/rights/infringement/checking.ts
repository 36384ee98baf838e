/** An infringement query: what is read and found before, row and charge in one transaction. */
import { createHash, randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from '#server/features/ledger/public.ts'
import { charge, requirePower } from '#server/features/ledger/public.ts'
import { todayBy } from '#server/platform/clock.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { nameOf, readPicture } from '../right-search/read-picture.ts'
import type { RightSearch } from '../right-search/right-search.ts'
import type { PictureRead } from '../right-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'
import type { Infringement } from './findings.ts'
import type { WantedListing } from './infringement.listing.ts'
import { hasQuery, insertQuery, sameQuery } from './infringement.store.ts'
import { infringementsOf } from './infringement.ts'

export interface Wanted {
  accountId: number
  module: Module
  listing: WantedListing
}

/** How long the same listing is the same query. */
const SAME_FOR_MS = 24 * 3_600_000

/**
 * Answers the query of the same listing if there is one of today, or checks it. What is found is charged for as it is kept,
 * in one transaction: a query that fails costs nothing, whatever the process dies at.
 */
export async function checked(world: RightsWorld, wanted: Wanted): Promise<{ id: number; charged: 0 | 1 }> {
  const { accountId, module, listing } = wanted
  const asked = world.searchBy(accountId)
  // Who can neither pay nor have one of today again makes nobody read pictures.
  if (!(await hasQuery(world.db, accountId, since(world)))) await requirePower(world.db, accountId, module.price)
  const pictures = await readAll(asked, listing)
  const search = searchOf(listing, pictures)
  const same = await sameQuery(world.db, accountId, { search, since: since(world) })
  if (same) return { id: same.id, charged: 0 }
  await requirePower(world.db, accountId, module.price)
  const { text, brand } = listing
  const descriptors = pictures.map(({ descriptor }) => descriptor)
  const result = await infringementsOf(
    { ...world, search: asked },
    { text, brand, pictures: descriptors },
    todayBy(world.clock),
  )
  refuseNothing(result)
  return kept(world, wanted, { search, pictures, result })
}

/** What was compared with nothing is not paid for: there are no rights yet, or no word but the seller's own brand. */
function refuseNothing({ checked, patents, marks }: Infringement): void {
  if (patents.risk !== null || marks.risk !== null) return
  throw refuse(checked.patents + checked.marks === 0 ? 'nothingToCompare' : 'emptyListing')
}

const since = ({ clock }: RightsWorld) => new Date(clock.now().getTime() - SAME_FOR_MS).toISOString()

/** One after the other: each may unfold to as much memory as a picture may. A refusal says which it is about. */
async function readAll(search: RightSearch, { pictures }: WantedListing): Promise<PictureRead[]> {
  const read: PictureRead[] = []
  for (const picture of pictures)
    read.push(
      await readPicture(search, picture).catch((thrown: unknown) => {
        throw thrown instanceof Refusal ? aboutOne(thrown, read.length + 1) : thrown
      }),
    )
  return read
}

function aboutOne(refusal: Refusal, no: number): Refusal {
  if (refusal.failure === 'wrongPicture') return refuse('wrongPictureAmong', { no })
  return refusal.failure === 'blankPicture' ? refuse('blankPictureAmong', { no }) : refusal
}

/** Names what is checked: the same for the same words and pictures, in whatever order those come. */
function searchOf({ pictures: _given, ...words }: WantedListing, pictures: readonly PictureRead[]): string {
  const named = [...new Set(pictures.map(nameOf))].sort()
  return createHash('sha256')
    .update(JSON.stringify([words, named]))
    .digest('base64url')
}

async function kept(
  world: RightsWorld,
  { accountId, module, listing }: Wanted,
  { search, pictures, result }: { search: string; pictures: readonly PictureRead[]; result: Infringement },
): Promise<{ id: number; charged: 0 | 1 }> {
  const at = world.clock.iso()
  // Before the row, so that no row names a file that is not there; a file that no row names goes with the next start.
  const files = storePictures(world, pictures)
  try {
    const made = await world.db.transaction().execute(async (trx) => {
      // Asked again inside: of two calls at once the second finds what the first has kept.
      const same = await sameQuery(trx, accountId, { search, since: since(world) })
      if (same) return { id: same.id, charged: 0 } as const
      const { asin, marketplace, title, text, brand } = listing
      const id = await insertQuery(trx, {
        ...{ account_id: accountId, search, asin, marketplace, title, text, brand },
        ...{ pictures: files.join(' '), risk: result.risk, result: JSON.stringify(result) },
        ...{ verdict: null, note: '', created_at: at },
      })
      await charge(trx, { accountId, amount: module.price, cause: `tortQuery:${id}`, at })
      return { id, charged: 1 } as const
    })
    if (made.charged === 0) removePictures(world, files)
    return made
  } catch (error) {
    removePictures(world, files)
    throw error
  }
}

/** Answers the names of the files. */
function storePictures(world: RightsWorld, pictures: readonly PictureRead[]): string[] {
  const name = randomBytes(12).toString('hex')
  return pictures.map(({ png }, no) => {
    const file = `tort-${name}-${no}.png`
    writeFileSync(join(world.files, file), png)
    return file
  })
}

export function removePictures({ files }: RightsWorld, pictures: readonly string[]): void {
  for (const picture of pictures) rmSync(join(files, picture), { force: true })
}
