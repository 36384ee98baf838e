import { createHash } from 'node:crypto'
import { isPictureRefusal, PICTURE_REFUSALS } from '#contracts/model/rights/picture-refusals.ts'
import { todayBy } from '#server/platform/clock.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { type ChargeTarget, chargeForQuery } from '../charged-query/charged-query.ts'
import { nameOf, readPicture } from '../picture-search/read-picture.ts'
import type { RightSearch } from '../picture-search/right-search.ts'
import type { PictureRead } from '../picture-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'
import type { Infringement } from './findings.ts'
import type { ListingToCheck } from './infringement.listing.ts'
import { insertQuery, putResult, queryOf } from './infringement.store.ts'
import { checkAgainstRights } from './infringement.ts'
import { storedResult } from './stored-result.ts'

export interface CheckRequest extends ChargeTarget {
  listing: ListingToCheck
}

/** Repeats the check of the same listing within a day for free, or checks it and charges for it. */
export const checkInfringement = (
  world: RightsWorld,
  { listing, ...charged }: CheckRequest,
): Promise<{ id: number; charged: 0 | 1 }> =>
  chargeForQuery(world, charged, {
    table: 'tort_query',
    cause: 'tortQuery',
    readPictures: (search) => readAll(search, listing),
    searchOf: (pictures) => searchOf(listing, pictures),
    find: (search, pictures) => find(world, search, { listing, pictures }),
    async updateRepeated(search, id, pictures) {
      const row = await queryOf(world.db, charged.accountId, id)
      // Target offices are sorted, so equal sets have equal texts.
      if (!row || storedResult(row).targets.join() === listing.targets.join()) return
      await putResult(world.db, id, await find(world, search, { listing, pictures }))
    },
    fileOf: (random, no) => `tort-${random}-${no}.png`,
    insert: (db, columns, { files, result }) => {
      const { asin, marketplace, title, text, brand } = listing
      return insertQuery(db, {
        ...columns,
        asin,
        marketplace,
        title,
        text,
        brand,
        pictures: files.join(' '),
        risk: result.risk,
        result: JSON.stringify(result),
        verdict: null,
        note: '',
      })
    },
  })

async function find(
  world: RightsWorld,
  search: RightSearch,
  { listing, pictures }: { listing: ListingToCheck; pictures: readonly PictureRead[] },
): Promise<Infringement> {
  const { text, brand, targets } = listing
  const descriptors = pictures.map(({ descriptor }) => descriptor)
  const wanted = {
    text,
    brand,
    targets,
    pictures: descriptors,
  }
  const result = await checkAgainstRights({ ...world, search }, wanted, todayBy(world.clock))
  requireComparison(result)
  return result
}

/** Refuses a check without anything to compare: no rights on record, or no word except the seller's own brand. */
function requireComparison({ checked, patents, marks }: Infringement): void {
  if (checked.pictures > 0 && checked.patents > 0) return
  if (checked.words > 0 && checked.marks > 0) return
  // A comparison with rights of other offices alone is an answer too.
  const found = [patents, patents.elsewhere, patents.nearest].flatMap(({ row }) => row)
  if (found.length + marks.elsewhere.length > 0) return
  throw refuse(checked.patents + checked.marks === 0 ? 'nothingToCompare' : 'emptyListing')
}

/** One at a time, since each may take the full memory limit of `decode`. A refusal names the number of the picture. */
async function readAll(search: RightSearch, { pictures }: ListingToCheck): Promise<PictureRead[]> {
  const read: PictureRead[] = []
  for (const picture of pictures)
    read.push(
      await readPicture(search, picture).catch((thrown: unknown) => {
        throw thrown instanceof Refusal ? withPictureNumber(thrown, read.length + 1) : thrown
      }),
    )
  return read
}

function withPictureNumber(refusal: Refusal, no: number): Refusal {
  const { failure } = refusal
  return isPictureRefusal(failure) ? refuse(PICTURE_REFUSALS[failure], { no }) : refusal
}

/** Key of the check: its words and pictures in any order, without the target offices. */
function searchOf(
  { pictures: _given, targets: _targets, ...words }: ListingToCheck,
  pictures: readonly PictureRead[],
): string {
  const named = [...new Set(pictures.map(nameOf))].sort()
  return createHash('sha256')
    .update(JSON.stringify([words, named]))
    .digest('base64url')
}
