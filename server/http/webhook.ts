/** Webhooks of providers: they sign the very bytes they send, as a form or as JSON, so the body is left as it came. */
import type { FastifyInstance } from 'fastify'

/** Adds routes whose body is a Buffer, whatever its type; an absent one is empty. */
export function withRawBodies(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.addHook('preValidation', (request, _reply, next) => {
      request.body ??= Buffer.alloc(0)
      next()
    })
    addRoutes(scope)
    done()
  })
}
