/** Calls that can be aborted. While the user types, each new text aborts the call for the text before it. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import { clientOptions } from './calls.ts'
import { type Arguments, type Call, createClient, type DataEndpoint } from './client.ts'
import type { Failure } from './failure.ts'
import { keyOf } from './queries.ts'

/** The page's client, whose calls are aborted with the signal. */
export function callUntil(signal: AbortSignal): Call {
  const send = (clientOptions.fetch ?? fetch) as typeof fetch
  return createClient({
    ...clientOptions,
    fetch: (input, init) => {
      const request = new Request(input, init)
      return send(request, { signal: AbortSignal.any([request.signal, signal]) })
    },
    // An aborted call says nothing about the network.
    onFailure: (...failed) => {
      if (!signal.aborted) clientOptions.onFailure?.(...failed)
    },
  }).call
}

type Options<E extends DataEndpoint> = Pick<UseQueryOptions<Output<E>, Failure>, 'enabled' | 'placeholderData'>

/** Like `useCall`, but aborts the call when the input changes or the component is gone. */
export const useCancellableCall = <E extends DataEndpoint>(endpoint: E, input: Input<E>, options: Options<E>) =>
  useQuery<Output<E>, Failure>({
    ...options,
    queryKey: keyOf(endpoint, input),
    // Safe cast: `input` is required here, so the argument list is complete.
    queryFn: ({ signal }) => callUntil(signal)(endpoint, ...([input] as Arguments<E>)),
  })
