import { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

type Answer = Output<typeof patents.getPatentInfo>

interface SearchResultOptions {
  placeholderData?: (before: Answer | undefined) => Answer | undefined
}

export const useSearchResult = (body: Body<typeof patents.getPatentInfo>, options: SearchResultOptions = {}) =>
  useCall(patents.getPatentInfo, { body }, options)
