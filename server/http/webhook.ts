/** Raw bodies for webhooks: providers sign the exact bytes they send, as a form or as JSON. */
import type { FastifyInstance } from 'fastify'

/** Adds routes whose body is a Buffer, whatever its type; a missing body is empty. */
export function registerRawBodyRoutes(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
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
