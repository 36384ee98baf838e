import type { Input } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import { PENDING } from '../report.rules.ts'
import type { KindOfReport } from '../report-kind.ts'
import type { AskedReport } from './asked-report.ts'

const POLL_MS = 1500

/** Reads the report; while the first one is being made, asks again until it is done. */
export function useOnlineReport({ online }: KindOfReport, asked: AskedReport | undefined) {
  return useCall(
    online,
    // What is asked was made for this kind of report (askedReport).
    { query: asked?.query } as Input<KindOfReport['online']>,
    {
      enabled: asked !== undefined,
      refetchInterval: ({ state: { data } }) => (data?.row.state === PENDING && data.report === null ? POLL_MS : false),
    },
  )
}
