/** Reports wait for one another; so an endpoint that is down is left alone for a while, and only the first waits for it. */
import type { Writer } from '#contracts/model/report/report.ts'

export type Fallback = NonNullable<Extract<Writer, { by: 'rules' }>['fallback']>

/** How long nothing is asked of an endpoint that could not be reached or did not answer in time. */
const REST_MS = 60_000

export interface Rest {
  /** Why the endpoint is not asked now, where it is not. */
  reason(baseUrl: string): Fallback | undefined
  /** Notes how asking it failed. An answer that is of no use is an answer. */
  failed(baseUrl: string, fallback: Fallback): void
}

/** What is known of endpoints. `now` in milliseconds, of a clock that nobody sets. */
export function restOf(now: () => number = () => performance.now()): Rest {
  const down = new Map<string, { until: number; fallback: Fallback }>()
  return {
    reason(baseUrl) {
      const known = down.get(baseUrl)
      return known && now() < known.until ? known.fallback : undefined
    },
    failed(baseUrl, fallback) {
      if (fallback === 'unreachable' || fallback === 'timeout') down.set(baseUrl, { until: now() + REST_MS, fallback })
    },
  }
}
