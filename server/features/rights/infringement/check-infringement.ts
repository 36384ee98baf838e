/** An infringement query: a listing or a product against patents, marks and cases. */
import { createHash } from 'node:crypto'
import { isPictureRefusal, PICTURE_REFUSALS } from '#contracts/model/rights/picture-refusals.ts'
import { todayBy } from '#server/platform/clock.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { type Charged, chargeForQuery } from '../charged-query/charged-query.ts'
import { nameOf, readPicture } from '../picture-search/read-picture.ts'
import type { RightSearch } from '../picture-search/right-search.ts'
import type { PictureRead } from '../picture-search/tasks.ts'
import type { RightsWorld } from '../rights.world.ts'
import type { Infringement } from './findings.ts'
import type { WantedListing } from './infringement.listing.ts'
import { insertQuery } from './infringement.store.ts'
import { infringementsOf } from './infringement.ts'

export interface WantedCheck extends Charged {
  listing: WantedListing
}

/** Answers the query of the same listing if there is one of today, or checks it and charges for it. */
export const checkInfringement = (
  world: RightsWorld,
  { listing, ...charged }: WantedCheck,
): Promise<{ id: number; charged: 0 | 1 }> =>
  chargeForQuery(world, charged, {
    table: 'tort_query',
    cause: 'tortQuery',
    readPictures: (search) => readAll(search, listing),
    searchOf: (pictures) => searchOf(listing, pictures),
    async find(search, pictures) {
      const { text, brand, targets } = listing
      const descriptors = pictures.map(({ descriptor }) => descriptor)
      const wanted = { text, brand, targets, pictures: descriptors }
      const result = await infringementsOf({ ...world, search }, wanted, todayBy(world.clock))
      requireComparison(result)
      return result
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

/** Refuses what was compared with nothing: there are no rights yet, or no word but the seller's own brand. */
function requireComparison({ checked, patents, marks }: Infringement): void {
  if (patents.risk !== null || marks.risk !== null) return
  // Compared with rights elsewhere alone: that is an answer too.
  if (patents.elsewhere.row.length + patents.nearest.row.length + marks.elsewhere.length > 0) return
  throw refuse(checked.patents + checked.marks === 0 ? 'nothingToCompare' : 'emptyListing')
}

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
  const { failure } = refusal
  return isPictureRefusal(failure) ? refuse(PICTURE_REFUSALS[failure], { no }) : refusal
}

/** Names what is checked: the same for the same words and pictures, in whatever order those come. */
function searchOf({ pictures: _given, ...words }: WantedListing, pictures: readonly PictureRead[]): string {
  const named = [...new Set(pictures.map(nameOf))].sort()
  return createHash('sha256')
    .update(JSON.stringify([words, named]))
    .digest('base64url')
}
