/** Time limits for callers: a connection that sends or reads too slowly is closed. */
export interface CallerLimits {
  /** For the header of a request. */
  headMs: number
  /** For a whole request. */
  requestMs: number
  /** Without a byte in either direction: a file that is not read, a handler that does not answer. */
  idleMs: number
}

export const CALLER_LIMITS: CallerLimits = {
  headMs: 20_000,
  // The largest body, 6 MB, at 50 KB per second.
  requestMs: 120_000,
  // Longer than any call. Event streams write every 15 s, so they are never idle.
  idleMs: 300_000,
}

/** Options of Fastify, which turns Node's own limits off unless it gets some. */
export const limitOptions = ({ headMs, requestMs, idleMs }: CallerLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 4) },
})
