/** The dev client's README as a page at `/__dev/docs`. */
import type { FastifyInstance } from 'fastify'
import { clientReadme } from './client.package.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #d8dde3; --soft: #f3f5f7; --link: #1558b0 }
@media (prefers-color-scheme: dark) { :root { --line: #3a4149; --soft: #1b2026; --link: #8ab8ff } body { background: #101418; color: #e6e9ec } }
body { margin: 0; font: 16px/1.65 system-ui, sans-serif }
nav { display: flex; flex-wrap: wrap; gap: 0 24px; padding: 12px 20px; font-size: 15px; background: #0b0d10 }
nav a { color: #fff; padding: 4px 0 }
main { max-width: 860px; margin: 0 auto; padding: 8px 20px 64px }
h1, h2 { line-height: 1.25; margin: 1.6em 0 .5em }
h1 { font-size: 30px } h2 { font-size: 22px }
a { color: var(--link) }
code { font: 14px/1.5 ui-monospace, monospace; background: var(--soft); border-radius: 4px; padding: 1px 4px; overflow-wrap: anywhere }
pre { overflow-x: auto; background: var(--soft); border: 1px solid var(--line); border-radius: 8px; padding: 14px 16px }
pre code { background: none; padding: 0; overflow-wrap: normal }
table { width: 100%; border-collapse: collapse } thead { display: none }
td { vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid var(--line) }
td:first-child { width: 38% }
@media (max-width: 600px) { td { display: block; border: 0; padding: 0 0 4px } td:first-child { width: auto; border-top: 1px solid var(--line); padding-top: 8px } }
`

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Dev mode only. */
export function clientPage(app: FastifyInstance): void {
  app.get('/__dev/docs', async (_request, reply) => {
    // Loaded on use, so that a server without dev dependencies can start.
    const { marked } = await import('marked')
    return reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(pageOf(marked.parse(clientReadme().toString(), { async: false })))
  })
}

/** `html` comes from our own README, so it needs no escaping. */
const pageOf = (html: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>seller-research-dev</title>
    <link rel="icon" href="data:," />
    <style>${STYLE}</style>
  </head>
  <body>
    <nav>
      <a href="/__dev">← /__dev</a> <a href="/__dev/api">/__dev/api</a> <a href="/__dev/client.tgz">client.tgz</a>
      <a href="/__dev/docs.md">docs.md</a>
    </nav>
    <main>${html}</main>
  </body>
</html>
`
