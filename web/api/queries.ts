/** Server state, by TanStack Query: loaded only with the part of the app behind the login. */
import { onlineManager, QueryClient, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '#contracts/core/endpoint.ts'
import { nameOf } from '#contracts/core/endpoint.ts'
import { answered, begun } from './begun.ts'
import { call } from './calls.ts'
import type { Arguments, DataEndpoint } from './client.ts'
import { connection } from './connection.ts'
import { Failure, NO_NETWORK } from './failure.ts'

/** Retry only lost connections: a refusal would repeat, and after a timeout the reader has already waited long enough. */
const mayTryAgain = (count: number, thrown: unknown) =>
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
        retry: mayTryAgain,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

/** The key under which the answer of a call is kept; without input, of all its answers. */
export const keyOf = <E extends DataEndpoint>(endpoint: E, input?: Input<E>) =>
  input === undefined ? [nameOf(endpoint)] : [nameOf(endpoint), input]

type Options<E extends DataEndpoint> = Omit<UseQueryOptions<Output<E>, Failure>, 'queryKey' | 'queryFn'>

/** Reads an endpoint: data, failure and loading state of one input. */
export function useCall<E extends DataEndpoint>(endpoint: E, input: Input<E>, options: Options<E> = {}) {
  return useQuery<Output<E>, Failure>({
    ...options,
    queryKey: keyOf(endpoint, input),
    // What was begun before the screen was there: answered, it is drawn at once.
    initialData: () => answered(endpoint, input),
    // The input of a reading screen always holds what the endpoint declares, so it is a full argument list.
    queryFn: () => begun(endpoint, input) ?? call(endpoint, ...([input] as Arguments<E>)),
  })
}

interface Changing {
  /** Calls run one after the other where this is said: what was asked for last is what stays. */
  inTurn?: boolean
}

/** Calls an endpoint that changes something. `isPending` while it runs. */
export function useChange<E extends DataEndpoint>(endpoint: E, { inTurn = false }: Changing = {}) {
  return useMutation<Output<E>, Failure, Input<E>>({
    ...(inTurn && { scope: { id: nameOf(endpoint) } }),
    mutationFn: (input) => call(endpoint, ...([input] as Arguments<E>)),
  })
}
