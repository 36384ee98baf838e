import { patents } from '#contracts/api/rights/patents.ts'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { useCall } from '#web/api/queries.ts'

export type Patent = Output<typeof patents.patent>

/** The search that has found a patent, and the target offices of the page, if they differ from those of the search. */
export interface FoundBy {
  queryId?: string | undefined
  targets?: readonly Office[] | undefined
}

export const patentAsked = (id: number, { queryId, targets }: FoundBy): Input<typeof patents.patent> => ({
  query: {
    id,
    ...(queryId !== undefined && { queryId }),
    ...(targets && { targets: targets.join() }),
  },
})

/** One patent; with `queryId`, compared with the picture of that search. */
export const usePatent = (id: number, foundBy: FoundBy = {}) => useCall(patents.patent, patentAsked(id, foundBy))
