/** Bodies of plain HTML forms, which need no script in the page. */
import type { FastifyInstance } from 'fastify'

/** Adds routes that take their body as a form sends it, or as JSON; either way the schema checks it. */
export function withForms(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    addRoutes(scope)
    done()
  })
}
