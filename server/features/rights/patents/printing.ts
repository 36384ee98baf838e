import type { Language } from '#contracts/model/language.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { todayBy } from '#server/platform/clock.ts'
import type { DesignRow } from '../register/design-hits.ts'
import { drawingOf } from '../register/drawings.ts'
import type { RightsWorld } from '../rights.world.ts'
import { loadResult } from './load-queries.ts'
import { formIn } from './patents.rules.ts'
import type { PaperHit, ResultPaper } from './pdf/result-paper.ts'
import type { QueryRow } from './queries.store.ts'
import { pictureOf } from './query-picture.ts'

/** Designs on the printed result. */
const PRINTED = 20

export async function paperOf(
  world: RightsWorld,
  query: QueryRow,
  { language, thresholds, targets }: { language: Language; thresholds: Thresholds; targets?: Office[] | undefined },
): Promise<ResultPaper> {
  const found = await loadResult(world, query, { ...thresholds, size: PRINTED, ...(targets && { targets }) })
  const drawn = (rows: readonly DesignRow[]) => Promise.all(rows.map((hit) => paperHitOf(world, hit)))
  return {
    language,
    thresholds,
    found: found.total,
    counted: found.counted,
    targets: found.targets,
    missing: found.missing,
    sample: found.sample,
    searchedAt: query.created_at,
    madeAt: world.clock.iso(),
    form: formIn(query),
    picture: await pictureOf(world, query),
    hits: await drawn(found.row),
    nearest: await drawn(found.nearest),
  }
}

async function paperHitOf({ rights, drawings, clock }: RightsWorld, hit: DesignRow): Promise<PaperHit> {
  const view = rights.views(hit.id).find(({ no }) => no === hit.view)
  return {
    hit,
    drawing: view ? await drawingOf(view, drawings) : null,
    priorities: rights.patent(hit.id, todayBy(clock))?.priorities ?? [],
  }
}
