/** Time limits for callers: a connection that sends or reads too slowly is closed. */
export interface CallerLimits {
  headMs: number
  requestMs: number
  /** Without a byte in either direction: the client does not read a file, or a handler does not answer. */
  idleMs: number
}

export const CALLER_LIMITS: CallerLimits = {
  headMs: 20_000,
  // Enough for the largest body, 6 MB, at 50 KB per second.
  requestMs: 120_000,
  // Longer than any call. Event streams write every 15 s, so they are never idle.
  idleMs: 300_000,
}

/** Fastify options. Fastify disables Node's own limits unless they are set. */
export const limitOptions = ({ headMs, requestMs, idleMs }: CallerLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 4) },
})
