/** Which files the browser loads, read from the manifest that Vite writes beside the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Chunk {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  isEntry?: boolean
}
export type Chunks = Readonly<Record<string, Chunk>>

/** The chunks of a build, by source path. Throws when there is no build. */
export const readChunks = (dist: string): Chunks => JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'))

/** The chunks that these sources load before they run: themselves and their static imports, and those of these. */
export function closure(chunks: Chunks, sources: readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (source: string): void => {
    if (found.has(source)) return
    found.add(source)
    for (const next of chunks[source]?.imports ?? []) follow(next)
  }
  sources.forEach(follow)
  return found
}

/** KB (1000 bytes) of JavaScript after gzip. */
export function gzipKb(dist: string, chunks: Chunks, sources: Iterable<string>): number {
  const files = new Set([...sources].map((source) => chunks[source]?.file).filter((file) => file?.endsWith('.js')))
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file ?? '')), { level: 9 }).length
  return bytes / 1000
}
