import { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import { complete } from './hit.ts'

type Asked = Body<typeof patents.getPatentInfo>
type Answer = Output<typeof patents.getPatentInfo>

interface FoundOptions {
  placeholderData?: (before: Answer | undefined) => Answer | undefined
}

/** What a search has found, complete whichever server answers. */
export function useFound(body: Asked, options: FoundOptions = {}) {
  const { data, error, isError, isSuccess, isPlaceholderData, dataUpdatedAt, refetch } = useCall(
    patents.getPatentInfo,
    { body },
    options,
  )
  return {
    data: data && complete(data, body.targets),
    error,
    isError,
    isSuccess,
    isPlaceholderData,
    dataUpdatedAt,
    refetch,
  }
}
