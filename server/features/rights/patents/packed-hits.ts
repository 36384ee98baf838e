/** The hits of a search as its row keeps them: patent, view and similarity in thousandths, as JSON. */
import { toThousandths } from '#contracts/model/rights/risk.ts'
import type { Hit } from '../picture-search/tasks.ts'

export const packHits = (hits: readonly Hit[]): string =>
  JSON.stringify(
    hits.map(({ patentId, view, similarity }) => [
      patentId,
      view,
      similarity === null ? null : toThousandths(similarity),
    ]),
  )

/** The hits that a query has kept, in the order in which they were found. */
export const hitsOf = ({ hits }: { hits: string }): Hit[] =>
  // Written by packHits alone.
  (JSON.parse(hits) as [number, number | null, number | null][]).map(([patentId, view, similarity]) => ({
    patentId,
    view,
    similarity,
  }))
