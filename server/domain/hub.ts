/** Events of one world, per session: what happens to an account reaches the streams that its owner has open. */

import type { reports } from '#contracts/api/reports.ts'
import type { EventOf } from '#contracts/core/endpoint.ts'
import type { SessionUser } from './sessions.ts'

export type ReportEvent = EventOf<typeof reports.progress>['data']

export interface Hub<Event> {
  publish(accountId: number, event: Event): void
  /** Events of the account from now on, until the signal, the session or the world ends. A slow reader loses nothing: events queue up. */
  subscribe(user: SessionUser, signal: AbortSignal): AsyncGenerator<Event>
  /** Ends the streams of the sessions that are meant. */
  endWhere(meant: (user: SessionUser) => boolean): void
  /** Ends all streams, also those still to come: the world is gone. */
  close(): void
}

interface Listener<Event> {
  readonly user: SessionUser
  hear(event: Event): void
  end(): void
}

export function hub<Event>(): Hub<Event> {
  const listeners = new Map<number, Set<Listener<Event>>>()
  let closed = false
  const add = (listener: Listener<Event>) => {
    const { id } = listener.user
    listeners.set(id, (listeners.get(id) ?? new Set()).add(listener))
  }
  const remove = (listener: Listener<Event>) => {
    const { id } = listener.user
    const mine = listeners.get(id)
    mine?.delete(listener)
    if (mine?.size === 0) listeners.delete(id)
  }
  const endWhere = (wanted: (user: SessionUser) => boolean) => {
    for (const mine of listeners.values()) for (const { user, end } of mine) if (wanted(user)) end()
  }
  return {
    publish(accountId, event) {
      for (const listener of listeners.get(accountId) ?? []) listener.hear(event)
    },
    subscribe(user, signal) {
      const queue: Event[] = []
      let ended = closed || signal.aborted
      let wake = () => {}
      const listener: Listener<Event> = {
        user,
        hear(event) {
          queue.push(event)
          wake()
        },
        end() {
          ended = true
          remove(listener)
          signal.removeEventListener('abort', listener.end)
          wake()
        },
      }
      signal.addEventListener('abort', listener.end)
      // Now, and not when the first event is asked for: what happens in between must not be missed.
      if (ended) listener.end()
      else add(listener)
      return (async function* () {
        try {
          while (!ended) {
            const event = queue.shift()
            if (event) yield event
            else
              await new Promise<void>((resolve) => {
                wake = resolve
              })
          }
        } finally {
          listener.end()
        }
      })()
    },
    endWhere,
    close() {
      closed = true
      endWhere(() => true)
    },
  }
}
