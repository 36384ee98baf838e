import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { docs } from '#contracts/api/docs.ts'
import { type OpenApi, withoutDevCalls } from '#contracts/openapi/document.ts'
import { rootPath } from '#server/platform/root.ts'
import type { Handlers } from './context.ts'

const FILE = rootPath('contracts/openapi.json')

export function docsHandlers(dev: boolean): Handlers<typeof docs, unknown> {
  let cached: { body: Buffer; etag: string } | undefined
  return {
    openapi() {
      // Read on first use, because most processes never serve it.
      cached ??= documentOf(dev)
      return { ...cached, cache: 'no-cache', crossOrigin: true }
    },
  }
}

function documentOf(dev: boolean) {
  const text = readFileSync(FILE, 'utf8')
  const body = Buffer.from(dev ? text : JSON.stringify(withoutDevCalls(JSON.parse(text) as OpenApi))) // emit-openapi wrote it
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` }
}
