import type { Input } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import { PENDING } from '../report.rules.ts'
import type { KindOfReport } from '../report-kind.ts'
import type { AskedReport } from './asked-report.ts'

const POLL_MS = 1500

/** Polls while the first version is being made. */
export function useOnlineReport({ online }: KindOfReport, asked: AskedReport | undefined) {
  return useCall(
    online,
    // Safe cast: `askedReport` built the query for this kind.
    { query: asked?.query } as Input<KindOfReport['online']>,
    {
      enabled: asked !== undefined,
      refetchInterval: ({ state: { data } }) => (data?.row.state === PENDING && data.report === null ? POLL_MS : false),
    },
  )
}
