/** Serves the built web app: hashed assets for ever, the page itself always fresh; unknown calls never fall through to it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#contracts/model/language.ts'
import { refuse } from '#server/domain/refusal.ts'
import { failed } from './errors.ts'

/** Prefixes that belong to the API: an unknown address below one of them answers in the envelope. */
const API = /^\/(api|event|download|images|__dev)(\/|\?|$)/

export async function serveWeb(server: FastifyInstance, webDir: string | undefined): Promise<void> {
  const index =
    webDir && existsSync(join(webDir, 'index.html')) ? readFileSync(join(webDir, 'index.html'), 'utf8') : undefined
  if (webDir && index) {
    await server.register(fastifyStatic, {
      root: join(webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      // A missing asset is a missing call, not the page.
      wildcard: true,
    })
  }
  server.setNotFoundHandler(async (request, reply) => {
    const page =
      index !== undefined && (request.method === 'GET' || request.method === 'HEAD') && !API.test(request.url)
    if (page && !request.url.startsWith('/assets/')) {
      await reply.helmet()
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index)
    }
    const refusal = refuse('unknownRoute', { route: `${request.method} ${request.url.split('?')[0]}` })
    const { status, body } = failed(refusal, languageOf(request.headers['accept-language']))
    return reply.status(status).type('application/json; charset=utf-8').send(body)
  })
}
