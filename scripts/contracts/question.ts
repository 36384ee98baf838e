/** What is asked of an upstream, and what becomes of it. */
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
  /** With the token that was given, with that of an account without power, with an invalid one, or with none. */
  as: 'user' | 'short of power' | 'stranger' | 'guest'
  path: string
  query: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>> | undefined
  expected: 'success' | FailureName
  /** What the pact presupposes and the server may not be in. */
  states: readonly State[]
  /** The rows file names its rows, so they are no reason to be refused. */
  isNamed?: boolean
  /** What else the data of a success has to be, by what other answers have said. */
  also?: (data: unknown) => readonly Difference[]
}

export interface Finding {
  what: string
  call: string
  outcome: 'same' | 'differs' | 'unchecked'
  differences: readonly Difference[]
  /** Whether the answer showed data … */
  hasData: boolean
  /** … and what of it was missing, so that nothing is known of it. */
  unseen: readonly string[]
  /** Why it could not be checked. */
  why: string
  ms: number
  /** There was no answer at all. */
  silent: boolean
}

export const unchecked = ({ what, endpoint }: Pick<Question, 'what' | 'endpoint'>, why: string, ms = 0): Finding => ({
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

/** A value that is another one than an earlier answer has said. */
export const valueDiffers = (path: string, expected: string, got: unknown): Difference => ({
  kind: 'value',
  path,
  expected,
  got: got === undefined ? 'nothing' : String(got),
})
