import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Patent } from '#contracts/model/rights/patent.ts'
import { type Connection, DataFileError, openDatabase } from '#server/db/sqlite.ts'
import { MARK, PATENT } from './rights.test-support.ts'
import { rightsOf } from './rights.ts'
import { ensureRights, openRights, openRightsForWriting } from './rights-file.ts'
import { fromMark, fromPatent } from './rights-rows.ts'
import { upgradeToDrawn } from './rights-schema.ts'
import { version1 } from './rights-version-1.test-support.ts'
import { rightsWriter } from './rights-writer.ts'

const TODAY = '2026-11-15'
const ADDED = '2023-09-05T10:00:00.000Z'
const SHAPE = `SELECT m.name, c.name AS part, c.type FROM sqlite_schema m, pragma_table_info(m.name) c ORDER BY 1, c.cid`
const REST = `SELECT name, tbl_name, sql FROM sqlite_schema WHERE type <> 'table' ORDER BY name`

/** A file of version 1: a patent with its class, owner, words and view, and a mark. */
function oldFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'old-rights-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'rights.sqlite')
  const db = openDatabase(file)
  db.exec(version1)
  put(db, 'patent', { ...fromPatent(PATENT, ADDED), id: 7, change: 1 })
  db.exec(`UPDATE patent SET facts = json_remove(facts, '$.priorities')`)
  put(db, 'mark', { ...fromMark(MARK), id: 9, change: 1 })
  db.exec(`INSERT INTO patent_class VALUES (7, 7, 1);
    INSERT INTO patent_owner VALUES (7, 'braxwick living');
    INSERT INTO patent_words (rowid, title) VALUES (7, 'travel mug');
    INSERT INTO patent_view VALUES (7, 1, 'front', NULL, x'01')`)
  db.close()
  return file
}

function put(db: Connection, table: string, row: object): void {
  const columns = Object.keys(row)
  db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((c) => `@${c}`).join(', ')})`).run(row)
}

it('upgrades a file of version 1 in place, keeps every row, and gives the current schema', () => {
  const file = oldFile()
  expect(() => openRights(file)).toThrow(DataFileError)
  expect(() => openRights(file)).toThrow(/version 1, .* reads version 3\. .* keeps imported data\.$/)
  ensureRights(file)
  const db = openRights(file)
  onTestFinished(() => void db.close())
  const fresh = openRightsForWriting(':memory:')
  for (const sql of [SHAPE, REST]) expect(db.prepare(sql).all()).toEqual(fresh.prepare(sql).all())
  expect(db.pragma('foreign_key_check')).toEqual([])
  const rights = rightsOf(db)
  expect(rights.patent(7, TODAY)).toEqual({ ...PATENT, id: 7, views: [{ no: 1, kind: 'front' }] })
  expect(rights.mark(9)).toEqual({ ...MARK, id: 9 })
  for (const filter of [{ title: 'mug' }, { locarno: '07-01' }, { addedAfter: '2023-01-01' }])
    expect(rights.idsWhere(filter, TODAY)).toEqual(Uint32Array.of(7))
  expect([...rights.describedPatents(0)]).toMatchObject([{ patentId: 7, change: 1 }])
})

it('upgrades a file of version 2, which then stores the priorities of the next import', () => {
  const file = oldFile()
  const old = openDatabase(file)
  old.pragma('foreign_keys = OFF')
  old.exec(upgradeToDrawn)
  old.pragma('user_version = 2')
  old.close()
  const db = openRightsForWriting(file)
  onTestFinished(() => void db.close())
  const fresh = openRightsForWriting(':memory:')
  for (const sql of [SHAPE, REST]) expect(db.prepare(sql).all()).toEqual(fresh.prepare(sql).all())
  const priorities = [{ country: 'CN', number: '202130123456.7', filedOn: '2021-03-02' }]
  rightsWriter(db).putPatent({ ...PATENT, priorities }, [], ADDED)
  expect(rightsOf(db).patent(7, TODAY)?.priorities).toEqual(priorities)
})

it('an upgraded file never reuses ids of an older program', () => {
  const db = openRightsForWriting(oldFile())
  onTestFinished(() => void db.close())
  const writer = rightsWriter(db)
  const other = (no: number): Omit<Patent, 'id' | 'views'> => ({ ...PATENT, publicationNumber: `D${no}` })
  const next = [writer.putPatent(other(1), [], ADDED), writer.putMark({ ...MARK, serialNumber: '1' })]
  expect(next).toEqual([1_000_008, 1_000_010])
  db.exec('DELETE FROM patent WHERE id > 7')
  expect(writer.putPatent(other(2), [], ADDED)).toBe(1_000_009)
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
})

it('calls onUpgrade once before an upgrade, and not for new or current files', () => {
  const calls: string[] = []
  const file = oldFile()
  for (const state of ['old', 'current']) ensureRights(file, () => calls.push(state))
  openRightsForWriting(':memory:', () => calls.push('new')).close()
  expect(calls).toEqual(['old'])
})

it('reports a damaged old file with a one-line message and does not change it', () => {
  const file = oldFile()
  const bytes = readFileSync(file)
  // All pages except the first, which has the schema.
  bytes.fill(0xff, 4096)
  writeFileSync(file, bytes)
  expect(() => ensureRights(file)).toThrow(
    new DataFileError(
      `The data file ${file} is damaged. Restore it from a backup, or move it and its -wal file away and start again: dev mode recreates its sample data; repeat the imports.`,
    ),
  )
  expect(readFileSync(file).equals(bytes)).toBe(true)
})
