/** Caches patent descriptions between runs: describing twenty thousand takes longer than searching them. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Patent } from './design.ts'
import { runInThreads } from './in-threads.ts'
import type { Described } from './tasks.ts'

const FOLDER = join(tmpdir(), 'bench-pictures')
/** Patents whose current descriptions key the cache: two of each family. */
const WITNESSES = 56

/**
 * In the order of the patents. The cache key is a hash of the witnesses' descriptions, so a change of engine or
 * drawings invalidates it.
 */
export async function loadDescriptions(patents: Patent[]): Promise<Described[]> {
  const witnesses = await describeIn(patents, 1, WITNESSES)
  const name = createHash('sha256').update(serialize(witnesses)).digest('hex').slice(0, 16)
  const file = join(FOLDER, `${name}-${patents.length}`)
  // Only the code below writes this file.
  if (existsSync(file)) return deserialize(readFileSync(file)) as Described[]
  const all = await describeIn(patents, 2, patents.length)
  mkdirSync(FOLDER, { recursive: true })
  // Write to a temporary name and rename, so that an interrupted run leaves no partial file.
  writeFileSync(`${file}.new`, serialize(all))
  renameSync(`${file}.new`, file)
  return all
}

async function describeIn(patents: Patent[], threads: number, count: number): Promise<Described[]> {
  const shares = Array.from({ length: threads }, (_, share) =>
    [...patents.keys()].slice(0, count).filter((place) => place % threads === share),
  )
  const parts = await runInThreads<Described[]>(shares.map((places) => ({ what: 'describe', patents, places })))
  return parts.flat().sort((a, b) => a.place - b.place)
}
