/** Events of one world, per account: what happens to a report task reaches the streams that its owner has open. */

import type { reports } from '#contracts/api/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'

export type ReportEvent = EventOf<typeof reports.progress>['data']

export interface Hub {
  publish(accountId: number, event: ReportEvent): void
  /** Events of the account from now on, until the signal ends. A slow reader loses nothing: events queue up. */
  subscribe(accountId: number, signal: AbortSignal): AsyncGenerator<ReportEvent>
}

export function hub(): Hub {
  const listeners = new Map<number, Set<(event: ReportEvent) => void>>()
  return {
    publish(accountId, event) {
      for (const listener of listeners.get(accountId) ?? []) listener(event)
    },
    subscribe(accountId, signal) {
      const queue: ReportEvent[] = []
      let wake = () => {}
      const listener = (event: ReportEvent) => {
        queue.push(event)
        wake()
      }
      const mine = listeners.get(accountId) ?? new Set()
      // Now, and not when the first event is asked for: what happens in between must not be missed.
      listeners.set(accountId, mine.add(listener))
      const leave = () => {
        mine.delete(listener)
        if (mine.size === 0) listeners.delete(accountId)
        wake()
      }
      signal.addEventListener('abort', leave, { once: true })
      return (async function* () {
        try {
          while (!signal.aborted) {
            const event = queue.shift()
            if (event) yield event
            else
              await new Promise<void>((resolve) => {
                wake = resolve
              })
          }
        } finally {
          signal.removeEventListener('abort', leave)
          leave()
        }
      })()
    },
  }
}
