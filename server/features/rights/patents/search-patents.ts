/** A search of design patents, by words, by a picture, or by both. */
import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Charged, chargeForQuery } from '../charged-query/charged-query.ts'
import { nameOf, readPicture } from '../picture-search/read-picture.ts'
import type { Hit } from '../picture-search/tasks.ts'
import { designsOf, isResult } from '../register/design-hits.ts'
import type { RightsWorld } from '../rights.world.ts'
import { packHits } from './packed-hits.ts'
import { type Form, filterOf, kindOf, searchOf } from './patents.rules.ts'
import { insertQuery, putForm } from './queries.store.ts'

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
  // The target offices judge what is found and find nothing themselves: those asked for last hold.
  if (made.charged === 0) await putForm(world.db, made.id, JSON.stringify(wanted.form))
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
        found: designsIn(world, result),
      }),
  })

/** How many designs were found: each once, however many offices have it, and none that is not alike at all. */
function designsIn({ rights, clock }: RightsWorld, hits: readonly Hit[]): number {
  const today = todayBy(clock)
  const found = hits.flatMap(({ patentId, ...hit }) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ patent, ...hit }] : []
  })
  return designsOf(rights, found, { today, targets: [] }).filter(isResult).length
}

/** Whether there are patents at all that could be found: by a picture those with drawings. */
async function isSearchable({ rights, search, clock }: RightsWorld, byPicture: boolean): Promise<boolean> {
  if (byPicture) return (await search.compared({ filter: {}, today: todayBy(clock) })) > 0
  return [true, false].some((sample) => rights.offices(sample).patents.size > 0)
}
