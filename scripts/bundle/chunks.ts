/** Which files the browser loads, read from the manifest that Vite writes beside the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Chunk {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  isEntry?: boolean
  /** Files it refers to. The script of a worker is among them: Vite builds it apart and lists it as no chunk. */
  assets?: readonly string[]
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

/** KB (1000 bytes) of JavaScript after gzip, that of workers included. */
export function gzipKb(dist: string, chunks: Chunks, sources: Iterable<string>): number {
  const all = [...sources].flatMap((source) => [chunks[source]?.file ?? '', ...(chunks[source]?.assets ?? [])])
  let bytes = 0
  for (const file of new Set(all.filter((name) => name.endsWith('.js'))))
    bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}
