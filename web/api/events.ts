/**
 * Event streams (html.spec.whatwg.org/multipage/server-sent-events.html), read with fetch because EventSource cannot
 * send the Authorization header.
 */
import type { Endpoint, EventOf, Input } from '#contracts/core/endpoint.ts'
import { pathOf, searchOf } from './address.ts'
import { type ClientOptions, headersOf, routeOf } from './client.ts'
import { eventsIn } from './event-lines.ts'

export type EventEndpoint = Endpoint & { readonly answer: { readonly kind: 'events' } }

export interface ListenOptions<E extends EventEndpoint> {
  onEvent: (event: EventOf<E>) => void
  /** Called with true when the stream opens and with false when it breaks, so that the caller can poll meanwhile. */
  onConnected?: (connected: boolean) => void
  signal: AbortSignal
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })

/** Listens until `signal` aborts or the session has expired (401). Reopens a broken stream after growing pauses. */
export async function listen<E extends EventEndpoint>(
  options: Omit<ClientOptions, 'onFailure'>,
  endpoint: E,
  input: Partial<Input<Endpoint>>,
  { onEvent, onConnected, signal }: ListenOptions<E>,
): Promise<void> {
  const search = searchOf(input.query).toString()
  const path = pathOf(endpoint, input.params) + (search && `?${search}`)
  let wait = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      const { origin, token } = await routeOf(options, endpoint)
      const headers = { ...headersOf(token, options.language()), Accept: 'text/event-stream' }
      const response = await (options.fetch ?? fetch)(origin + path, { headers, signal })
      // A retry cannot revive an expired session. The next call reports that the session has expired.
      if (response.status === 401) return
      if (response.ok && response.body) {
        onConnected?.(true)
        wait = FIRST_PAUSE_MS
        for await (const { event, data } of eventsIn(response.body)) {
          // Safe cast: the server sends events as in the contract.
          onEvent({ event, data: JSON.parse(data) } as EventOf<E>)
        }
      }
    } catch {
      // Broken stream or unreachable server: wait and reopen.
    }
    if (signal.aborted) return
    onConnected?.(false)
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS)
  }
}
