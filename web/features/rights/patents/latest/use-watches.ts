import { patents } from '#contracts/api/rights/patents.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'

export type Watch = Output<typeof patents.watches>['watches'][number]

export const useWatches = () => useCall(patents.watches, {})
