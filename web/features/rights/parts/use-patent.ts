import { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

export type Patent = Output<typeof patents.patent>

/** One patent; with `queryId`, compared with the picture of that search. */
export const usePatent = (id: number, queryId?: string) =>
  useCall(patents.patent, { query: { id, ...(queryId !== undefined && { queryId }) } })
