import { patents } from '#contracts/api/rights/patents.ts'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { useCall } from '#web/api/queries.ts'

export type Patent = Output<typeof patents.patent>

/** The search that found a patent, and the target offices of the page if they differ from the search's. */
export interface FoundBy {
  queryId?: string | undefined
  targets?: readonly Office[] | undefined
}

export const patentInput = (id: number, { queryId, targets }: FoundBy): Input<typeof patents.patent> => ({
  query: {
    id,
    ...(queryId !== undefined && { queryId }),
    ...(targets && { targets: targets.join() }),
  },
})

/** Loads a patent; with `queryId` the answer also compares it with the picture of that search. */
export const usePatent = (id: number, foundBy: FoundBy = {}) => useCall(patents.patent, patentInput(id, foundBy))
