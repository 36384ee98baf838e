/** Builds the sample rights. Only sample rows change; imported rows stay. */
import { existsSync } from 'node:fs'
import { type SampleRights, sampleRights } from '#fixtures/rights/rights.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type BuildOptions, worldOptions } from '#server/features/catalogue/public.writing.ts'
import { VERSION as DESCRIPTOR_VERSION } from '../picture-comparison/descriptor.ts'
import { type DescriptorOf, describeDrawings } from './describe-drawings.ts'
import { openRightsForWriting } from './rights-file.ts'
import { removeSampleRights, rightsWriter } from './rights-writer.ts'

/** Raise it if existing data folders must rebuild their sample rights after a change of fixtures or descriptors. */
const RIGHTS_WORLD_VERSION = 4

/** Like `catalogueState`, for the sample rights. */
export function rightsState(options: BuildOptions): 'fresh' | 'stale' | 'absent' {
  if (!existsSync(options.file)) return 'absent'
  const db = openRightsForWriting(options.file)
  try {
    const known = db.prepare<[], string>(`SELECT value FROM meta WHERE key = 'world'`).pluck().get()
    if (known === undefined) return 'absent'
    return known === stampOf(options, JSON.parse(known)) ? 'fresh' : 'stale'
  } finally {
    db.close()
  }
}

/** Identifies the sample rights. Without `options.now`, any date of existing rights is accepted. */
function stampOf(options: BuildOptions, known?: { now: string }): string {
  const { seed, size, now } = worldOptions(options)
  return JSON.stringify({
    version: RIGHTS_WORLD_VERSION,
    descriptors: DESCRIPTOR_VERSION,
    seed,
    size,
    now: options.now ?? known?.now ?? now,
  })
}

/** Replaces the sample rights in one transaction, so that a killed process leaves the previous ones. */
export async function buildRights(options: BuildOptions): Promise<void> {
  const world = worldOptions(options)
  const rights = sampleRights(world)
  const descriptorOf = await describeDrawings(rights.patents, (done, total) =>
    options.onProgress?.(done, total, 'drawings of patents'),
  )
  const db = openRightsForWriting(options.file)
  try {
    db.transaction(() => {
      removeSampleRights(db)
      write(db, rights, descriptorOf)
      db.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ('world', ?)`).run(
        stampOf({ ...options, now: world.now }),
      )
    }).immediate()
    db.exec('ANALYZE')
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}

/** Skips sample patents and marks whose number a real row has. */
function write(db: Connection, { patents, marks, cases }: SampleRights, descriptorOf: DescriptorOf): void {
  const writer = rightsWriter(db)
  for (const { patent, shape, views } of patents) {
    if (writer.sourceOfPatent(patent) !== undefined) continue
    const drawn = views.map(({ no, kind }) => ({ no, kind, drawing: shape, descriptor: descriptorOf(shape, kind) }))
    writer.putPatent(patent, drawn, `${patent.publishedOn}T00:00:00.000Z`)
  }
  for (const mark of marks) if (writer.sourceOfMark(mark) === undefined) writer.putMark(mark)
  for (const row of cases) writer.putCase(row)
}
