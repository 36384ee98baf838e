/** The paper of a search: what it has found, with the pictures. */
import type { Language } from '#contracts/model/language.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { drawingOf } from '../register/drawings.ts'
import type { HitRow } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { formIn } from './patents.rules.ts'
import type { PaperHit, ResultPaper } from './pdf/result-paper.ts'
import type { QueryRow } from './queries.store.ts'
import { pictureOf } from './query-picture.ts'
import { foundBy } from './reading.ts'

/** Patents on the paper. */
const PRINTED = 20

export async function paperOf(
  world: RightsWorld,
  query: QueryRow,
  { language, thresholds }: { language: Language; thresholds: Thresholds },
): Promise<ResultPaper> {
  const { row, total } = await foundBy(world, query, { ...thresholds, size: PRINTED })
  return {
    ...{ language, thresholds, found: total },
    ...{ searchedAt: query.created_at, madeAt: world.clock.iso() },
    form: formIn(query),
    picture: await pictureOf(world, query),
    hits: await Promise.all(row.map((hit) => withDrawing(world, hit))),
  }
}

async function withDrawing({ rights, drawings }: RightsWorld, hit: HitRow): Promise<PaperHit> {
  const view = rights.views(hit.id).find(({ no }) => no === hit.view)
  return { hit, drawing: view ? await drawingOf(view, drawings) : null }
}
