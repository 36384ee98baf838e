import { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

type Answer = Output<typeof patents.getPatentInfo>

interface FoundOptions {
  placeholderData?: (before: Answer | undefined) => Answer | undefined
}

export const useSearchResult = (body: Body<typeof patents.getPatentInfo>, options: FoundOptions = {}) =>
  useCall(patents.getPatentInfo, { body }, options)
