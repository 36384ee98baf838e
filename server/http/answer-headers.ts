/** Default headers of every answer: browsers do not guess types, and caches store only what a route allows. */
import type { FastifyInstance } from 'fastify'

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

/** For failures. A browser may render one as a page, so it must load nothing and not be framed. */
export const FAILURE_HEADERS = {
  ...EVERY_ANSWER,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

export function addAnswerHeaders(server: FastifyInstance, headers: Record<string, string> = EVERY_ANSWER): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
