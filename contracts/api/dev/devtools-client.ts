/** The dev client for the tests of other projects, served by the server itself. */
import { download, endpoints, file } from '../../core/endpoint.ts'

export const devClient = endpoints({
  tgz: {
    method: 'GET',
    path: '/__dev/client.tgz',
    summary: 'An npm package: a client of the dev calls and a Playwright fixture with a world for each test',
    auth: 'guest',
    origin: 'ours',
    answer: download('application/gzip'),
    failures: [],
  },
  docs: {
    method: 'GET',
    path: '/__dev/docs.md',
    summary: 'Manual of the client as Markdown; `/__dev/docs` shows it as a page',
    auth: 'guest',
    origin: 'ours',
    answer: file('text/markdown; charset=utf-8'),
    failures: [],
  },
})
