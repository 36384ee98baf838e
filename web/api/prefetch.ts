/** Prefetched calls, started before their screen is loaded. The first consumer takes the answer. */
import { type Input, nameOf, type Output } from '#contracts/core/endpoint.ts'
import { call } from './calls.ts'
import type { Arguments, DataEndpoint } from './client.ts'

/** A prefetch older than this is ignored, and the screen calls again. */
const FRESH_MS = 5_000

interface Prefetch {
  startedAt: number
  answer: Promise<unknown>
  /** Set once the answer has arrived. */
  data?: unknown
}

const prefetches = new Map<string, Prefetch>()

const keyOf = (endpoint: DataEndpoint, input: unknown) => `${nameOf(endpoint)} ${JSON.stringify(input)}`

/** Starts a call. Never rejects: the consumer of the answer gets the failure. */
export async function prefetchCall<E extends DataEndpoint>(endpoint: E, input: Input<E>): Promise<void> {
  // Safe cast: `input` is required here, so the argument list is complete.
  const prefetch: Prefetch = { startedAt: Date.now(), answer: call(endpoint, ...([input] as Arguments<E>)) }
  prefetches.set(keyOf(endpoint, input), prefetch)
  try {
    prefetch.data = await prefetch.answer
  } catch {
    // The consumer of takePrefetchedCall gets the failure.
  }
}

/** Takes the data of a prefetch, if the answer has arrived. */
export function takePrefetchedData<E extends DataEndpoint>(endpoint: E, input: Input<E>): Output<E> | undefined {
  const data = findFresh(endpoint, input)?.data
  if (data !== undefined) prefetches.delete(keyOf(endpoint, input))
  // The key names the endpoint, so the answer has its type.
  return data as Output<E> | undefined
}

/** Takes the promise of a prefetch, pending or settled. */
export function takePrefetchedCall<E extends DataEndpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Output<E>> | undefined {
  const answer = findFresh(endpoint, input)?.answer
  prefetches.delete(keyOf(endpoint, input))
  // The key names the endpoint, so the answer has its type.
  return answer as Promise<Output<E>> | undefined
}

function findFresh(endpoint: DataEndpoint, input: unknown): Prefetch | undefined {
  if (prefetches.size === 0) return undefined
  const prefetch = prefetches.get(keyOf(endpoint, input))
  return prefetch && Date.now() - prefetch.startedAt < FRESH_MS ? prefetch : undefined
}
