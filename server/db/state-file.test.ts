import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { DataFileError, openDatabase } from './sqlite.ts'
import { migrate, stateOf, type UpgradePart } from './state.ts'
import { openStateFile } from './state-file.ts'
import { fifthVersion } from './state-version-5.test-support.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'))
  file = join(folder, 'state.sqlite')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const open = async () => (await openStateFile(file)).destroy()
function sql(text: string): void {
  const db = new Database(file)
  db.exec(text)
  db.close()
}

/** Expects a rejection with a matching one-line message, and an unchanged file. */
async function expectRefusal(line: RegExp): Promise<void> {
  const before = readFileSync(file)
  const rejection = await openStateFile(file).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(rejection).toBeInstanceOf(DataFileError)
  expect(Object(rejection).message).toMatch(line)
  expect(Object(rejection).message).not.toContain('\n')
  expect(readFileSync(file).equals(before)).toBe(true)
}

describe('opening the state file', () => {
  it('creates a missing file with all its tables and leaves no other file', async () => {
    await open()
    expect(readdirSync(folder)).toEqual(['state.sqlite'])
    await open()
  })

  it('rejects an empty file, because a killed start never leaves one', async () => {
    writeFileSync(file, '')
    await expectRefusal(/^The data file \S+state\.sqlite is empty or not ours: .* Restore it from a backup/)
  })

  it('rejects a file whose tables were in a lost log', async () => {
    sql('PRAGMA journal_mode = WAL; PRAGMA user_version = 1')
    await expectRefusal(/state\.sqlite is empty or not ours: .* together with its -wal file/)
  })

  it('rejects a database of another program', async () => {
    sql('CREATE TABLE song (title TEXT)')
    await expectRefusal(/state\.sqlite is empty or not ours/)
  })

  it('does not create a missing file next to an old log, which SQLite would replay into it', async () => {
    await open()
    const log = `${file}-wal`
    renameSync(file, log)
    await expect(open()).rejects.toThrow(
      /^The data file \S+state\.sqlite is missing, but its log \S+-wal exists[^\n]*Put the file back[^\n]*$/,
    )
    expect(readdirSync(folder)).toEqual(['state.sqlite-wal'])
  })

  it('reports that an earlier version was killed while it upgraded the file', async () => {
    const old = await fifthVersion(file)
    // What migration 006 of that version had done when it was killed.
    old.exec('ALTER TABLE report RENAME COLUMN asin TO subject')
    old.close()
    await expectRefusal(
      /does not have the tables that it should: an earlier version was probably killed .*006-reports-markets: no such column.* Put back a copy/,
    )
  })

  it('rejects a file of a newer version and names the unknown migration', async () => {
    await open()
    sql(`INSERT INTO kysely_migration VALUES ('900-from-the-future', '2027-01-01T00:00:00.000Z')`)
    await expectRefusal(/was upgraded by a newer version of this program \(900-from-the-future\)\. Start that version/)
  })

  it('upgrades an earlier version and reports progress at each step and after each hundred reports', async () => {
    const old = await fifthVersion(file)
    old.close()
    const parts: UpgradePart[] = []
    await (await openStateFile(file, (part) => parts.push(part))).destroy()
    expect(parts[0]).toMatchObject({ name: '006-reports-markets', step: 6, steps: expect.any(Number) })
    expect(parts[1]).toMatchObject({ step: 6, rows: { done: 3, total: 3 } })
    expect(parts.at(-1)?.step).toBe(parts.at(-1)?.steps)
    const again: UpgradePart[] = []
    await (await openStateFile(file, (part) => again.push(part))).destroy()
    expect(again).toEqual([])
  })
})

it('a migration on a full disk reports the full disk, not a failed rollback', async () => {
  const connection = openDatabase(file)
  const db = stateOf(connection)
  onTestFinished(() => db.destroy())
  connection.pragma('max_page_count = 20')
  await expect(migrate(db)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
})
