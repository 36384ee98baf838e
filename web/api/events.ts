/**
 * Event streams of ours, read by fetch because EventSource cannot send the Authorization header. The wire format is that
 * of html.spec.whatwg.org/multipage/server-sent-events.html.
 */
import type { Endpoint, EventOf, Input } from '#contracts/core/endpoint.ts'
import { pathOf, searchOf } from './address.ts'
import { type ClientOptions, headersOf, routeOf } from './client.ts'
import { eventsIn } from './event-lines.ts'

export type EventEndpoint = Endpoint & { readonly answer: { readonly kind: 'events' } }

export interface Listening<E extends EventEndpoint> {
  onEvent: (event: EventOf<E>) => void
  /** The stream opened (true) or broke (false): whoever listens may poll meanwhile. */
  onConnected?: (connected: boolean) => void
  /** Stops it. */
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

/** Listens until `signal` aborts, opening the stream again after ever longer pauses when it breaks. */
export async function listen<E extends EventEndpoint>(
  options: Omit<ClientOptions, 'onFailure'>,
  endpoint: E,
  input: Partial<Input<Endpoint>>,
  { onEvent, onConnected, signal }: Listening<E>,
): Promise<void> {
  const search = searchOf(input.query).toString()
  const path = pathOf(endpoint, input.params) + (search && `?${search}`)
  let wait = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      const { origin, token } = await routeOf(options, endpoint)
      const headers = { ...headersOf(token, options.language()), Accept: 'text/event-stream' }
      const response = await (options.fetch ?? fetch)(origin + path, { headers, signal })
      // An expired session does not come back by trying again; the next call reports it.
      if (response.status === 401) return
      if (response.ok && response.body) {
        onConnected?.(true)
        wait = FIRST_PAUSE_MS
        for await (const { event, data } of eventsIn(response.body)) {
          // The contract says which events there are and what they hold.
          onEvent({ event, data: JSON.parse(data) } as EventOf<E>)
        }
      }
    } catch {
      // A broken stream and an unreachable server are met the same way: wait and open it again.
    }
    if (signal.aborted) return
    onConnected?.(false)
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS)
  }
}
