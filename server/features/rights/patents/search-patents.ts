/** A search of design patents, by words, by a picture, or by both. */
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Charged, chargeForQuery } from '../charged-query/charged-query.ts'
import { nameOf, readPicture } from '../picture-search/read-picture.ts'
import type { Hit } from '../picture-search/tasks.ts'
import { designsOf, isResult } from '../register/design-hits.ts'
import type { RightsWorld } from '../rights.world.ts'
import { hitsOf, packHits } from './packed-hits.ts'
import { type Form, filterOf, kindOf, searchOf } from './patents.rules.ts'
import { insertQuery, putForm, queryOf } from './queries.store.ts'

export interface WantedPatents extends Charged {
  form: Form
  /** A data URL. */
  image: string | undefined
}

/** Answers the query of the same search if there is one of today, or searches and charges for it. */
export async function searchPatents(
  world: RightsWorld,
  wanted: WantedPatents,
): Promise<{ id: number; charged: 0 | 1 }> {
  const made = await searchOnce(world, wanted)
  const before = made.charged === 0 && (await queryOf(world.db, wanted.accountId, made.id))
  // The target offices judge what is found and find nothing themselves: those asked for last hold.
  if (before) {
    const { form } = wanted
    await putForm(world.db, before.id, { form: JSON.stringify(form), found: designsIn(world, hitsOf(before), form) })
  }
  return made
}

const searchOnce = (
  world: RightsWorld,
  { form, image, ...charged }: WantedPatents,
): Promise<{ id: number; charged: 0 | 1 }> =>
  chargeForQuery(world, charged, {
    table: 'patent_query',
    cause: 'patentQuery',
    readPictures: async (search) => (image === undefined ? [] : [await readPicture(search, image, kindOf(form))]),
    searchOf: ([picture]) => searchOf(form, picture && nameOf(picture)),
    async find(search, [picture]) {
      const today = todayBy(world.clock)
      const found = await search.find({ filter: filterOf(form), descriptor: picture?.descriptor, today })
      if (found.length === 0 && !(await isSearchable(world, picture !== undefined))) throw refuse('nothingToCompare')
      const hits = packHits(found)
      // By the similarities as they are kept, so that the list of searches counts what the result shows.
      return { hits, found: designsIn(world, hitsOf({ hits }), form) }
    },
    fileOf: (random) => `patent-${random}.png`,
    insert: (db, columns, { files: [picture = null], pictures: [read], result }) =>
      insertQuery(db, {
        ...columns,
        ...result,
        form: JSON.stringify(form),
        picture,
        descriptor: read ? Buffer.from(read.descriptor) : null,
      }),
  })

/** How many designs were found: each once, however many offices have it, and none that is not alike at all. */
function designsIn({ rights, clock }: RightsWorld, hits: readonly Hit[], { targets = [] }: Form): number {
  const today = todayBy(clock)
  const found = hits.flatMap(({ patentId, ...hit }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, ...hit }] : []
  })
  return designsOf(rights, found, { today, targets }).filter(isResult).length
}

/** Whether there are patents at all that could be found: by a picture those with drawings. */
async function isSearchable({ rights, search, clock }: RightsWorld, byPicture: boolean): Promise<boolean> {
  if (byPicture) return (await search.compared({ filter: {}, today: todayBy(clock) })) > 0
  return [true, false].some((sample) => rights.offices(sample).patents.size > 0)
}
