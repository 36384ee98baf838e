/** A check of an upstream, and its result. */
import type { Difference } from '#contracts/core/differences.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import type { FailureName } from '#contracts/core/failures.ts'

export interface State {
  name: string
  params: Readonly<Record<string, unknown>>
}

export interface Question {
  /** As the pact describes it. */
  what: string
  endpoint: Endpoint
  /** With the given token, the token of an account short of power, an invalid token, or none. */
  as: 'user' | 'short of power' | 'stranger' | 'guest'
  path: string
  query: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>> | undefined
  expected: 'success' | FailureName
  /** The provider states of the pact, which the upstream may not be in. */
  states: readonly State[]
  /** The rows file sets fields of this request, so a refusal is a difference. */
  isNamed?: boolean
  /** Further conditions for the data of a success, from other answers. */
  also?: (data: unknown) => readonly Difference[]
}

export interface Finding {
  what: string
  call: string
  outcome: 'same' | 'differs' | 'unchecked'
  differences: readonly Difference[]
  /** Whether the answer contained data. */
  hasData: boolean
  /** Paths of the contract that the data did not contain, so they are unchecked. */
  unseen: readonly string[]
  /** Why it could not be checked. */
  why: string
  ms: number
  /** There was no answer at all. */
  silent: boolean
}

export const uncheckedFinding = (
  { what, endpoint }: Pick<Question, 'what' | 'endpoint'>,
  why: string,
  ms = 0,
): Finding => ({
  what,
  call: nameOf(endpoint),
  outcome: 'unchecked',
  differences: [],
  hasData: false,
  unseen: [],
  why,
  ms,
  silent: false,
})

/** A value that contradicts an earlier answer. */
export const valueDiffers = (path: string, expected: string, got: unknown): Difference => ({
  kind: 'value',
  path,
  expected,
  got: got === undefined ? 'nothing' : String(got),
})
