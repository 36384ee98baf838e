import type { Input } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import { PENDING } from '../report.rules.ts'
import type { ReportKindConfig } from '../report-kind.ts'
import type { ReportRequest } from './report-request.ts'

const POLL_MS = 1500

/** Reads the report, and polls while its first version is being made. */
export function useOnlineReport({ online }: ReportKindConfig, request: ReportRequest | undefined) {
  return useCall(
    online,
    // Safe cast: `reportRequestOf` built the query for this kind.
    { query: request?.query } as Input<ReportKindConfig['online']>,
    {
      enabled: request !== undefined,
      refetchInterval: ({ state: { data } }) => (data?.row.state === PENDING && data.report === null ? POLL_MS : false),
    },
  )
}
