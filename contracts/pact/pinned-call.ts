import type { Endpoint } from '#contracts/core/endpoint.ts'
import type { Claim } from './claims.ts'

/** A call that a test of its own pins, because no pact can hold it. */
export interface Pinned {
  endpoint: Endpoint
  /** The test that pins it, on the real server. */
  test: string
  /** Words of that test which show the call, where its path does not stand there. */
  words?: string
  /** Requests that it takes, all its fields in one and only what it demands in another; `events` that it tells. */
  takes: { params?: Record<string, string>; query?: Record<string, string | number>; body?: object }[]
  /** The data that it answers, where it is one that a pact cannot bring about. */
  data?: Claim
  events?: { name: string; data: Claim }[]
}
