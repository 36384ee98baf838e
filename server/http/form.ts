import type { FastifyInstance } from 'fastify'

/** Adds routes that accept a form or JSON; the schema validates both. */
export function registerFormRoutes(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    addRoutes(scope)
    done()
  })
}
