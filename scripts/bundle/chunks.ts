/** Loading costs, from the manifest that Vite writes with the build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Chunk {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  isEntry?: boolean
  /** Referenced files. They include worker scripts, which Vite builds separately without an entry in the manifest. */
  assets?: readonly string[]
}
export type Chunks = Readonly<Record<string, Chunk>>

/** Keys are source paths. Throws when there is no build. */
export const readChunks = (dist: string): Chunks => JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'))

/** The sources and all their static imports, direct and indirect. */
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

/** KB (1000 bytes) of JavaScript after gzip, including workers. */
export function gzipKb(dist: string, chunks: Chunks, sources: Iterable<string>): number {
  const all = [...sources].flatMap((source) => [chunks[source]?.file ?? '', ...(chunks[source]?.assets ?? [])])
  let bytes = 0
  for (const file of new Set(all.filter((name) => name.endsWith('.js'))))
    bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}
