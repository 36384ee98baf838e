/** Server state with TanStack Query. The login does not load it. */
import { onlineManager, QueryClient, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import { nameOf } from '#contracts/core/endpoint.ts'
import { call } from './calls.ts'
import type { Arguments, DataEndpoint } from './client.ts'
import { connection } from './connection.ts'
import { Failure, NO_NETWORK } from './failure.ts'
import { takePrefetchedCall, takePrefetchedData } from './prefetch.ts'

/** Retry only lost connections: the server would refuse again, and after a timeout the user has waited long enough. */
const shouldRetry = (count: number, thrown: unknown) =>
  count < 1 && thrown instanceof Failure && thrown.code === NO_NETWORK

// Refetch when our probe reaches the server, not when the browser reports a network.
onlineManager.setEventListener((setOnline) => connection.subscribe((now) => setOnline(now === 'online')))

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Fail at once without network; the default would pause silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: shouldRetry,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The query key of a call; without input, the prefix of all its queries. */
export const keyOf = <E extends DataEndpoint>(endpoint: E, input?: Input<E>) =>
  input === undefined ? [nameOf(endpoint)] : [nameOf(endpoint), input]

type Options<E extends DataEndpoint> = Omit<UseQueryOptions<Output<E>, Failure>, 'queryKey' | 'queryFn'>

export function useCall<E extends DataEndpoint>(endpoint: E, input: Input<E>, options: Options<E> = {}) {
  return useQuery<Output<E>, Failure>({
    ...options,
    queryKey: keyOf(endpoint, input),
    // A prefetched answer renders at once.
    initialData: () => takePrefetchedData(endpoint, input),
    // Safe cast: `input` is required here, so the argument list is complete.
    queryFn: () => takePrefetchedCall(endpoint, input) ?? call(endpoint, ...([input] as Arguments<E>)),
  })
}

interface ChangeOptions {
  /** Runs the calls one after the other, so that the last one wins. */
  inTurn?: boolean
}

export function useChange<E extends DataEndpoint>(endpoint: E, { inTurn = false }: ChangeOptions = {}) {
  return useMutation<Output<E>, Failure, Input<E>>({
    ...(inTurn && { scope: { id: nameOf(endpoint) } }),
    mutationFn: (input) => call(endpoint, ...([input] as Arguments<E>)),
  })
}
