import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Claim } from './claims.ts'

/** A call that no pact can express. Its own test pins it. */
export interface Pinned {
  endpoint: Endpoint
  test: string
  /** Text in that test that identifies the call, if its path is not there. */
  words?: string
  /** Sample requests: one with all fields, one with only the required fields. */
  takes: { params?: Record<string, string>; query?: Record<string, string | number>; body?: object }[]
  /** The data of the answer, if it is JSON that no pact covers. */
  data?: Claim
  events?: { name: string; data: Claim }[]
}
