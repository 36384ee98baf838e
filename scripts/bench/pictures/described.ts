/** The descriptions of the bench's patents, kept between runs: making twenty thousand takes longer than asking them. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Patent } from './design.ts'
import { inThreads } from './in-threads.ts'
import type { Described } from './tasks.ts'

const FOLDER = join(tmpdir(), 'bench-pictures')
/** Patents that tell whether descriptions that stand are those of today: two of each family. */
const WITNESSES = 56

/** In the order of the patents. Kept under what the witnesses look like now, so a change of engine or drawings makes them anew. */
export async function described(patents: Patent[]): Promise<Described[]> {
  const witnesses = await describeIn(patents, 1, WITNESSES)
  const name = createHash('sha256').update(serialize(witnesses)).digest('hex').slice(0, 16)
  const file = join(FOLDER, `${name}-${patents.length}`)
  // Written below by this very function.
  if (existsSync(file)) return deserialize(readFileSync(file)) as Described[]
  const all = await describeIn(patents, 2, patents.length)
  mkdirSync(FOLDER, { recursive: true })
  // Beside it first: a run that is broken off leaves no half of a file.
  writeFileSync(`${file}.new`, serialize(all))
  renameSync(`${file}.new`, file)
  return all
}

async function describeIn(patents: Patent[], threads: number, count: number): Promise<Described[]> {
  const shares = Array.from({ length: threads }, (_, share) =>
    [...patents.keys()].slice(0, count).filter((place) => place % threads === share),
  )
  const parts = await inThreads<Described[]>(shares.map((places) => ({ what: 'describe', patents, places })))
  return parts.flat().sort((a, b) => a.place - b.place)
}
