import { todayBy } from '#server/platform/clock.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type ChargeTarget, chargeForQuery } from '../charged-query/charged-query.ts'
import { nameOf, readPicture } from '../picture-search/read-picture.ts'
import type { RightsWorld } from '../rights.world.ts'
import { packHits } from './packed-hits.ts'
import { type Form, filterOf, kindOf, searchOf } from './patents.rules.ts'
import { insertQuery, putForm, queryOf } from './queries.store.ts'
import { countDesigns, recount, withTargetHits } from './target-hits.ts'

export interface PatentSearch extends ChargeTarget {
  form: Form
  /** A data URL. */
  image: string | undefined
}

/** Repeats the same search of the last day for free, or searches and charges for it. */
export async function searchPatents(world: RightsWorld, wanted: PatentSearch): Promise<{ id: number; charged: 0 | 1 }> {
  const { accountId, form } = wanted
  const made = await searchOnce(world, wanted)
  const query = await queryOf(world.db, accountId, made.id)
  if (query) await recount(world, await withTargetHits(world, query, form.targets ?? []))
  return made
}

const searchOnce = (
  world: RightsWorld,
  { form, image, ...charged }: PatentSearch,
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
      const hits = packHits({ general: found, byOffice: {} })
      return { hits, found: countDesigns(world, { hits, form: JSON.stringify(form) }) }
    },
    updateRepeated: (_search, id) => putForm(world.db, id, JSON.stringify(form)),
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

/** True if any patents are on record; for a search by picture, any with drawings. */
async function isSearchable({ rights, search, clock }: RightsWorld, byPicture: boolean): Promise<boolean> {
  if (byPicture) return (await search.countPatents({ filter: {}, today: todayBy(clock) })) > 0
  return [true, false].some((sample) => rights.offices(sample).patents.size > 0)
}
