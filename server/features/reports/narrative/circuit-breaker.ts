/** Reports run one after another, so only the first report waits for an endpoint that is down. */
import type { Writer } from '#contracts/model/report/report.ts'

export type Fallback = NonNullable<Extract<Writer, { by: 'rules' }>['fallback']>

const OPEN_MS = 60_000

export interface CircuitBreaker {
  /** The failure that opened the circuit; undefined when the endpoint may be called. */
  openReason(baseUrl: string): Fallback | undefined
  /** An unusable answer does not open the circuit, because the endpoint is up. */
  recordFailure(baseUrl: string, fallback: Fallback): void
}

/** @param now milliseconds of a monotonic clock. */
export function circuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  const down = new Map<string, { until: number; fallback: Fallback }>()
  return {
    openReason(baseUrl) {
      const known = down.get(baseUrl)
      return known && now() < known.until ? known.fallback : undefined
    },
    recordFailure(baseUrl, fallback) {
      if (fallback === 'unreachable' || fallback === 'timeout') down.set(baseUrl, { until: now() + OPEN_MS, fallback })
    },
  }
}
