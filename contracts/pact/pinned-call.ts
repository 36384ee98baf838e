import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Claim } from './claims.ts'

/** A call that no pact can express, pinned by a test of its own. */
export interface Pinned {
  endpoint: Endpoint
  /** Path of the test, which uses the real server. */
  test: string
  /** Text in that test that shows the call, if the path is not in it. */
  words?: string
  /** Sample requests: one with all fields, one with only the required fields. */
  takes: { params?: Record<string, string>; query?: Record<string, string | number>; body?: object }[]
  /** The answered data, if no pact can produce it. */
  data?: Claim
  events?: { name: string; data: Claim }[]
}
