/** Headers of every answer: nobody guesses what it is, and a cache keeps only what says that it may be kept. */
import type { FastifyInstance } from 'fastify'

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

/** Also for what a browser may show as a page though it is none, as a failure: it loads nothing and stands in no frame. */
export const FAILURE_HEADERS = {
  ...EVERY_ANSWER,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Sets headers before anything else is done with a request. What a route says of its own answer replaces them. */
export function addAnswerHeaders(server: FastifyInstance, headers: Record<string, string> = EVERY_ANSWER): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
