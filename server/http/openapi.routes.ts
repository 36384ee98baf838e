/** The OpenAPI document, as `npm run openapi` wrote it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { docs } from '#contracts/api/docs.ts'
import { type OpenApi, withoutDevCalls } from '#contracts/openapi/document.ts'
import { inRoot } from '#server/platform/root.ts'
import type { Handlers } from './context.ts'

const FILE = inRoot('contracts/openapi.json')

/** `dev`: with the calls of developers. */
export function docsHandlers(dev: boolean): Handlers<typeof docs, unknown> {
  let made: { body: Buffer; etag: string } | undefined
  return {
    openapi() {
      // Read when somebody asks, and no earlier: most processes are never asked.
      made ??= documentOf(dev)
      return { ...made, cache: 'no-cache', crossOrigin: true }
    },
  }
}

function documentOf(dev: boolean) {
  const text = readFileSync(FILE, 'utf8')
  const body = Buffer.from(dev ? text : JSON.stringify(withoutDevCalls(JSON.parse(text) as OpenApi))) // what emit-openapi writes
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` }
}
