/** Caches patent descriptions between runs: describing twenty thousand takes longer than searching them. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Patent } from './design.ts'
import { runInThreads } from './in-threads.ts'
import type { DescribedView } from './tasks.ts'

const FOLDER = join(tmpdir(), 'bench-pictures')
/** The cache key is made from the descriptions of this many patents: two of each product family. */
const CACHE_KEY_PATENTS = 56

/**
 * Returns the descriptions in the order of the patents. The cache key is a hash of a few descriptions that each run
 * computes again, so a change of the engine or of the drawings invalidates the cache.
 */
export async function loadDescriptions(patents: Patent[]): Promise<DescribedView[]> {
  const keyed = await describeInThreads(patents, 1, CACHE_KEY_PATENTS)
  const name = createHash('sha256').update(serialize(keyed)).digest('hex').slice(0, 16)
  const file = join(FOLDER, `${name}-${patents.length}`)
  // Only the code below writes this file.
  if (existsSync(file)) return deserialize(readFileSync(file)) as DescribedView[]
  const all = await describeInThreads(patents, 2, patents.length)
  mkdirSync(FOLDER, { recursive: true })
  // Write to a temporary name and rename, so that an interrupted run leaves no partial file.
  writeFileSync(`${file}.new`, serialize(all))
  renameSync(`${file}.new`, file)
  return all
}

async function describeInThreads(patents: Patent[], threads: number, count: number): Promise<DescribedView[]> {
  const shares = Array.from({ length: threads }, (_, share) =>
    [...patents.keys()].slice(0, count).filter((place) => place % threads === share),
  )
  const parts = await runInThreads<DescribedView[]>(shares.map((places) => ({ what: 'describe', patents, places })))
  return parts.flat().sort((a, b) => a.place - b.place)
}
