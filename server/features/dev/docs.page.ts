/** The OpenAPI document as a page at `/__dev/api`. Swagger UI comes from its npm package, so no other site is contacted. */
import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const PAGE = '/__dev/api'

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="${PAGE}/favicon-32x32.png" />
    <link rel="stylesheet" href="${PAGE}/swagger-ui.css" />
    <link rel="stylesheet" href="${PAGE}/page.css" />
  </head>
  <body>
    <nav><a href="/__dev">← /__dev</a> <a href="/openapi.json">openapi.json</a></nav>
    <main id="api"></main>
    <script src="${PAGE}/swagger-ui-bundle.js"></script>
    <script src="${PAGE}/page.js"></script>
  </body>
</html>
`

/** `validatorUrl: null`: otherwise the page would send the document to swagger.io. */
const SCRIPT = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
})
`

const STYLE = `body { margin: 0 }
nav { display: flex; gap: 24px; padding: 12px 20px; font: 15px/1.5 system-ui, sans-serif; background: #0b0d10 }
nav a { color: #fff; padding: 4px 0 }
`

/** Own files only; Swagger UI uses style attributes and icons as data URLs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Dev mode only. */
export function docsPage(app: FastifyInstance): void {
  const own = [
    ['', 'text/html; charset=utf-8', HTML],
    ['/page.js', 'text/javascript; charset=utf-8', SCRIPT],
    ['/page.css', 'text/css; charset=utf-8', STYLE],
  ] as const
  for (const [path, type, text] of own)
    app.get(`${PAGE}${path}`, (_request, reply) =>
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' }).type(type).send(text),
    )
  for (const [name, type] of Object.entries(FILES))
    app.get(`${PAGE}/${name}`, (_request, reply) =>
      reply
        .header('cache-control', 'max-age=86400')
        .type(type)
        // Resolved on use, so that a server without dev dependencies can start.
        .send(createReadStream(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)))),
    )
}
