/** A search of design patents, by words, by a picture, or by both. */
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Charged, chargeForQuery } from '../charged-query/charged-query.ts'
import { nameOf, readPicture } from '../picture-search/read-picture.ts'
import type { RightsWorld } from '../rights.world.ts'
import { packHits } from './packed-hits.ts'
import { type Form, filterOf, kindOf, searchOf } from './patents.rules.ts'
import { insertQuery } from './queries.store.ts'

export interface WantedPatents extends Charged {
  form: Form
  /** A data URL. */
  image: string | undefined
}

/** Answers the query of the same search if there is one of today, or searches and charges for it. */
export const searchPatents = (
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
      const hits = await search.find({ filter: filterOf(form), descriptor: picture?.descriptor, today })
      if (hits.length === 0 && !(await isSearchable(world, picture !== undefined))) throw refuse('nothingToCompare')
      return hits
    },
    fileOf: (random) => `patent-${random}.png`,
    insert: (db, columns, { files: [picture = null], pictures: [read], result }) =>
      insertQuery(db, {
        ...columns,
        form: JSON.stringify(form),
        picture,
        descriptor: read ? Buffer.from(read.descriptor) : null,
        hits: packHits(result),
        found: result.length,
      }),
  })

/** Whether there are patents at all that could be found: by a picture those with drawings. */
async function isSearchable({ rights, search, clock }: RightsWorld, byPicture: boolean): Promise<boolean> {
  if (byPicture) return (await search.compared({ filter: {}, today: todayBy(clock) })) > 0
  return rights.has(true).patents || rights.has(false).patents
}
