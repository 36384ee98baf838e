import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createRandom } from '#fixtures/random.ts'
import { runs } from '#fixtures/test-set.test-support.ts'
import { withConnection } from './own-connection.ts'
import { compact, emptyLog, noteRemnants } from './remnants.ts'
import { openState, type State } from './state.ts'

const MARK = 'somebody-who-left'

let file = ''
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'remnants-'))
  file = join(folder, 'state.sqlite')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const openCompact = async (): Promise<State> => {
  const db = openState(file)
  onTestFinished(() => db.destroy())
  await compact(db, () => {})
  return db
}

const marks = () => [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1').split(MARK).length - 1)

/** Short rows on all pages. Every fifth contains the mark, and every third insert also deletes a row. */
async function fill(db: State, changes: number): Promise<void> {
  const random = createRandom(changes, 'remnants')
  await sql`CREATE TABLE thing (name TEXT PRIMARY KEY, text TEXT NOT NULL)`.execute(db)
  await db.transaction().execute(async (trx) => {
    for (let i = 0; i < changes; i++) {
      const name = `${random.next()} ${i % 5 === 0 ? MARK : 'somebody-else'}`
      const text = name.repeat(random.int(1, 2))
      await sql`INSERT INTO thing VALUES (${name}, ${text})`.execute(trx)
      if (i % 3 === 0) await sql`DELETE FROM thing WHERE name > ${String(random.next())} LIMIT 1`.execute(trx)
    }
  })
}
const removeMarked = (db: State) => sql`DELETE FROM thing WHERE name LIKE ${`%${MARK}`}`.execute(db)

describe('a deleted row', () => {
  it('is overwritten in the file, and disappears from the log when the log is emptied', async () => {
    const db = await openCompact()
    await fill(db, 20)
    await removeMarked(db)
    expect(marks()[1]).toBeGreaterThan(0)
    await emptyLog(db)
    expect(marks()).toEqual([0, 0])
  })
  it('leaves no copy in pages it was moved from after the file is compacted', async () => {
    const db = await openCompact()
    await fill(db, runs(1500, 30_000))
    await removeMarked(db)
    await emptyLog(db)
    // Overwriting the deleted row is not enough: pages keep copies of moved rows.
    expect(marks()[0]).toBeGreaterThan(0)
    await noteRemnants(db)
    await compact(db, () => {})
    expect(marks()).toEqual([0, 0])
  })
})

describe('compacting', () => {
  it('removes rows that were deleted before secure_delete was on', async () => {
    const db = openState(file)
    onTestFinished(() => db.destroy())
    withConnection(db, (own) => own.pragma('secure_delete = OFF'))
    await fill(db, 20)
    await removeMarked(db)
    await emptyLog(db)
    expect(marks()[0]).toBeGreaterThan(0)
    await compact(db, () => {})
    expect(marks()).toEqual([0, 0])
  })
  it('runs only after an erasure, so that other starts stay fast', async () => {
    const db = await openCompact()
    withConnection(db, (own) => own.pragma('secure_delete = OFF'))
    await fill(db, 20)
    await removeMarked(db)
    await emptyLog(db)
    await compact(db, () => {})
    expect(marks()[0]).toBeGreaterThan(0)
    await db.transaction().execute(noteRemnants)
    await compact(db, () => {})
    expect(marks()[0]).toBe(0)
  })
})
