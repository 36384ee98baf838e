/** How long a caller may take, so that one who sends or reads without an end loses the connection. */
export interface CallerLimits {
  /** For the head of a request. */
  headMs: number
  /** For a whole request. */
  requestMs: number
  /** Without a byte sent or received: a file that is not read, a handler that does not answer. */
  idleMs: number
}

export const CALLER_LIMITS: CallerLimits = {
  headMs: 20_000,
  // The largest body, 6 MB, at 50 KB a second.
  requestMs: 120_000,
  // Longer than any call takes. Event streams write every 15 s, so they are never idle.
  idleMs: 300_000,
}

/** The options of Fastify, which switches Node's own limits off unless it is given some. */
export const limitOptions = ({ headMs, requestMs, idleMs }: CallerLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  http: { headersTimeout: headMs, connectionsCheckingInterval: Math.ceil(headMs / 4) },
})
