/** Calls that were begun before the screen that asks for them was there: each answer is for the first who asks. */
import { type Input, nameOf, type Output } from '#contracts/core/endpoint.ts'
import { call } from './calls.ts'
import type { Arguments, DataEndpoint } from './client.ts'

/** Whoever comes later asks anew. */
const FRESH_MS = 5_000

interface Begun {
  at: number
  answer: Promise<unknown>
  /** Once it is here. */
  data?: unknown
}

const calls = new Map<string, Begun>()

const keyOf = (endpoint: DataEndpoint, input: unknown) => `${nameOf(endpoint)} ${JSON.stringify(input)}`

/** Begins a call. Resolves when it has been answered, well or not: a failure is for whoever asks. */
export async function beginCall<E extends DataEndpoint>(endpoint: E, input: Input<E>): Promise<void> {
  // As in useCall: a full argument list.
  const begun: Begun = { at: Date.now(), answer: call(endpoint, ...([input] as Arguments<E>)) }
  calls.set(keyOf(endpoint, input), begun)
  try {
    begun.data = await begun.answer
  } catch {
    // Told to whoever asks.
  }
}

/** The answer to a call that was begun, if it is here. */
export function answered<E extends DataEndpoint>(endpoint: E, input: Input<E>): Output<E> | undefined {
  const data = known(endpoint, input)?.data
  if (data !== undefined) calls.delete(keyOf(endpoint, input))
  // Kept under the call that it answers.
  return data as Output<E> | undefined
}

/** A call that was begun and is still on its way, or has failed. */
export function begun<E extends DataEndpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> | undefined {
  const answer = known(endpoint, input)?.answer
  calls.delete(keyOf(endpoint, input))
  // As above.
  return answer as Promise<Output<E>> | undefined
}

function known(endpoint: DataEndpoint, input: unknown): Begun | undefined {
  if (calls.size === 0) return undefined
  const begun = calls.get(keyOf(endpoint, input))
  return begun && Date.now() - begun.at < FRESH_MS ? begun : undefined
}
